import { verbForms } from '../../grammar/inflect.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated, withoutWord } from './omit-word.ts'

/** Adverbs, each with the verbs that hold it already. */
const HELD: Readonly<Record<string, string>> = {
  carefully:
    'consider select craft choose plan design examine analyze evaluate curate weigh review assess construct orchestrate tailor manage study calibrate think',
  meticulously: 'craft design document research construct examine organize prepare curate',
  painstakingly: 'craft design research document construct reconstruct',
  expertly: 'craft blend weave capture prepare design execute navigate',
  masterfully: 'craft blend weave capture portray combine use convey depict explore',
  skillfully: 'craft blend weave capture portray combine use navigate employ balance',
  beautifully: 'craft capture illustrate depict portray convey write blend weave complement decorate design',
  perfectly: 'capture illustrate complement encapsulate embody blend balance suit reflect mirror summarize',
  vividly: 'describe depict portray capture illustrate paint recount imagine convey',
  strongly: 'believe recommend encourage urge advise suggest advocate feel',
  firmly: 'believe establish maintain hold',
  highly: 'recommend value appreciate',
  thoroughly:
    'enjoy examine investigate review analyze research explore study assess evaluate understand discuss',
  extensively: 'study research investigate explore document discuss',
  fully:
    'understand appreciate grasp embrace explore realize utilize support comprehend capture immerse leverage',
  truly: 'understand appreciate embrace believe enjoy',
  clearly:
    'show demonstrate illustrate indicate state explain reveal convey express articulate communicate outline',
  effectively:
    'communicate manage address convey support argue capture illustrate demonstrate use utilize combine highlight leverage mitigate navigate handle combat tackle engage balance',
  specifically: 'design tailor target develop focus aim create address examine explore train',
  further:
    'enhance improve strengthen boost increase emphasize highlight complicate exacerbate illustrate underscore reinforce solidify cement fuel deepen support amplify elevate heighten compound escalate',
  eagerly: 'await wait embrace',
  warmly: 'welcome greet embrace',
  sincerely: 'hope apologize thank appreciate believe',
  greatly: 'appreciate enjoy',
  heavily: 'emphasize',
  deeply: 'appreciate explore value care regret respect root ingrain embed entrench',
  closely: 'examine monitor inspect scrutinize collaborate',
  actively: 'seek participate engage promote encourage explore pursue work support contribute involve listen',
  collectively: 'work contribute agree decide',
  gradually: 'evolve fade erode',
  constantly: 'evolve strive',
  continually: 'evolve strive',
  successfully: 'complete achieve demonstrate implement develop integrate launch navigate',
  newly: 'discover establish create develop introduce',
  completely: 'transform eliminate eradicate destroy devastate',
  totally: 'destroy ruin',
  utterly: 'destroy devastate',
  slowly: 'creep fade',
  quickly: 'rush hurry dash',
  absolutely: 'love adore hate loathe',
  definitely: 'recommend',
  personally: 'believe think feel recommend find',
  ultimately:
    'lead result cause help make determine contribute shape fail fall serve depend prove seal drive affect',
  consequently: 'lead result',
  inherently: 'possess contain require involve',
  essentially: 'mean make act become create',
  basically: 'mean',
}
/** Changes "first discovered by" into another statement. */
const AFTER_NEGATION = 4

/** "hard to fully embrace": the adverb is what is missed. */
const UNMET =
  /^(?:difficult|hard|impossible|fail|fails|failed|failing|struggle|struggles|struggled|unable|inability)$/

const PAIRS = new Set(
  Object.entries(HELD).flatMap(([adverb, verbs]) =>
    verbs
      .split(' ')
      .flatMap((verb) =>
        (['VB', 'VBZ', 'VBG', 'VBD', 'VBN'] as const).flatMap((form) => verbForms(verb, form)),
      )
      .map((form) => `${adverb} ${form}`),
  ),
)

/** "carefully consider" → "consider", "a meticulously crafted plan" → "a crafted plan" no: only where a verb stands. */
export const dropHeldAdverb: Operation = {
  ...OMISSION,
  id: 'structure.drop-held-adverb',
  reason: 'verb_without_adverb',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!next || !before || token.locked || !PAIRS.has(`${token.lower} ${next.lower}`)) return []
      if (
        /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|'s|and|or|but|,|so|how|as|too|very|more|most|less|only)$/.test(
          before.lower,
        )
      )
        return []
      if (/^(?:highly|strongly)$/.test(token.lower) && isFiniteAux(before)) return []
      if (hasAny(tokens, Math.max(0, at - 6), at, UNMET)) return []
      if (hasAny(tokens, 0, tokens.length, /^(?:rather|instead|passively)$/)) return []
      if (isNegated(tokens, at, AFTER_NEGATION) || text.slice(token.end, next.start) !== ' ') return []
      // "work actively and efficiently": one of a pair.
      return /^(?:and|or)$/.test(tokens[at + 2]?.lower ?? '') && next.pos === 'ADV'
        ? []
        : [withoutWord({ tokens, text }, at)]
    })
  },
}

/** "is currently working on" → "is working on": the form of the verb says that it goes on now. */
export const dropCurrently: Operation = {
  ...OMISSION,
  id: 'structure.drop-currently',
  reason: 'verb_form_says_it',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [be, next] = [tokens[at - 1], tokens[at + 1]]
      if (!/^(?:currently|presently)$/.test(token.lower) || !be || !next) return []
      const isGoingOn = /^(?:am|is|are|'m|'re|'s|being)$/.test(be.lower) && /..ing$/.test(next.lower)
      return isGoingOn && next.pos === 'VERB' ? [{ start: token.start, end: next.start, after: '' }] : []
    })
  },
}
