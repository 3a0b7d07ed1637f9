import type { Warning, WarningCode } from '@redraft/contracts'
import type { Edit } from '../edit.ts'
import type { Gate } from '../gates/gate.ts'
import { contentUnits } from '../measure.ts'
import type { RuleMode } from '../mode.ts'
import type { Budget, LanguageRewriter, ProposeRequest } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { keepVariety } from '../variety.ts'
import { foreignCharacters, isForeignScript, proposeScript } from './convert.ts'
import { namesGate } from './gates/names.ts'
import { modalityGate, negationGate } from './gates/parity.ts'
import { latinGate, measureGate, numeralGate } from './gates/quantities.ts'
import { simplifiedGate, taiwanGate } from './gates/script.ts'
import { joinsWell } from './junctions.ts'
import { compileRules, type ZhLanguage } from './load-rules.ts'
import { ZH_OPERATIONS } from './operations/operations.ts'
import { proposeByOperations, proposeByRules, SYNONYM_KIND } from './propose.ts'
import { bringsStockWord } from './stock-words.ts'
import { proposeTaiwanWording } from './taiwan-wording.ts'
import { ZH_VARIETY } from './variety-rules.ts'

const ROUNDS = ['script', 'phrases', 'structure', 'order', 'words'] as const

/** Share of the characters that may be edited in the rounds phrases, structure (and order) and words, by mode. */
const SHARES: Readonly<Record<RuleMode, readonly [number, number, number]>> = {
  'reduce-aigc': [0.6, 0.5, 0.3],
  'reduce-both': [0.6, 0.7, 0.4],
  standard: [0.6, 0.6, 0.4],
  fluency: [0.3, 0.1, 0.04],
  formal: [0.6, 0.3, 0.35],
  academic: [0.6, 0.3, 0.35],
  simple: [0.6, 0.4, 0.3],
  creative: [0.6, 0.8, 0.5],
  expand: [0.2, 0.4, 0.4],
  shorten: [0.9, 0.7, 0.3],
  'polish-academic': [0.6, 0.2, 0.2],
  'polish-neutral': [0.6, 0.2, 0.2],
}

const SHARE_OF_ROUND: Readonly<Record<(typeof ROUNDS)[number], 0 | 1 | 2 | undefined>> = {
  script: undefined,
  phrases: 0,
  structure: 1,
  order: 1,
  words: 2,
}

/** Items change places in a round of their own, so that a clause that moved can have its items moved too. */
const ORDER_KIND = 'list_order'
const CLAUSE_OPERATIONS = ZH_OPERATIONS.filter(({ kind }) => kind !== ORDER_KIND)
const ORDER_OPERATIONS = ZH_OPERATIONS.filter(({ kind }) => kind === ORDER_KIND)

const BOLD: ReadonlySet<RuleMode> = new Set(['creative', 'reduce-both', 'standard'])
const MAX_RISK = 0.12
const MAX_RISK_BOLD = 0.2

const COMMON_GATES: readonly Gate[] = [
  negationGate,
  modalityGate,
  numeralGate,
  measureGate,
  latinGate,
  namesGate,
]

/** The Chinese half of the engine: zh_CN and zh_TW have rules of their own and share the machinery. */
export function createZhRewriter(language: ZhLanguage): LanguageRewriter {
  const rules = compileRules(language)
  const phrases = rules.filter(({ rule }) => rule.kind !== SYNONYM_KIND)
  const words = rules.filter(({ rule }) => rule.kind === SYNONYM_KIND)
  return {
    language,
    rounds: () => ROUNDS.length,
    propose(source: Source, request: ProposeRequest): Edit[] {
      const round = ROUNDS[request.round]
      if (round === 'script') return proposeScript(source, language)
      if (round === 'structure') return proposeByOperations(CLAUSE_OPERATIONS, source, request)
      if (round === 'order') return proposeByOperations(ORDER_OPERATIONS, source, request)
      if (round === 'words') return proposeByRules(words, source, request)
      const edits = proposeByRules(phrases, source, request)
      return language === 'zh_TW' ? [...edits, ...proposeTaiwanWording(source)] : edits
    },
    value: worthTo,
    budget: budgetOf,
    arrange: (source, parts) =>
      parts.request.mode === 'shorten' ? [...parts.chosen] : keepVariety(source, parts, ZH_VARIETY),
    accepts: joinsWell,
    gates: [...COMMON_GATES, language === 'zh_TW' ? taiwanGate : simplifiedGate],
    warnings: ({ mode }, { lengthRatio }, source) => [
      ...modeWarnings(mode, lengthRatio),
      ...scriptWarnings(source, language),
    ],
  }
}

function budgetOf({ mode, round, synonymsLevel }: ProposeRequest): Budget {
  const name = ROUNDS[round] ?? 'words'
  const place = SHARE_OF_ROUND[name]
  const share = place === undefined ? 1 : SHARES[mode][place]
  const scale = name === 'words' ? Math.min(2, synonymsLevel / 5) : 1
  return { maxChangedShare: share * scale, maxRisk: BOLD.has(mode) ? MAX_RISK_BOLD : MAX_RISK }
}

/** `shorten` trades no word for another of the same length: what an edit saves is what it is worth. */
function worthToShorten({ before, after, role, gain = 0, risk }: Edit): number {
  const saved = contentUnits(before).length - contentUnits(after).length
  if (role === 'repair') return 1 + gain * 2
  return saved < 1 ? 0 : 1 + gain + saved - risk * 4
}

/** Gain first, then how much changes, less the risk. */
function worthTo(edit: Edit, { goal, mode }: ProposeRequest): number {
  const { role, gain = 0, strength, risk } = edit
  if (goal.endpoint === 'humanize' && role !== 'repair' && bringsStockWord(edit)) return 0
  if (mode === 'shorten') return worthToShorten(edit)
  // `fluency` mends faults and wordiness and leaves sound wording alone.
  if (mode === 'fluency' && role === 'even') return 0
  return 1 + gain * 2 + Math.min(strength, 6) / 6 - risk * 4
}

/** From this length on (after / before) `shorten` owes the reader a word. */
const LITTLE_CUT = 0.95

function modeWarnings(mode: RuleMode, lengthRatio: number): Warning[] {
  if (mode === 'shorten' && lengthRatio > LITTLE_CUT) return [{ code: 'shorten_little' }]
  const code = LIMITED[mode]
  return code === undefined ? [] : [{ code }]
}

function scriptWarnings(source: Source, language: ZhLanguage): Warning[] {
  const count = foreignCharacters(source.text, language).length
  if (count === 0) return []
  const isTaiwan = language === 'zh_TW'
  if (isForeignScript(source.text, language))
    return [{ code: isTaiwan ? 'answered_in_traditional' : 'answered_in_simplified' }]
  return [
    { code: isTaiwan ? 'mixed_scripts_to_traditional' : 'mixed_scripts_to_simplified', values: { count } },
  ]
}

const LIMITED: Readonly<Partial<Record<RuleMode, WarningCode>>> = {
  expand: 'expand_reworded',
  creative: 'creative_invents_nothing',
}
