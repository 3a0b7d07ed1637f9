import type { TransformGoal } from '@redraft/contracts'

/**
 * What a rule may be enabled for. Several endpoints share a mode: humanize `paraphrase` is `standard`,
 * humanize `academic-polish` is rewrite `academic`.
 */
export const RULE_MODES = [
  'reduce-aigc',
  'reduce-both',
  'standard',
  'fluency',
  'formal',
  'academic',
  'simple',
  'creative',
  'expand',
  'shorten',
  'polish-academic',
  'polish-neutral',
] as const
export type RuleMode = (typeof RULE_MODES)[number]

/** Default of `synonyms_level` where the endpoint has no such field. */
export const DEFAULT_SYNONYMS_LEVEL = 5

/** The rule mode of a goal. */
export function ruleMode(goal: TransformGoal): RuleMode {
  if (goal.endpoint === 'paraphrase') return goal.mode
  if (goal.endpoint === 'rewrite') return goal.tone === 'academic' ? 'polish-academic' : 'polish-neutral'
  if (goal.mode === 'paraphrase') return 'standard'
  return goal.mode === 'academic-polish' ? 'polish-academic' : goal.mode
}

/** How freely vocabulary may be replaced, 0–10. */
export function synonymsLevel(goal: TransformGoal): number {
  return goal.endpoint === 'paraphrase' ? goal.synonymsLevel : DEFAULT_SYNONYMS_LEVEL
}
