import { openerEnd } from '../../grammar/opener.ts'
import { readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, type Scene } from '../scene.ts'
import { ANNOUNCES, dashPair, dashSingle } from './dash.ts'

const DASH = /(?<=[\p{L}\p{N}"”’)%])(?:\s?[—–]\s?| -- )(?=[\p{L}"“(])/gu
/** Words to a dash, at most, where a text is heard to lean on them: people write one in 200 to 300. */
const WORDS_PER_DASH = 130
const FEWEST_SENTENCES = 2

/** Whether dashes stand in several sentences of a text, and close together. */
function hasManyDashes(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.search(DASH) !== -1)
  const words = text.split(/\s+/).length
  return sentences.length >= FEWEST_SENTENCES && words / sentences.length <= WORDS_PER_DASH
}

const OF_MANY = { purposes: ['unmark'], gain: 1 } as const

/** "The plan — once a mere note — was dropped" → "The plan, once a mere note, was dropped": an aside without commas of its own. */
export const dashPairOfMany: Operation = {
  ...dashPair,
  ...OF_MANY,
  id: 'structure.dash-pair-of-many',
  drafts(scene) {
    if (!hasManyDashes(scene.text)) return []
    return dashPair.drafts(scene).flatMap(({ start, end, after }): Draft[] => {
      const inside = after.trim().slice(1, -1)
      const around = `${scene.text.slice(scene.sentence.start, start)}${scene.text.slice(end, scene.sentence.end)}`
      if (/[,(]/.test(inside) || /,/.test(around)) return []
      return [{ start, end, after: `, ${inside}, ` }]
    })
  },
}

/**
 * Fewer dashes are fewer marks; each sentence alone reads as well with its own, so only humanize asks for it.
 * The single dash of a sentence: a comma before a conjunction, a colon or semicolon before a statement.
 */
export const dashSingleOfMany: Operation = {
  ...dashSingle,
  ...OF_MANY,
  purposes: ['thin'],
  id: 'structure.dash-single-of-many',
  drafts(scene) {
    if (!hasManyDashes(scene.text)) return []
    return dashSingle.drafts(scene).filter((draft) => !pilesUp(scene, draft))
  },
}

/** A comma more where there are some, or a colon before a plain apposition. */
function pilesUp({ sentence: { tokens }, text }: Scene, { start, end, after }: Draft): boolean {
  const from = openerEnd(tokens)
  const hasComma = tokens.some((token, at) => token.text === ',' && at >= from)
  const rest = tokens.filter((token) => token.start >= end)
  if (after === ', ') return hasComma || splices(rest)
  // "A decision formed — he would go": what follows is the decision.
  if (after === '; ') return tokens.some((token) => token.end <= start && isAnnouncing(token))
  const isApposition =
    hasAny(rest, 0, 1, /^(?:an?|the|one)$/) && hasAny(rest, 1, rest.length, /^(?:that|which|who|whose)$/)
  return after === ': ' && (isApposition || /\p{Lu}[^\s]*$/u.test(text.slice(0, start)))
}

function isAnnouncing({ lower, pos }: Token): boolean {
  return pos === 'NOUN' && ANNOUNCES.has(lower)
}

/** "The park was fun — even the bus was fun": a comma would join two sentences. */
function splices(rest: readonly Token[]): boolean {
  return /^(?:even|not|just|especially)$/.test(rest[0]?.lower ?? '') && readSubject(rest, 1) !== undefined
}
