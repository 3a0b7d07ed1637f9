import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isFiniteAux, readSubject } from '../../grammar/subject.ts'
import { inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

const SENTENCE_ADVERB = wordList('en/move/adverb', 'sentence-adverb')

const MODAL = new RegExp(`^${anyOf('en/grammar/verb-group', 'modal')}$`)

/** "Firms often lose data." → "Often, firms lose data." */
export const adverbToFront: Operation = {
  id: 'structure.adverb-to-front',
  kind: 'adverb_order',
  reason: 'adverb_frames_sentence',
  isSoleOpening: true,
  strength: 2,
  risk: 0.05,
  role: 'even',
  gain: 0,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const subject = readSubject(tokens, 0)
    if (subject === undefined || subject.to > 5 || /^(?:there|it|this|that)$/.test(tokens[0]?.lower ?? ''))
      return []
    const at = [subject.to, subject.verb + 1].find((index) => SENTENCE_ADVERB.has(tokens[index]?.lower ?? ''))
    const adverb = tokens[at ?? -1]
    const previous = tokens[(at ?? 0) - 1]
    const next = tokens[(at ?? 0) + 1]
    if (
      at === undefined ||
      !adverb ||
      !previous ||
      !next ||
      !/^(?:VERB|AUX|ADP|DET|ADJ)$/.test(next.pos) ||
      previous.lower === 'not'
    )
      return []
    if (at > subject.to && !(isFiniteAux(tokens[subject.verb]) && next.pos === 'VERB')) return []
    if (MODAL.test(tokens[subject.verb]?.lower ?? '')) return []
    // "a claim often heard is": the adverb goes with a participle of the subject.
    if (next.pos === 'VERB' && isFiniteAux(tokens[at + 2]) && !isFiniteAux(tokens[subject.verb])) return []
    // "Fad diets recently …": whether the capital belongs to a name cannot be told.
    const head = inner(scene.text, tokens, 0, at)
    if (subject.to > 1 && /^\p{Lu}\p{L}+ \p{Ll}/u.test(head)) return []
    return [{ start: body.start, end: adverb.end, after: `${opening(adverb.text)}, ${head}` }]
  },
}

/** "Typically, firms lose data." → "Firms typically lose data." */
export const adverbToMiddle: Operation = {
  id: 'structure.adverb-to-middle',
  kind: 'adverb_order',
  reason: 'adverb_by_verb',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.2,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    if (!SENTENCE_ADVERB.has(tokens[0]?.lower ?? '') || tokens[1]?.text !== ',') return []
    const subject = readSubject(tokens, 2)
    const verb = tokens[subject?.verb ?? -1]
    const before = tokens[(subject?.to ?? 0) - 1]
    if (
      subject === undefined ||
      !verb ||
      !before ||
      subject.verb !== subject.to ||
      /^(?:not|n't)$/.test(tokens[subject.verb + 1]?.lower ?? '') ||
      (!isFiniteAux(verb) && /(?:ed|en|wn)$/.test(verb.lower)) ||
      /^(?:there|it)$/.test(tokens[2]?.lower ?? '')
    )
      return []
    const adverb = tokens[0]?.lower ?? ''
    const subjectText = opening(phrase(scene.text, tokens, 2, subject.to))
    const after = isFiniteAux(verb)
      ? `${subjectText} ${verb.text} ${adverb}`
      : `${subjectText} ${adverb} ${verb.text}`
    return [{ start: body.start, end: verb.end, after }]
  },
}

const JOINS_MORE = new RegExp(`^(?:,|${anyOf('en/move/adverb', 'joins-more')})$`)

/** "It also helps trade." → "It helps trade too." in short sentences. */
export const alsoToEnd: Operation = {
  id: 'structure.also-to-end',
  kind: 'adverb_order',
  reason: 'another_place_for_also',
  isSoleOpening: true,
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.3,
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'simple', 'polish-neutral'],
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tail.trim() !== '' || wordCount(body.tokens) > 16) return []
    const { tokens } = body
    const at = tokens.findIndex((token) => token.lower === 'also')
    const also = tokens[at]
    const next = tokens[at + 1]
    const isPlain = !tokens.some((token) => JOINS_MORE.test(token.lower))
    if (at < 1 || !also || !next || !isPlain || readSubject(tokens, 0) === undefined) return []
    // A longer tail, or one with its own phrase, would draw "too" to the wrong word.
    const tail = tokens.slice(at + 1)
    if (tail.length > 5 || tail.some((token) => token.pos === 'ADP')) return []
    const head = phrase(scene.text, tokens, 0, at)
    const rest = phrase(scene.text, tokens, at + 1, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${head} ${rest} ${wordCount(tokens) > 11 ? 'as well' : 'too'}`,
      },
    ]
  },
}
