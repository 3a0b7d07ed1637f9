import { anyOf } from '../../../lexicon/load-lists.ts'
import { isFiniteAux, isVerbAt, skipAdverbs } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/

/** "their thoughts and their fears" → "their thoughts and fears". */
export const shareOwner: Operation = {
  ...OMISSION,
  id: 'structure.share-owner',
  reason: 'one_owner_for_both',
  modes: ['shorten', 'simple', 'polish-neutral'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [and, next] = [tokens[at - 1], tokens[at + 1]]
      if (!POSSESSIVE.test(token.lower) || !/^(?:and|or)$/.test(and?.lower ?? '') || !next) return []
      if (!/^(?:NOUN|ADJ)$/.test(next.pos) || next.lower === 'own') return []
      const first = tokens.findLastIndex((other, index) => index < at - 1 && other.lower === token.lower)
      const between = tokens.slice(first + 1, at - 1)
      const isPair =
        first !== -1 &&
        tokens[first - 1]?.pos !== 'ADP' &&
        between.length > 0 &&
        between.length <= 3 &&
        between.every(({ pos }) => /^(?:NOUN|ADJ)$/.test(pos))
      return isPair && between.at(-1)?.pos === 'NOUN'
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

const HOLDS_TO = new RegExp(`^${anyOf('en/omit/shared-word', 'holds-to')}$`)

/** "to learn and to grow" → "to learn and grow"; "by reading and by writing". */
export const shareLink: Operation = {
  ...OMISSION,
  id: 'structure.share-link',
  reason: 'shared_word_before_verbs',
  purposes: ['even', 'shorten'],
  modes: ['shorten', 'simple', 'polish-neutral'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [and, verb] = [tokens[at - 1], tokens[at + 1]]
      if (!/^(?:to|by)$/.test(token.lower) || !/^(?:and|or)$/.test(and?.lower ?? '') || verb === undefined)
        return []
      const isAction = /ing$/.test(verb.lower)
      if ((token.lower === 'by') !== isAction || (!isAction && verb.pos !== 'VERB')) return []
      const first = tokens.findLastIndex((other, index) => index < at - 1 && other.lower === token.lower)
      if (first === -1 || at - first > 6 || (!isAction && tokens[first + 1]?.pos !== 'VERB')) return []
      if (isAction !== /ing$/.test(tokens[first + 1]?.lower ?? '')) return []
      if (HOLDS_TO.test(tokens[first - 1]?.lower ?? '')) return []
      const isPlain = !hasAny(tokens, first, at - 1, /^(?:,|not|and|or|that|which|who)$/)
      return isPlain ? [{ start: token.start, end: verb.start, after: '' }] : []
    })
  },
}

const TAKES_INFINITIVE = new RegExp(`^${anyOf('en/omit/shared-word', 'takes-infinitive')}$`)

/** "I love it, and I can't wait" → "I love it and can't wait": one subject for both verbs. */
export const shareSubject: Operation = {
  ...OMISSION,
  id: 'structure.share-subject',
  reason: 'shared_subject_of_verbs',
  risk: 0.06,
  modes: ['shorten'],
  drafts({ sentence: { tokens }, text }) {
    const first = tokens[0]
    if (first === undefined || !/^(?:i|we|they|he|she)$/.test(first.lower)) return []
    if (!isVerbAt(tokens, skipAdverbs(tokens, 1))) return []
    const hasInfinitive = (to: number) => hasAny(tokens, 1, to, TAKES_INFINITIVE)
    return tokens.flatMap((token, at): Draft[] => {
      const [comma, and, verb] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
      if (at < 5 || token.lower !== first.lower || !comma || !and || !verb) return []
      if (!/^(?:and|but)$/.test(and.lower) || text.slice(token.end, verb.start) !== ' ') return []
      if (!(isFiniteAux(verb) || /^(?:VERB|AUX)$/.test(verb.pos)) || /^['’]/.test(verb.text)) return []
      // "see it succeed and think": the second verb would be taken for another infinitive.
      if (!isFiniteAux(verb) && verb.pos !== 'AUX' && hasInfinitive(at)) return []
      if (at > 16 || isSplit(tokens.slice(1, comma.text === ',' ? at - 2 : at - 1))) return []
      // "my friend and I decided": no second subject, but half of one.
      if (
        comma.text !== ',' &&
        (/^(?:PROPN)$/.test(comma.pos) || comma.name || (token.lower === 'i' && comma.pos === 'NOUN'))
      )
        return []
      const start = comma.text === ',' ? comma.start : and.start - 1
      return [{ start, end: verb.start, after: ` ${and.text} ` }]
    })
  },
}

const SPLITS = new RegExp(`^(?:,|;|:|[!?():]|—|–|-|"|“|”|${anyOf('en/omit/shared-word', 'splits')})$`)

/** Another clause or a list between the two verbs: the second subject has to be named. */
function isSplit(between: readonly Token[]): boolean {
  return between.some(({ lower }) => SPLITS.test(lower))
}
