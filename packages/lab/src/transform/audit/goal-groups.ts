import type { TransformGoal } from '@redraft/contracts'
import { DEFAULT_SYNONYMS_LEVEL, RULE_MODES, type RuleMode } from '@redraft/transform'

/** Goals whose edits are held to one measure: an edit may be good for one group and out of place in another. */
export const GOAL_GROUPS = ['humanize', 'rewrite', 'paraphrase', 'other'] as const
export type GoalGroup = (typeof GOAL_GROUPS)[number]

const paraphrase = (mode: Extract<TransformGoal, { endpoint: 'paraphrase' }>['mode']): TransformGoal => ({
  ...{ endpoint: 'paraphrase', mode, synonymsLevel: DEFAULT_SYNONYMS_LEVEL },
})

/** One goal for each rule mode, by group. */
const GOALS: Readonly<Record<GoalGroup, Readonly<Partial<Record<RuleMode, TransformGoal>>>>> = {
  humanize: {
    'reduce-aigc': { endpoint: 'humanize', mode: 'reduce-aigc' },
    'reduce-both': { endpoint: 'humanize', mode: 'reduce-both' },
  },
  rewrite: {
    'polish-academic': { endpoint: 'rewrite', tone: 'academic' },
    'polish-neutral': { endpoint: 'rewrite', tone: 'neutral' },
  },
  paraphrase: { standard: paraphrase('standard'), creative: paraphrase('creative') },
  other: {
    fluency: paraphrase('fluency'),
    formal: paraphrase('formal'),
    academic: paraphrase('academic'),
    simple: paraphrase('simple'),
    expand: paraphrase('expand'),
    shorten: paraphrase('shorten'),
  },
}

export interface ModeGoal {
  readonly group: GoalGroup
  readonly mode: RuleMode
  readonly goal: TransformGoal
}

/** The goals that a text is rewritten for: one of each group, its modes taking turns from text to text. */
export function goalsOfTurn(turn: number): ModeGoal[] {
  return GOAL_GROUPS.map((group) => {
    const modes = RULE_MODES.filter((mode) => GOALS[group][mode] !== undefined)
    const mode = modes[turn % modes.length] as RuleMode
    return { group, mode, goal: GOALS[group][mode] as TransformGoal }
  })
}
