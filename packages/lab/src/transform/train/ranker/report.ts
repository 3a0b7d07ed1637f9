import type { Example } from './examples.ts'
import type { LogisticRegression } from './logistic.ts'

const LEVELS = [-2, -1, -0.5, 0, 0.5, 1, 2] as const

/** For each group: proposals, right ones, and precision and recall (per cent) from some log-odds on. */
export function reportOn(examples: readonly Example[], regression: LogisticRegression): void {
  const groups = new Map<string, Example[]>()
  for (const example of examples)
    (groups.get(example.group) ?? groups.set(example.group, []).get(example.group))?.push(example)
  const rows = [...groups].toSorted().map(([group, all]) => {
    const own = all.map((example) => ({ isRight: example.isRight, score: regression.score(example) }))
    const right = own.filter(({ isRight }) => isRight).length
    const at = (least: number) => {
      const made = own.filter(({ score }) => score >= least)
      const good = made.filter(({ isRight }) => isRight).length
      return `${Math.round((100 * good) / Math.max(1, made.length))}/${Math.round((100 * good) / Math.max(1, right))}`
    }
    return {
      group,
      proposals: own.length,
      right,
      ...Object.fromEntries(LEVELS.map((level) => [`at ${level}`, at(level)])),
    }
  })
  console.table(rows)
}
