import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb, type VerbForm } from '../../grammar/inflect.ts'
import { readSubject } from '../../grammar/subject.ts'
import { readVerbGroup } from '../../grammar/verb-group.ts'
import { isMark, type Token } from '../../token.ts'
import { hasAny, type Operation, wordCount } from '../scene.ts'

const DEGREE = wordList('en/sentences/contrast-pair', 'degree')
const FORM: Readonly<Record<string, VerbForm>> = { do: 'VB', does: 'VBZ', did: 'VBD' }
const LONGEST_FIRST = 10

const JOINS_CLAUSE = new RegExp(`^${anyOf('en/sentences/more-than-one-act', 'joins-clause')}$`)

/** "It doesn't just save time; it cuts costs." → "It saves time and cuts costs." The frame denies neither of the two. */
export const moreThanOneAct: Operation = {
  id: 'structure.more-than-one-act',
  kind: 'negative_parallelism',
  reason: 'shared_subject_of_verbs',
  purposes: ['unmark', 'tighten', 'shorten', 'even'],
  strength: 4,
  risk: 0.04,
  role: 'stock',
  waives: ['budget', 'echo'],
  gain: 1.5,
  drafts({ sentence, next, text }) {
    const isSameLine = next !== undefined && !text.slice(sentence.end, next.start).includes('\n')
    const tokens = isSameLine ? [...sentence.tokens, ...next.tokens] : sentence.tokens
    const at = tokens.findIndex(
      ({ lower }, index) => lower in FORM && /^(?:not|n['’]t)$/.test(tokens[index + 1]?.lower ?? ''),
    )
    const [aux, verb] = [tokens[at], tokens[at + 3]]
    if (aux === undefined || verb === undefined || !DEGREE.has(tokens[at + 2]?.lower ?? '')) return []
    if (!isBareVerb(verb) || readSubject(tokens, 0)?.verb !== at) return []
    const joint = tokens.findIndex((token, index) => index > at + 3 && isMark(token) && token.text !== '-')
    const isEnd = joint === sentence.tokens.length - 1
    const mark = tokens[joint]?.text ?? ''
    if (!(isEnd ? /^\.$/ : /^[;,—–]$/).test(mark) || wordCount(tokens, at + 3, joint) > LONGEST_FIRST)
      return []
    if (hasAny(tokens, at + 4, joint, JOINS_CLAUSE)) return []
    const [pronoun, second] = [tokens[joint + 1], tokens[joint + 2]?.lower === 'also' ? joint + 3 : joint + 2]
    const other = tokens[second]
    const form = FORM[aux.lower] as VerbForm
    const group = readVerbGroup(tokens, second)
    if (!stands(pronoun, tokens, at) || other === undefined || group?.form !== form) return []
    if (group.auxiliaries.length > 0 || hasAny(tokens, second, second + 4, /^(?:not|n't)$/)) return []
    const made = `${inflectVerb(verb.lower, form)}${text.slice(verb.end, (tokens[joint - 1] as Token).end)}`
    const isSame = inflectVerb(verb.lower, form) === other.lower
    const end = isSame ? (tokens[second + 1] as Token).start : other.start
    return [{ start: aux.start, end, after: `${made} and ` }]
  },
}

/** Behind "doesn't just": a verb, not "for" or "because". */
function isBareVerb({ lower, pos }: Token): boolean {
  return !/^(?:DET|ADP|PRON|CCONJ|SCONJ|NUM|PROPN|PART|AUX)$/.test(pos) && !/(?:ing|ly)$/.test(lower)
}

const PLAIN_PRONOUN = new RegExp(`^${anyOf('en/grammar/pronouns', 'plain-pronouns')}$`)

/** Whether a pronoun can stand for the subject: the same word, or "it" and "they" for a noun. */
function stands(pronoun: Token | undefined, tokens: readonly Token[], verb: number): boolean {
  const [first] = tokens
  if (pronoun === undefined || first === undefined) return false
  if (verb === 1 && PLAIN_PRONOUN.test(first.lower))
    return first.lower === pronoun.lower || (/^th(?:is|at)$/.test(first.lower) && pronoun.lower === 'it')
  return pronoun.lower === (tokens[verb]?.lower === 'do' ? 'they' : 'it')
}
