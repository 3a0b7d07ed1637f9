import type { Token } from '../token.ts'
import { OMISSION } from './omission.ts'
import { openerEnd } from './opener.ts'
import { type Draft, hasAny, type Operation, opening } from './scene.ts'
import { isFiniteAux } from './subject.ts'

const ADDING =
  /^(?:also|moreover|furthermore|additionally|besides|overall|ultimately|firstly|secondly|thirdly|lastly|indeed|notably|essentially|importantly|in addition|in fact|in conclusion|in summary|to conclude|what is more|on top of that|of course|in general|in short)$/

/** "Moreover, A." → "A." */
export const dropOpener: Operation = {
  ...OMISSION,
  id: 'structure.drop-opener',
  reason: 'The connective adds nothing to the order of the sentences.',
  drafts({ sentence: { tokens }, text }) {
    const from = openerEnd(tokens)
    const [first, next] = [tokens[0], tokens[from]]
    if (from === 0 || !first || !next) return []
    const words = text.slice(first.start, (tokens[from - 2] as Token).end).toLowerCase()
    if (!ADDING.test(words)) return []
    return [{ start: first.start, end: next.end, after: opening(text.slice(next.start, next.end)) }]
  },
}

const INTENSIFIER =
  /^(?:very|really|quite|extremely|incredibly|truly|highly|absolutely|particularly|especially|remarkably|exceptionally|totally|utterly|deeply|immensely|exceedingly|undeniably|certainly|definitely|actually|basically|simply|literally|inherently|undoubtedly|obviously|clearly)$/

/** "a very important step" → "an important step" is left to the article check: only where no a/an stands before. */
export const dropIntensifier: Operation = {
  ...OMISSION,
  id: 'structure.drop-intensifier',
  reason: 'The adjective is strong enough by itself.',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!INTENSIFIER.test(token.lower) || !before || next?.pos !== 'ADJ' || token.locked) return []
      if (
        /^(?:not|n't|so|how|an?|than|too|as)$/.test(before.lower) ||
        /^(?:few|many|much|little|same|well|first|last|best)$/.test(next.lower)
      )
        return []
      return text.slice(token.end, next.start) === ' '
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

const TAKES_BARE =
  /^(?:believe|believes|think|thinks|say|says|said|know|knows|feel|feels|hope|hopes|ensure|ensures|means|shows|thought|believed)$/

/** "They believe that it works" → "They believe it works." before a pronoun. */
export const dropThat: Operation = {
  ...OMISSION,
  id: 'structure.drop-that',
  reason: '"that" may be left out here.',
  risk: 0.03,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (token.lower !== 'that' || !before || !next || !TAKES_BARE.test(before.lower)) return []
      const isPronoun = /^(?:it|they|we|you|i|he|she)$/.test(next.lower)
      return isPronoun && (isFiniteAux(verb) || verb?.pos === 'VERB')
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

/** Pairs of which the first word says all. */
const SAME = new Set(
  `aims-objectives goals-objectives thoughts-ideas advice-guidance rules-regulations skills-abilities ideas-concepts
  clear-concise full-complete various-diverse efficient-effective important-essential important-necessary
  crucial-essential vital-important new-innovative fair-just unfair-unjust safe-secure peaceful-harmonious happy-content
  support-assistance help-support help-assistance help-advice discussion-debate fear-anxiety problems-challenges
  challenges-obstacles challenges-difficulties difficulties-challenges growth-development dangers-risks risks-dangers
  values-beliefs beliefs-values wants-desires needs-wants feelings-emotions emotions-feelings pleasant-enjoyable
  fun-enjoyable enjoyable-fun interesting-engaging simple-easy quick-easy fast-quick strong-powerful unique-special
  honest-truthful complex-complicated controversial-divisive strange-unusual sad-unhappy calm-peaceful
  friendly-welcoming warm-welcoming kind-caring rich-wealthy tired-exhausted stable-steady`.split(/\s+/),
)

/** "the fears and anxieties", "fun and enjoyable" → the first of two words of one meaning. */
export const dropDoublet: Operation = {
  ...OMISSION,
  id: 'structure.drop-doublet',
  reason: 'The two words say one thing.',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((and, at): Draft[] => {
      const [left, right] = [tokens[at - 1], tokens[at + 1]]
      if (and.lower !== 'and' || !left || !right || !SAME.has(`${left.lower}-${right.lower}`)) return []
      const isSubject = isFiniteAux(tokens[at + 2]) || tokens[at + 2]?.pos === 'VERB'
      return left.pos === 'NOUN' && isSubject ? [] : [{ start: left.end, end: right.end, after: '' }]
    })
  },
}

const HOLLOW =
  /^(?:highlighting|underscoring|emphasizing|emphasising|showcasing|underlining|illustrating|signaling|signalling|reinforcing|cementing|solidifying)$/

/** "The plan worked, highlighting the importance of care." → "The plan worked." No figure, name or citation is lost. */
export const dropHollowTail: Operation = {
  ...OMISSION,
  id: 'structure.drop-hollow-tail',
  reason: 'The tail only comments on the statement.',
  strength: 4,
  risk: 0.08,
  drafts({ sentence: { tokens } }) {
    const stop = tokens.at(-1)
    const at = tokens.findLastIndex((token) => HOLLOW.test(token.lower))
    const comma = tokens[at - 1]
    if (at < 5 || comma?.text !== ',' || stop?.text !== '.') return []
    const tail = tokens.slice(at, -1)
    const isHollow =
      tail.length <= 16 &&
      !tail.some(
        (token) =>
          token.locked ||
          token.name ||
          token.pos === 'NUM' ||
          /^(?:not|no|never|without|may|might|must|should|can|could|will|would|only|all|[,;:()"“”])$/.test(
            token.lower,
          ),
      )
    return isHollow &&
      hasAny(
        tokens,
        at,
        tokens.length,
        /^(?:importance|need|significance|role|impact|potential|value|complexity|power|commitment|dedication|resilience|strength|beauty|richness|depth|diversity|challenges)$/,
      )
      ? [{ start: comma.start, end: stop.start, after: '' }]
      : []
  },
}

const EMPHASIS =
  /^(?:also|truly|really|actually|certainly|definitely|undoubtedly|ultimately|essentially|basically|greatly|deeply)$/

/** "their own homes" → "their homes", "it also helps" → "it helps". */
export const dropFiller: Operation = {
  ...OMISSION,
  id: 'structure.drop-filler',
  reason: 'The word carries no information here.',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!before || !next || token.locked || text.slice(token.end, next.start) !== ' ') return []
      const isOwn =
        token.lower === 'own' &&
        /^(?:their|our|his|her|its|my|your)$/.test(before.lower) &&
        next.pos === 'NOUN' &&
        !/^(?:volition|accord|right|making|good|sake|way|terms|pace|kind|brand|set|version|share)$/.test(
          next.lower,
        )
      const isEmphasis =
        EMPHASIS.test(token.lower) &&
        token.pos === 'ADV' &&
        /^(?:VERB|DET)$/.test(next.pos) &&
        !/^(?:but|not|n't|only|so|how|and|can|is|are|was|were)$/.test(before.lower) &&
        !hasAny(tokens, 0, tokens.length, /^(?:only)$/)
      return isOwn || isEmphasis ? [{ start: token.start, end: next.start, after: '' }] : []
    })
  },
}
