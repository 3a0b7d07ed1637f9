import type { TransformTask } from '@redraft/contracts'
import { parseSource, type Source } from '@redraft/transform'

/**
 * A stretch of a text, in UTF-16 code units: prose for the model, prose that is left to the local engine, or what
 * nobody rewrites. Joined in order the parts are the text.
 */
export interface Part {
  readonly kind: 'model' | 'local' | 'kept'
  readonly text: string
}

/** Less than this is not worth a call, and says too little to be verified: words, or Chinese characters. */
const LEAST_UNITS = 12
const UNIT = /\p{Script=Han}|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu
const SENTENCE_END = /[.!?。！？…][\p{Pe}\p{Pf}"'’”*_]*(?:\s*(?:\[[^\]]*\]|\([^)]*\)))*\s*$/u

interface Stretch {
  readonly start: number
  readonly end: number
  readonly blockKind: string
}

/** Lines with sentences: each is a paragraph of its own, or an item of a list. */
function proseLines({ text, sentences }: Source): Stretch[] {
  const lines: Stretch[] = []
  for (const { start, end, block, blockKind } of sentences) {
    const last = lines.at(-1)
    const isSame = last !== undefined && !text.slice(last.end, start).includes('\n')
    if (isSame && last !== undefined) lines[lines.length - 1] = { ...last, end }
    else lines.push({ start, end, blockKind: `${blockKind}:${block}` })
  }
  return lines
}

function isForModel(text: string, { start, end }: Stretch): boolean {
  const line = text.slice(start, end)
  return !line.includes('\n') && SENTENCE_END.test(line) && (line.match(UNIT)?.length ?? 0) >= LEAST_UNITS
}

/** Cuts a text into its parts. A paragraph of broken lines, verse and short items are left to the local engine. */
export function splitParts(task: Pick<TransformTask, 'text' | 'language' | 'personalTerms'>): Part[] {
  const { text } = task
  const source = parseSource(task)
  const lines = proseLines(source)
  const parts: Part[] = []
  let at = 0
  const add = (kind: Part['kind'], end: number) => {
    const last = parts.at(-1)
    const piece = text.slice(at, end)
    at = end
    if (piece === '') return
    const joins = last !== undefined && kind !== 'model' && last.kind !== 'model'
    if (!joins) parts.push({ kind, text: piece })
    else parts[parts.length - 1] = { kind: kind === 'local' ? kind : last.kind, text: last.text + piece }
  }
  for (const [index, line] of lines.entries()) {
    const isBroken = [lines[index - 1], lines[index + 1]].some((other) => other?.blockKind === line.blockKind)
    const broken = isBroken && blockEndsInside(text, lines, index)
    add('kept', line.start)
    add(isForModel(text, line) && !broken ? 'model' : 'local', line.end)
  }
  add('kept', text.length)
  return parts
}

/** Whether a line of the same block ends in the middle of a sentence: then no line of it stands by itself. */
function blockEndsInside(text: string, lines: readonly Stretch[], index: number): boolean {
  const kind = lines[index]?.blockKind
  const own = lines.filter(({ blockKind }) => blockKind === kind)
  return own.some(({ start, end }) => !SENTENCE_END.test(text.slice(start, end)))
}
