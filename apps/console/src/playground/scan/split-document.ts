import { LIMITS } from '@redraft/contracts'
import { countCharacters, countWords } from '@redraft/text/counts'
import { segmentBlocks, segmentSentences } from '@redraft/text/sentences'

/** A part of a document that one detection takes. */
export interface Chunk {
  readonly text: string
  /** Place in the whole document, in code points, as the offsets of a report are. */
  readonly start: number
  readonly words: number
}

/** A stretch that is better not cut, with what it counts. */
interface Unit {
  readonly text: string
  readonly words: number
  readonly characters: number
}

export interface ChunkLimits {
  readonly maxWords: number
  readonly maxCharacters: number
}

const HAN = /\p{Script=Han}/u
const codePoints = (text: string): number => [...text].length

/** Upper bounds that add up: composing and joining can only lessen the count of characters. */
const toUnit = (text: string): Unit => ({ text, words: countWords(text), characters: codePoints(text) })

const fits = ({ words, characters }: Unit, limits: ChunkLimits): boolean =>
  words <= limits.maxWords && characters <= limits.maxCharacters

/** Cuts a text at the starts given, so that the parts joined are the text. */
function cutAt(text: string, starts: readonly number[]): string[] {
  const edges = [0, ...starts.filter((start) => start > 0), text.length]
  return edges.slice(1).flatMap((end, index) => text.slice(edges[index], end) || [])
}

/** A sentence beyond the limits, such as a table in one line, is cut at white space or, without any, anywhere. */
function cutAnywhere(text: string, limits: ChunkLimits): Unit[] {
  const size = Math.max(1, Math.min(limits.maxCharacters, limits.maxWords))
  const units: Unit[] = []
  let rest = [...text]
  while (rest.length > 0) {
    let end = Math.min(size, rest.length)
    if (end < rest.length) {
      const space = rest.slice(0, end).findLastIndex((character) => /\s/.test(character))
      if (space > 0) end = space + 1
    }
    units.push(toUnit(rest.slice(0, end).join('')))
    rest = rest.slice(end)
  }
  return units
}

function cutParagraph(text: string, limits: ChunkLimits): Unit[] {
  const language = HAN.test(text.slice(0, 400)) ? 'zh_CN' : 'en'
  const starts = segmentSentences(text, language).map(({ start }) => start)
  return cutAt(text, starts).flatMap((sentence) => {
    const unit = toUnit(sentence)
    return fits(unit, limits) ? [unit] : cutAnywhere(sentence, limits)
  })
}

function toUnits(text: string, limits: ChunkLimits): Unit[] {
  const starts = segmentBlocks(text)
    .filter((block) => block.kind !== 'blank')
    .map(({ start }) => start)
  return cutAt(text, starts).flatMap((paragraph) => {
    const unit = toUnit(paragraph)
    return fits(unit, limits) ? [unit] : cutParagraph(paragraph, limits)
  })
}

/** Words up to which a chunk is filled, so that the parts are of like length and none is too short to judge. */
function evenTarget(units: readonly Unit[], limits: ChunkLimits): number {
  const words = units.reduce((sum, unit) => sum + unit.words, 0)
  const characters = units.reduce((sum, unit) => sum + unit.characters, 0)
  const parts = Math.ceil(Math.max(words / limits.maxWords, characters / limits.maxCharacters, 1))
  return words / parts
}

/**
 * Cuts a document into parts within both limits of detection: at paragraph ends, then sentence ends, and inside
 * a sentence only when it alone is over a limit. The parts are the text but for stretches without words.
 */
export function splitDocument(text: string, limits: ChunkLimits = LIMITS.detect): Chunk[] {
  if (countWords(text) <= limits.maxWords && countCharacters(text) <= limits.maxCharacters)
    return text === '' ? [] : [{ text, start: 0, words: countWords(text) }]
  const units = toUnits(text, limits)
  const target = evenTarget(units, limits)
  const groups: Unit[][] = []
  let filled = { text: '', words: 0, characters: 0 }
  for (const unit of units) {
    const grown = {
      text: '',
      words: filled.words + unit.words,
      characters: filled.characters + unit.characters,
    }
    const group = groups.at(-1)
    if (group === undefined || filled.words >= target || !fits(grown, limits)) {
      groups.push([unit])
      filled = unit
    } else {
      group.push(unit)
      filled = grown
    }
  }
  return toChunks(groups.map((group) => group.map((unit) => unit.text).join('')))
}

/** A part without words is not sent: it would be refused, and there is nothing to judge. */
function toChunks(texts: readonly string[]): Chunk[] {
  let start = 0
  return texts.flatMap((text) => {
    const chunk = { text, start, words: countWords(text) }
    start += codePoints(text)
    return chunk.words === 0 ? [] : [chunk]
  })
}
