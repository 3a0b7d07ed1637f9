import type { Token } from '../token.ts'
import { type Draft, hasAny, type Operation } from './scene.ts'
import { countVerbs } from './subject.ts'

/** "A — B — C" → "A (B) C"; one dash before the end becomes a comma or colon. */
export const dashPair: Operation = {
  id: 'structure.dash-pair',
  kind: 'punctuation_habit',
  reason: 'Paired dashes are a worn habit; brackets do the same.',
  strength: 1,
  risk: 0.03,
  gain: 0.8,
  scope: 'phrase',
  drafts({ sentence, text }) {
    const dashes = [...sentence.text.matchAll(/(?<=\p{L})\s?[—–]\s?(?=\p{L})|(?<=\p{L}) -- (?=\p{L})/gu)]
    const [first, second] = dashes
    if (first === undefined || second === undefined || dashes.length !== 2) return []
    const start = sentence.start + first.index
    const from = start + first[0].length
    const to = sentence.start + second.index
    const inside = text.slice(from, to)
    if (inside.length > 90 || /[.;:()!?]/.test(inside)) return []
    // An opening clause needs the comma that the second dash stood for.
    if (
      /^(?:while|when|as|if|although|though|because|since|after|before|once)$/.test(
        sentence.tokens[0]?.lower ?? '',
      )
    )
      return []
    // A name far from its noun: "founded a company this year — Acme — promising …".
    if (/^\p{Ll}+ing\b/u.test(text.slice(to + second[0].length))) return []
    return [{ start, end: to + second[0].length, after: ` (${inside}) ` }]
  },
}

const OPENS_EXPLANATION =
  /^(?:a|an|the|not|it|they|this|he|she|we|you|and|but|which|or|from|like|just|especially|even|so|one|with|nature|its|their|space)\b/i

/** "just adding one would not help": a comma before it would splice two sentences. */
function isLooseClause(rest: string, tokens: readonly Token[]): boolean {
  return (
    /^(?:just|even|not|from|with|like)\b/i.test(rest) &&
    countVerbs(tokens, 0, tokens.length) > 0 &&
    !hasAny(tokens, 0, tokens.length, /^(?:that|which|who|whose|because|when|if|what|how|where|as|than)$/)
  )
}

/** "A — B." → "A, B." before a conjunction, "A: B." before a noun phrase. */
export const dashSingle: Operation = {
  id: 'structure.dash-single',
  kind: 'punctuation_habit',
  reason: 'The dash is a worn habit; a plainer mark does the same.',
  strength: 1,
  risk: 0.05,
  gain: 0.8,
  scope: 'phrase',
  drafts({ sentence }) {
    const dashes = [...sentence.text.matchAll(/(?<=\p{Ll})\s?[—–]\s?(?=\p{Ll})|(?<=\p{Ll}) -- (?=\p{Ll})/gu)]
    const [dash] = dashes
    if (dash === undefined || dashes.length !== 1) return []
    const rest = sentence.text.slice(dash.index + dash[0].length)
    if (!OPENS_EXPLANATION.test(rest)) return []
    const start = sentence.start + dash.index
    const after = sentence.tokens.filter((token) => token.start >= start + dash[0].length)
    const isJoined = /^(?:and|but|which|or|like|especially|even|so|from|with|not|just)\b/i.test(rest)
    const isClause = /^(?:it|they|this|he|she|we|you)\b/i.test(rest) || isLooseClause(rest, after)
    const drafts: Draft[] = [
      { start, end: start + dash[0].length, after: isClause ? '; ' : isJoined ? ', ' : ': ' },
    ]
    return sentence.text.slice(0, dash.index).includes(':') || rest.includes(':') ? [] : drafts
  },
}
