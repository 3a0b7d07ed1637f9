import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb } from '../../grammar/inflect.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { participleBase } from '../../grammar/participle.ts'
import { PEOPLE } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import type { Draft, Operation, Scene } from '../scene.ts'

const REDUCTION = {
  kind: 'relative_clause',
  reason: 'participle_without_clause',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.3,
  scope: 'phrase',
} as const

const AFTER_PARTICIPLE = new RegExp(`^${anyOf('en/voice/relative', 'after-participle')}$`)

/** "methods that are used in" → "methods used in"; also which is/was, who are. */
export const relativeReduction: Operation = {
  id: 'structure.relative-reduction',
  ...REDUCTION,
  drafts(scene) {
    return mapTokens(scene, (at) => {
      const [noun, link, be, verb, after] = scene.sentence.tokens.slice(at, at + 5)
      if (!noun || !link || !be || !verb || !after || noun.pos !== 'NOUN') return undefined
      if (!/^(?:that|which|who)$/.test(link.lower) || !/^(?:is|are|was|were)$/.test(be.lower))
        return undefined
      const isParticiple = participleBase(verb.lower) !== undefined && verb.pos !== 'ADV'
      const isActive = /ing$/.test(verb.lower) && verb.pos === 'VERB' && verb.lower !== 'going'
      if (
        /-/.test(verb.lower) ||
        joinsFiniteVerb(scene.sentence.tokens, at + 4) ||
        !(isParticiple || isActive) ||
        !AFTER_PARTICIPLE.test(after.lower)
      )
        return undefined
      return { start: noun.end, end: verb.start, after: ' ' }
    })
  },
}

const AFTER_APPOSED = new RegExp(`^${anyOf('en/voice/relative', 'after-apposed')}$`)

const OPENS_REPORT = new RegExp(`^${anyOf('en/voice/relative', 'opens-report')}$`)

/** ", which was built in" → ", built in". */
export const apposedParticiple: Operation = {
  id: 'structure.apposed-participle',
  ...REDUCTION,
  drafts(scene) {
    const { tokens } = scene.sentence
    return mapTokens(scene, (at) => {
      const [noun, comma, link, be, verb, after] = tokens.slice(at, at + 6)
      if (!noun || comma?.text !== ',' || !link || !be || !verb || !after) return undefined
      if (!/^(?:NOUN|PROPN)$/.test(noun.pos) || !/^(?:which|who)$/.test(link.lower)) return undefined
      if (!/^(?:is|are|was|were)$/.test(be.lower) || !/(?:ed|en|wn|lt|ne)$/.test(verb.lower)) return undefined
      // "costs rose, which was caused by": the clause is about the event.
      if (isPluralNoun(noun.lower) !== /^(?:are|were)$/.test(be.lower)) return undefined
      if (participleBase(verb.lower) === undefined || /-/.test(verb.lower)) return undefined
      if (!AFTER_APPOSED.test(after.lower)) return undefined
      const isPlain = !joinsFiniteVerb(tokens, at + 5) && !OPENS_REPORT.test(verb.lower)
      return isPlain ? { start: comma.end, end: verb.start, after: ' ' } : undefined
    })
  },
}

/** Adjectives that stand after their noun as well when something follows them. */
const POSTPOSED = wordList('en/voice/relative', 'postposed')
const HELD_BY = wordList('en/voice/relative', 'held-by')

const WAY_OR_REASON = new RegExp(`^${anyOf('en/voice/relative', 'ways-and-reasons')}$`)

const INDEFINITE = new RegExp(`^${anyOf('en/voice/relative', 'indefinite')}$`)

/** "issues that are relevant to all" → "issues relevant to all"; also "people who are in need". */
export const relativeCopula: Operation = {
  id: 'structure.relative-copula',
  kind: 'relative_clause',
  reason: 'adjective_without_clause',
  // "a bond with nature essential for health": shorter, and no better.
  purposes: ['even', 'shorten'],
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.3,
  scope: 'phrase',
  drafts(scene) {
    const { tokens } = scene.sentence
    return mapTokens(scene, (at) => {
      const [noun, link, be, word, after] = tokens.slice(at, at + 5)
      if (!noun || !link || !be || !word || !after || !/^(?:NOUN|PRON|DET)$/.test(noun.pos)) return undefined
      if (!/^(?:that|which|who)$/.test(link.lower) || !/^(?:is|are)$/.test(be.lower)) return undefined
      if (noun.pos !== 'NOUN' && !INDEFINITE.test(noun.lower)) return undefined
      if (noun.pos === 'NOUN' && isPluralNoun(noun.lower) !== (be.lower === 'are')) return undefined
      if (WAY_OR_REASON.test(noun.lower)) return undefined
      const isHeld = POSTPOSED.has(word.lower) && HELD_BY.has(after.lower)
      const isPlace =
        /^(?:in|within|under|outside|near)$/.test(word.lower) &&
        (/^(?:DET|NOUN|PRON|ADJ)$/.test(after.pos) || after.lower === 'need')
      if (!(isHeld || isPlace) || joinsFiniteVerb(tokens, at + 4)) return undefined
      return { start: noun.end, end: word.start, after: ' ' }
    })
  },
}

const VERDICT = wordList('en/voice/relative', 'verdict')

/** ", which is a town in" → ", a town in". */
export const appositive: Operation = {
  id: 'structure.appositive',
  kind: 'relative_clause',
  reason: 'apposition_without_clause',
  // "it fit like a glove, which was a nice touch": whether the noun is meant cannot be seen.
  purposes: ['even', 'shorten'],
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0.3,
  scope: 'phrase',
  drafts(scene) {
    return mapTokens(scene, (at) => {
      const [noun, comma, link, be, article] = scene.sentence.tokens.slice(at, at + 5)
      if (!comma || !link || !be || !article || !(noun?.pos === 'NOUN' || noun?.pos === 'PROPN'))
        return undefined
      if (
        comma.text !== ',' ||
        !/^(?:which|who)$/.test(link.lower) ||
        !/^(?:is|are|was|were)$/.test(be.lower)
      )
        return undefined
      // "roles and hopes, which was a rare thing": the clause is about the whole, not about the noun.
      const isPlural = /^(?:are|were)$/.test(be.lower)
      if (noun.pos === 'NOUN' && isPluralNoun(noun.lower) !== isPlural) return undefined
      // ", which is a great pity" is about the whole sentence.
      if (VERDICT.has(scene.sentence.tokens[at + 5]?.lower ?? '')) return undefined
      return /^(?:a|an|the)$/.test(article.lower)
        ? { start: comma.end, end: article.start, after: ' ' }
        : undefined
    })
  },
}

const NEEDS_THAT = new RegExp(`^${anyOf('en/voice/relative', 'needs-that')}$`)

const EFFECT = new RegExp(`^${anyOf('en/voice/relative', 'effects')}$`)

/** "people who live in" → "people living in", for verbs of state. */
export const relativeToParticiple: Operation = {
  id: 'structure.relative-to-participle',
  kind: 'relative_clause',
  reason: 'participle_without_clause',
  strength: 3,
  risk: 0.06,
  role: 'even',
  gain: 0.2,
  scope: 'phrase',
  drafts(scene) {
    return mapTokens(scene, (at) => {
      const [noun, link, verb, after] = scene.sentence.tokens.slice(at, at + 4)
      if (
        !noun ||
        !link ||
        !verb ||
        !after ||
        noun.pos !== 'NOUN' ||
        NEEDS_THAT.test(noun.lower) ||
        !/^(?:that|which|who)$/.test(link.lower)
      )
        return undefined
      // "benefits for people that improve life": the clause is about the benefits.
      if (link.lower !== 'who' && PEOPLE.test(noun.lower)) {
        if (/^(?:for|of|to|with)$/.test(scene.sentence.tokens[at - 1]?.lower ?? '')) return undefined
      }
      // "a model for images that describes …": the number of the verb shows that another noun is meant.
      if (inflectVerb(verb.lower.replace(/s$/, ''), 'VBZ') === verb.lower && isPluralNoun(noun.lower))
        return undefined
      // "Many hold that work is hard": what stands before is a verb.
      if (link.lower !== 'who' && STATE_VERBS.includes(verb.lower) && !isPluralNoun(noun.lower))
        return undefined
      // "risks that need to be met": two verbs in a row.
      if (/^(?:needs?)$/.test(verb.lower) && after.lower === 'to') return undefined
      // "a president and council who work": the clause may go with both.
      if (link.lower === 'who' && !isPluralNoun(noun.lower) && !/s$/.test(verb.lower)) return undefined
      // "a model that improves results": what it does, not what it is.
      if (EFFECT.test(verb.lower)) return undefined
      const participle = STATES.get(verb.lower)
      if (joinsFiniteVerb(scene.sentence.tokens, at + 3) || followsGerund(scene.sentence.tokens, at))
        return undefined
      const isOpen =
        !/^(?:those|called|named|known|\p{L}{3,}ed)$/u.test(scene.sentence.tokens[at - 1]?.lower ?? '') &&
        !/^(?:it|that|this)$/.test(scene.sentence.tokens[0]?.lower ?? '')
      if (participle === undefined || !isOpen || !isWord(after) || /^(?:ADV|AUX)$/.test(after.pos))
        return undefined
      return { start: link.start, end: verb.end, after: participle }
    })
  },
}

const STATE_VERBS = [...wordList('en/voice/relative', 'state-verbs')]
const STATES: ReadonlyMap<string, string> = new Map(
  STATE_VERBS.flatMap((base) =>
    [base, inflectVerb(base, 'VBZ')].map((form) => [form, inflectVerb(base, 'VBG')] as const),
  ),
)

function mapTokens(scene: Scene, draftAt: (index: number) => Draft | undefined): Draft[] {
  return scene.sentence.tokens.flatMap((_, index) => draftAt(index) ?? [])
}

const FINITE = new RegExp(`^${anyOf('en/voice/relative', 'finite')}$`)

/** "that affects trees and harms soil", "that are kept by drones, are cheap": a second verb would lose its subject. */
function joinsFiniteVerb(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    (token, index) =>
      index >= from &&
      /^(?:and|or|but|,)$/.test(token.lower) &&
      tokens
        .slice(index + 1, index + 3)
        .some(
          (next, place) =>
            FINITE.test(next.lower) || (place === 0 && next.pos === 'VERB' && !/ing$|ed$/.test(next.lower)),
        ),
  )
}

/** "causing harm affecting soil": two -ing forms in a row. */
function followsGerund(tokens: readonly Token[], noun: number): boolean {
  return tokens.slice(Math.max(0, noun - 3), noun).some(({ lower }) => /ing$/.test(lower))
}
