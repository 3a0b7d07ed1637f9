import { anyOf } from '../../../lexicon/load-lists.ts'
import { inflectVerb, type VerbForm } from '../../grammar/inflect.ts'
import { readNounGroup } from '../../grammar/noun-group.ts'
import { nounPhraseEnds } from '../../grammar/noun-phrase.ts'
import { participleBase } from '../../grammar/participle.ts'
import { readSubject, type Subject } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody } from '../scene.ts'

const OBJECT_PRONOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'me',
    he: 'him',
    she: 'her',
    we: 'us',
    they: 'them',
    it: 'it',
    you: 'you',
  }),
)
const SUBJECT_PRONOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    me: 'I',
    him: 'he',
    her: 'she',
    us: 'we',
    them: 'they',
    it: 'it',
    you: 'you',
  }),
)

/** "The gate was opened by the guard." → "The guard opened the gate." */
export const passiveToActive: Operation = {
  id: 'structure.passive-to-active',
  kind: 'voice',
  reason: 'active_voice',
  strength: 5,
  risk: 0.07,
  role: 'even',
  gain: 0.3,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const { tokens } = body
    const subject = readSubject(tokens, 0)
    if (subject === undefined || subject.verb !== subject.to || tokens[0]?.lower === 'there') return []
    const group = readPassive(tokens, subject.verb)
    if (group === undefined) return []
    const agentEnd = readAgent(tokens, group.by + 1)
    if (agentEnd !== tokens.length) return []
    const agent = tokens.slice(group.by + 1, agentEnd)
    const verb = activeVerb(group, agent)
    const object = objectText(scene.text, tokens, subject)
    if (verb === undefined || object === undefined) return []
    const doer =
      agent.length === 1
        ? (SUBJECT_PRONOUNS.get(agent[0]?.lower ?? '') ?? phrase(scene.text, tokens, group.by + 1, agentEnd))
        : phrase(scene.text, tokens, group.by + 1, agentEnd)
    return [{ start: body.start, end: body.end, after: `${opening(doer)} ${verb} ${object}${body.tail}` }]
  },
}

interface PassiveGroup {
  readonly auxiliary: string
  readonly adverb: string
  readonly base: string
  readonly by: number
}

const AUXILIARY = new RegExp(`^${anyOf('en/voice/passive-to-active', 'auxiliaries')}$`)

/** `was (adverb) opened by`, `has been opened by`, `can be opened by`. */
function readPassive(tokens: readonly Token[], verb: number): PassiveGroup | undefined {
  const words: string[] = []
  let at = verb
  while (AUXILIARY.test(tokens[at]?.lower ?? '')) words.push(tokens[at++]?.lower ?? '')
  const adverb =
    tokens[at]?.pos === 'ADV' && /ly$/.test(tokens[at]?.lower ?? '') ? (tokens[at++]?.text ?? '') : ''
  const base = participleBase(tokens[at]?.lower ?? '')
  if (
    base === undefined ||
    tokens[at + 1]?.lower !== 'by' ||
    !/^(?:is|are|was|were|been|be)$/.test(words.at(-1) ?? '')
  )
    return undefined
  return { auxiliary: words.join(' '), adverb, base, by: at + 1 }
}

const NO_AGENT = new RegExp(`^${anyOf('en/voice/passive-to-active', 'no-agent')}$`)

/** The agent is one simple noun phrase, with `of the …` at most. */
function readAgent(tokens: readonly Token[], from: number): number | undefined {
  const first = tokens[from]
  if (first === undefined || /ing$/.test(first.lower) || first.pos === 'NUM') return undefined
  if (first.lower === 'those') return undefined
  if (SUBJECT_PRONOUNS.get(first.lower) && from + 1 === tokens.length) return from + 1
  if (NO_AGENT.test(first.lower)) return undefined
  const ends = nounPhraseEnds(tokens, from)
  for (const end of ends) {
    if (end === tokens.length) return end
    if (tokens[end]?.lower === 'of' && nounPhraseEnds(tokens, end + 1)[0] === tokens.length)
      return tokens.length
  }
  const group = readNounGroup(tokens, from)
  if (group?.to !== tokens.length || group.isPlural === undefined) return undefined
  return hasAny(tokens, from, tokens.length, /^(?:its|their|his|her|or)$/) ? undefined : tokens.length
}

function activeVerb(group: PassiveGroup, agent: readonly Token[]): string | undefined {
  const isPlural = agentIsPlural(agent)
  const adverb = group.adverb === '' ? '' : `${group.adverb} `
  const simple = (form: VerbForm) => `${adverb}${inflectVerb(group.base, form)}`
  if (/^(?:was|were)$/.test(group.auxiliary)) return simple('VBD')
  if (/^(?:is|are)$/.test(group.auxiliary)) return simple(isPlural ? 'VB' : 'VBZ')
  if (/^(?:has|have) been$/.test(group.auxiliary)) return `${isPlural ? 'have' : 'has'} ${simple('VBN')}`
  if (group.auxiliary === 'had been') return `had ${simple('VBN')}`
  const modal = /^(can|could|may|might|must|should|will|would) be$/.exec(group.auxiliary)?.[1]
  return modal === undefined ? undefined : `${modal} ${simple('VB')}`
}

function agentIsPlural(agent: readonly Token[]): boolean {
  const of = agent.findIndex((token) => token.lower === 'of')
  const head = agent[(of === -1 ? agent.length : of) - 1]
  const isPronoun = agent.length === 1 && /^(?:us|them|you|me)$/.test(head?.lower ?? '')
  return (
    isPronoun ||
    agent.some((token) => token.lower === 'and') ||
    /[^su']s$|^(?:people|children|men|women|data)$/.test(head?.lower ?? '')
  )
}

function objectText(text: string, tokens: readonly Token[], subject: Subject): string | undefined {
  const first = tokens[subject.from]
  if (
    first === undefined ||
    (/^(?:this|that|these|those|which|who|what)$/.test(first.lower) && subject.to === 1)
  )
    return undefined
  if (subject.to - subject.from === 1 && first.pos === 'PRON') return OBJECT_PRONOUNS.get(first.lower)
  return inner(text, tokens, subject.from, subject.to)
}
