import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { readNounGroup } from '../../grammar/noun-group.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isMark, type Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { isLeaning } from './order-free.ts'

/** Verbs of aim and effect: what they name goes on at one time, not in steps. */
const AIMS = wordList('en/swap/actions', 'aims')

/** Forms in -ing that before a bare noun are adjectives. */
const ADJECTIVAL = wordList('en/swap/actions', 'adjectival')

interface Action {
  readonly from: number
  readonly to: number
  readonly form: 'base' | 'ing' | 's' | 'ed'
}

/** "to improve health and reduce costs" → "to reduce costs and improve health"; also -ing phrases and lists. */
export const swapActions: Operation = {
  id: 'structure.swap-actions',
  kind: 'coordination_order',
  reason: 'free_order_of_aims',
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.1,
  scope: 'phrase',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((and, at): Draft[] => {
      if (and.lower !== 'and' && and.lower !== 'or') return []
      const last = readAction(tokens, at + 1)
      const actions = last === undefined ? [] : actionsBefore(tokens, at, last)
      if (last === undefined || actions.length === 0 || !isClosed(tokens, last.to)) return []
      return rearrange(tokens, text, [...actions, last])
    })
  },
}

const REFERS = new RegExp(`^${anyOf('en/swap/actions', 'refers')}$`)

function readAction(tokens: readonly Token[], from: number): Action | undefined {
  const verb = tokens[from]
  if (verb === undefined || verb.locked || verb.name) return undefined
  const form = formOf(verb.lower)
  if (!isAim(verb.lower) || (ADJECTIVAL.has(verb.lower) && tokens[from + 1]?.pos === 'NOUN')) return undefined
  const start = verb.lower.startsWith('contribut') && tokens[from + 1]?.lower === 'to' ? from + 2 : from + 1
  const group = readNounGroup(tokens, start)
  if (group === undefined) return undefined
  let to = start
  while (to < group.to && !isJoint(tokens, to)) to++
  if (to === start || !/^(?:NOUN|PROPN)$/.test(tokens[to - 1]?.pos ?? '')) return undefined
  if (tokens.slice(from, to).some((token, index) => (index > 0 && REFERS.test(token.lower)) || token.locked))
    return undefined
  return { from, to, form }
}

/** Where one action ends and another begins; "skills and knowledge" inside one action is no joint. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (token.text === ',') return true
  return /^(?:and|or)$/.test(token.lower) && isAim(tokens[at + 1]?.lower ?? '')
}

function formOf(lower: string): Action['form'] {
  if (/ing$/.test(lower)) return 'ing'
  if (/ed$/.test(lower) && lower !== 'embed') return 'ed'
  return AIMS.has(lower) ? 'base' : 's'
}

/** Whether a verb, in any form, names an aim or effect. */
export function isAim(lower: string): boolean {
  if (AIMS.has(lower) || AIMS.has(lower.replace(/s$/, '')) || AIMS.has(lower.replace(/es$/, ''))) return true
  const stem = /ing$/.test(lower) ? lower.slice(0, -3) : /ed$/.test(lower) ? lower.slice(0, -2) : undefined
  return stem !== undefined && (AIMS.has(stem) || AIMS.has(`${stem}e`) || AIMS.has(stem.slice(0, -1)))
}

function actionsBefore(tokens: readonly Token[], and: number, last: Action): Action[] {
  const hasComma = tokens[and - 1]?.text === ','
  const actions: Action[] = []
  let to = hasComma ? and - 1 : and
  for (let round = 0; round < 4; round++) {
    const action = actionEndingAt(tokens, to, last.form)
    if (action === undefined) return []
    actions.unshift(action)
    if (tokens[action.from - 1]?.text !== ',' || !hasComma) break
    to = action.from - 1
  }
  const first = actions[0] as Action
  if ((hasComma && actions.length < 2) || !opens(tokens, first)) return []
  return actions
}

function actionEndingAt(tokens: readonly Token[], to: number, form: Action['form']): Action | undefined {
  for (let from = to - 2; from > 0 && from > to - 12; from--) {
    if (tokens[from]?.text === ',') return undefined
    const action = readAction(tokens, from)
    if (action?.to === to && action.form === form) return action
  }
  return undefined
}

const BEFORE_BASE = new RegExp(`^${anyOf('en/swap/actions', 'before-base')}$`)

const BEFORE_GERUND = new RegExp(`^${anyOf('en/swap/actions', 'before-gerund')}$`)

/** The first action hangs on `to`, a modal, `help`, a preposition, or follows a verb that takes -ing. */
function opens(tokens: readonly Token[], { from, form }: Action): boolean {
  const before = tokens[from - 1]
  if (before === undefined) return false
  if (form === 'ing') return BEFORE_GERUND.test(before.lower) || before.text === ','
  // A plain past would tell two events in their order: only the perfect names results side by side.
  if (form === 'ed') return /^(?:has|have|had|also)$/.test(before.lower)
  if (form === 's')
    return /^(?:NOUN|PROPN)$/.test(before.pos) || /^(?:it|he|she|that|which|who|also|not)$/.test(before.lower)
  return BEFORE_BASE.test(before.lower) || (before.pos === 'NOUN' && isPluralNoun(before.lower))
}

function isClosed(tokens: readonly Token[], to: number): boolean {
  const after = tokens[to]
  if (after === undefined) return false
  if (isMark(after))
    return (
      /^[.;]$/.test(after.text) ||
      (after.text === ',' &&
        /^(?:which|making|leading|as|while|but|so)$/.test(tokens[to + 1]?.lower ?? '') &&
        tokens[to + 1]?.lower !== 'which')
    )
  return /^(?:while|when|because)$/.test(after.lower)
}

function rearrange(tokens: readonly Token[], text: string, actions: readonly Action[]): Draft[] {
  const first = actions[0] as Action
  const last = actions.at(-1) as Action
  if (
    actions.some(({ from, to }) =>
      tokens
        .slice(from + 1, to)
        .some(
          (token) =>
            isLeaning(token) &&
            !/^(?:the|a|an|our|your|overall|both|all)$/.test(token.lower) &&
            token.pos !== 'ADJ',
        ),
    )
  )
    return []
  // "improving A and B" before another "and" would run on.
  const final = actions.at(-1) as Action
  if (tokens.slice(final.from, final.to).some(({ lower }) => lower === 'and' || lower === 'or')) return []
  const words = actions.map(({ from, to }) =>
    text.slice((tokens[from] as Token).start, (tokens[to - 1] as Token).end),
  )
  const order = actions.length === 3 ? [2, 0, 1] : [...actions.keys()].reverse()
  let after = ''
  for (const [place, item] of order.entries()) {
    after += words[item]
    const [left, right] = [actions[place], actions[place + 1]]
    if (left && right)
      after += text.slice((tokens[left.to - 1] as Token).end, (tokens[right.from] as Token).start)
  }
  return [{ start: (tokens[first.from] as Token).start, end: (tokens[last.to - 1] as Token).end, after }]
}
