import type { JudgedEdit } from './judged-edit.ts'

/** Judgements that the prior is worth: a rule never judged counts as undone as often as all of them. */
const PRIOR = 2

/** The chance that an edit is undone by the record of its rule alone, as a posterior mean. */
export interface RuleRecord {
  readonly chance: number
  readonly judged: number
}

/** Records of rules, operations and kinds from judged edits. */
export class RuleRecords {
  readonly #byKey = new Map<string, { judged: number; undone: number }>()
  readonly #base: number

  constructor(edits: readonly JudgedEdit[]) {
    this.#base = (edits.filter(isUndone).length + 1) / (edits.length + 2)
    for (const edit of edits) {
      for (const key of keysOf(edit)) {
        const own = this.#byKey.get(key) ?? { judged: 0, undone: 0 }
        this.#byKey.set(key, own)
        own.judged++
        if (isUndone(edit)) own.undone++
      }
    }
  }

  of(edit: JudgedEdit, key: RecordKey): RuleRecord {
    const { judged, undone } = this.#byKey.get(key(edit)) ?? { judged: 0, undone: 0 }
    return { chance: (undone + PRIOR * this.#base) / (judged + PRIOR), judged }
  }

  /** The same chance as log-odds. */
  oddsOf(edit: JudgedEdit, key: RecordKey): number {
    const { chance } = this.of(edit, key)
    return Math.log(chance / (1 - chance))
  }
}

export type RecordKey = (edit: JudgedEdit) => string

export const byRule: RecordKey = ({ ids }) => `rule ${ids.join('+')}`
export const byRuleAndGroup: RecordKey = ({ ids, group }) => `rule ${ids.join('+')} ${group}`
export const byKind: RecordKey = ({ kind, group }) => `kind ${kind} ${group}`
const KEYS = [byRule, byRuleAndGroup, byKind]

const keysOf = (edit: JudgedEdit) => KEYS.map((key) => key(edit))

export const isUndone = ({ verdict }: JudgedEdit) => verdict === 'undo'

/** Parts of the texts that know each other's records only. */
const PARTS = 5

/**
 * Records to learn with: each edit is told what other parts of the texts say. Leaving out its own text alone would
 * give its verdict away, for the record falls where an undone edit is left out.
 */
export function recordsOfOthers(edits: readonly JudgedEdit[]): (edit: JudgedEdit) => RuleRecords {
  const records = Array.from(
    { length: PARTS },
    (_, part) => new RuleRecords(edits.filter(({ text }) => text % PARTS !== part)),
  )
  return ({ text }) => records[text % PARTS] as RuleRecords
}
