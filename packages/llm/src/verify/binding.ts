import type { Language } from '@redraft/contracts'
import { findNames } from '@redraft/text'
import { readAsSimplified } from '@redraft/transform'
import type { ReadSentence, SentenceGroup } from './align-sentences.ts'
import type { Fault } from './fault.ts'
import { lexiconOf } from './load-lexicon.ts'
import type { ContentWord } from './units.ts'

const NUMBER = /[\d０-９]+(?:[.,:/–-][\d０-９]+)*\s?[%％‰°]?/g
const PLACEHOLDER = /\[\[P\d+\]\]/g
/** A year moves freely: "a survey in 2018" is "a 2018 survey". */
const YEAR = /^(?:1[5-9]|20)\d\d$/
/** Words on each side that tell what a number belongs to. */
const NEAR = 3

interface Anchor {
  readonly literal: string
  /** Stems near it, in its own clause. */
  readonly near: readonly string[]
}

/** Numbers and citations keep what they belong to; who acts on whom stays so: as far as words can tell. */
export function bindingFaults(group: SentenceGroup, language: Language): Fault[] {
  return [
    ...anchorFaults(group, language),
    ...nameOrderFaults(group, language),
    ...agentFaults(group, language),
  ]
}

function anchorFaults({ source, output }: SentenceGroup, language: Language): Fault[] {
  const [before, after] = [source, output].map((side) => side.flatMap((each) => anchorsOf(each, language)))
  if (before === undefined || after === undefined) return []
  const sorted = (anchors: readonly Anchor[]) =>
    anchors
      .map(({ literal }) => literal)
      .sort()
      .join('\n')
  if (sorted(before) !== sorted(after)) return [{ gate: 'number_moved' }]
  const fault = before.find((a, index) =>
    before.slice(index + 1).some((b) => a.literal !== b.literal && areSwapped([a, b], after)),
  )
  return fault === undefined ? [] : [{ gate: 'number_moved', detail: fault.literal }]
}

function anchorsOf({ text, words }: ReadSentence, language: Language): Anchor[] {
  const cuts = [...text.matchAll(lexiconOf(language).clause)].map(({ index }) => index)
  const bare = text.replace(PLACEHOLDER, (found) => ' '.repeat(found.length))
  return [...bare.matchAll(NUMBER)].map(({ 0: found, index }) => {
    const from = Math.max(0, ...cuts.filter((cut) => cut < index))
    const to = Math.min(text.length, ...cuts.filter((cut) => cut > index))
    const inside = words.filter(({ at, stem }) => at >= from && at < to && !/^[\d０-９]/.test(stem))
    const left = inside.filter(({ at }) => at < index).slice(-NEAR)
    const right = inside.filter(({ at }) => at > index).slice(0, NEAR)
    return { literal: found.trim(), near: [...left, ...right].map(({ stem }) => stem) }
  })
}

/**
 * Whether two numbers changed places: each stands among the words that the other stood among, or they are in another order
 * and one of them has left its words for the other's, or both have left theirs.
 */
function areSwapped([a, b]: readonly [Anchor, Anchor], after: readonly Anchor[]): boolean {
  const [atA, atB] = [a, b].map(({ literal }) => after.findIndex((anchor) => anchor.literal === literal))
  const [nowA, nowB] = [after[atA ?? -1], after[atB ?? -1]]
  if (nowA === undefined || nowB === undefined) return false
  const own = (anchor: Anchor, other: Anchor) => anchor.near.filter((stem) => !other.near.includes(stem))
  const shared = (now: Anchor, stems: readonly string[]) =>
    stems.filter((stem) => now.near.includes(stem)).length
  const [ownA, ownB] = [own(a, b), own(b, a)]
  const isTurned = (atA ?? 0) > (atB ?? 0)
  const hasLeft = (now: Anchor, stems: readonly string[]) => stems.length > 0 && shared(now, stems) === 0
  const isLostTo = (now: Anchor, stems: readonly string[], others: readonly string[]) =>
    hasLeft(now, stems) && (others.length === 0 || shared(now, others) > 0)
  const lost = [
    ...(YEAR.test(a.literal) ? [] : [isLostTo(nowA, ownA, ownB)]),
    ...(YEAR.test(b.literal) ? [] : [isLostTo(nowB, ownB, ownA)]),
  ]
  if (isTurned && lost.includes(true)) return true
  if (isTurned && hasLeft(nowA, ownA) && hasLeft(nowB, ownB)) return true
  if (isTurned && ownA.length === 0 && ownB.length === 0) return true
  return shared(nowA, ownB) > shared(nowA, ownA) && shared(nowB, ownA) >= shared(nowB, ownB)
}

const textOf = (side: readonly ReadSentence[]) => side.map(({ text }) => text).join(' ')

function isTurned({ source, output }: SentenceGroup, language: Language): boolean {
  const { passive } = lexiconOf(language)
  const count = (side: readonly ReadSentence[]) => readAsSimplified(textOf(side)).match(passive)?.length ?? 0
  return count(source) !== count(output)
}

/** Two names that change places change roles, unless the sentence turned from active to passive. */
function nameOrderFaults(group: SentenceGroup, language: Language): Fault[] {
  const text = textOf(group.source).replace(PLACEHOLDER, ' ')
  const rewritten = textOf(group.output)
  const names = [...new Set(findNames(text, language).map(({ start, end }) => text.slice(start, end)))]
  const placed = names.filter((name) => isOnce(text, name) && isOnce(rewritten, name))
  for (const [index, first] of placed.entries()) {
    const second = placed[index + 1]
    if (second === undefined || first.includes(second) || second.includes(first)) continue
    const between = text.slice(text.indexOf(first) + first.length, text.indexOf(second))
    if (isList(between) || rewritten.indexOf(first) < rewritten.indexOf(second)) continue
    if (!isTurned(group, language)) return [{ gate: 'agents_swapped', detail: first }]
  }
  return []
}

const isOnce = (text: string, part: string) => text.split(part).length === 2
const isList = (between: string) => /^[\s,、，和与與及跟]*(?:and|or|&)?[\s,、，]*$/iu.test(between)

/** Words that both sides have once, in order. */
function keptWords(side: readonly ReadSentence[], other: readonly ReadSentence[]): ContentWord[] {
  const wordsOf = (sentences: readonly ReadSentence[]) => sentences.flatMap(({ words }) => words)
  const [own, others] = [wordsOf(side), wordsOf(other)]
  const isOne = (list: readonly ContentWord[], stem: string) =>
    list.filter((word) => word.stem === stem).length === 1
  return own.filter(({ stem }) => isOne(own, stem) && isOne(others, stem))
}

/** "A helps B" that became "B helps A": three words that both have in a row, the outer two exchanged. */
function agentFaults(group: SentenceGroup, language: Language): Fault[] {
  const before = keptWords(group.source, group.output)
  const after = keptWords(group.output, group.source).map(({ stem }) => stem)
  const text = readAsSimplified(textOf(group.source)).toLowerCase()
  for (let index = 0; index + 2 < before.length; index++) {
    const [first, verb, second] = before.slice(index, index + 3)
    if (first === undefined || verb === undefined || second === undefined) break
    if (!first.mayAct || !second.mayAct) continue
    const [a, v, b] = [first.stem, verb.stem, second.stem]
    const at = after.indexOf(v)
    if (after[at - 1] !== b || after[at + 1] !== a) continue
    const from = text.indexOf(a) + a.length
    const between = text.slice(from, text.indexOf(v, from))
    if (/[,、;，；]|\band\b|\bor\b|和|与|及/u.test(between) || isTurned(group, language)) continue
    return [{ gate: 'agents_swapped', detail: a }]
  }
  return []
}
