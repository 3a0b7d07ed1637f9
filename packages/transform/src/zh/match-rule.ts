import type { Edit } from '../edit.ts'
import { anyOf } from '../lexicon/load-lists.ts'
import { claimedPurposes } from '../purpose/claims.ts'
import { touchesProtected } from '../source.ts'
import { compileGuard, type GuardCheck, type ZhMatch } from './guards.ts'
import { isName } from './names.ts'
import { compilePattern } from './pattern.ts'
import type { ZhRule } from './rule.ts'
import type { ZhSentence } from './view.ts'

/** A rule ready to be matched. */
export interface CompiledRule {
  readonly rule: ZhRule
  readonly pattern: RegExp
  /** The same pattern for a quick look at a whole text: no match there, no match in a sentence. */
  readonly probe: RegExp
  readonly checks: readonly GuardCheck[]
  readonly replacements: readonly string[]
  readonly isLoose: boolean
}

/** @throws SyntaxError when the pattern or a context is no regular expression. */
export function compileRule(rule: ZhRule): CompiledRule {
  return {
    rule,
    pattern: compilePattern(rule.pattern, 'dg'),
    probe: compilePattern(rule.pattern.includes('^') || rule.pattern.includes('$') ? '' : rule.pattern),
    checks: rule.guards.map(compileGuard),
    replacements: typeof rule.replacement === 'string' ? [rule.replacement] : rule.replacement,
    isLoose: rule.guards.some((guard) => 'loose' in guard),
  }
}

/**
 * Every edit that a rule makes possible in a sentence, one list per place: the alternatives of that place.
 * A match must begin and end at word boundaries unless the rule is loose, and never touches a name.
 */
export function matchRule({ rule, ...compiled }: CompiledRule, sentence: ZhSentence): Edit[][] {
  const found: Edit[][] = []
  for (const raw of sentence.text.matchAll(compiled.pattern)) {
    const match = locate(raw, sentence.span.start)
    if (match.start === match.end || touchesProtected(sentence.source, match)) continue
    if (!compiled.isLoose && !standsAlone(sentence, match)) continue
    if (touchesName(sentence, match) || joinsBodyName(sentence, match)) continue
    if (!compiled.checks.every((check) => check(sentence, match))) continue
    found.push(compiled.replacements.map((template) => createEdit(rule, raw, match, template)))
  }
  return found
}

function locate(raw: RegExpExecArray, offset: number): ZhMatch {
  const groups = (raw.indices ?? []).slice(1).map((pair) => ({
    start: offset + (pair?.[0] ?? 0),
    end: offset + (pair?.[1] ?? 0),
  }))
  return { start: offset + raw.index, end: offset + raw.index + raw[0].length, groups }
}

/** A match this long is no accident of neighbouring words, so the analyser's cuts do not matter. */
const DISTINCTIVE_LENGTH = 4

function standsAlone({ cuts }: ZhSentence, { start, end }: ZhMatch): boolean {
  return end - start >= DISTINCTIVE_LENGTH || (cuts.has(start) && cuts.has(end))
}

function touchesName({ tokens }: ZhSentence, { start, end }: ZhMatch): boolean {
  return tokens.some((token) => token.start < end && start < token.end && isName(token))
}

const LINK = /^[和与與及暨]$/u
const BODY = new RegExp(`^[^，。；、：的\\s]{1,8}?(?:[事务務]{2}所|${anyOf('zh/match-rule', 'bodies')})`, 'u')

/** 資訊科技及廣播局: a conjunction in the name of a body is part of it. */
function joinsBodyName({ source: { text }, span }: ZhSentence, { start, end }: ZhMatch): boolean {
  return LINK.test(text.slice(start, end)) && BODY.test(text.slice(end, span.end))
}

function createEdit(rule: ZhRule, raw: RegExpExecArray, match: ZhMatch, template: string): Edit {
  const after = template.replaceAll(/\$(\d)/g, (_, group: string) => raw[Number(group)] ?? '')
  const { kind, reason, id, strength, risk, role, waives, gain } = rule
  return {
    start: match.start,
    end: match.end,
    before: raw[0],
    after,
    kind,
    reasons: [{ code: reason }],
    ruleId: id,
    strength,
    risk,
    role,
    waives,
    gain,
    purposes: claimedPurposes(rule),
  }
}
