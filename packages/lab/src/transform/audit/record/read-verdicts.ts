export const VERDICTS = ['prefer', 'equal', 'undo'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Verdicts of a reader by item, from lines of item, verdict and note. @throws RangeError naming a line at fault. */
export function readVerdicts(tsv: string): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>()
  for (const [index, line] of tsv.split(/\r?\n/).entries()) {
    const [item = '', given = ''] = line.split('\t').map((cell) => cell.trim())
    if (line.trim() === '' || item === 'item') continue
    const verdict = VERDICTS.find((known) => known === given)
    if (!/^\d+$/.test(item) || verdict === undefined)
      throw new RangeError(`line ${index + 1}: no item with a verdict (${VERDICTS.join(', ')})`)
    if (verdicts.has(Number(item))) throw new RangeError(`line ${index + 1}: item ${item} is judged already`)
    verdicts.set(Number(item), verdict)
  }
  return verdicts
}
