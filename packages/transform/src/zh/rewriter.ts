import type { Edit } from '../edit.ts'
import { DEFAULT_SYNONYMS_LEVEL } from '../mode.ts'
import { fewExchangesEach, isModest } from '../modest.ts'
import type { Stage } from '../policy.ts'
import { weighed } from '../purpose/weigh.ts'
import type { Budget, LanguageRewriter, ProposeRequest } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { keepVariety } from '../variety.ts'
import { proposeScript } from './convert.ts'
import { createChineseCorrector } from './correct/correct-chinese.ts'
import { isEligible, SYNONYM_KIND } from './eligibility.ts'
import { joinsWell } from './junctions.ts'
import type { ZhLanguage } from './language.ts'
import { compileRules } from './load-rules.ts'
import { modestEdits, SPACING } from './modest.ts'
import { ZH_OPERATIONS } from './operations/operations.ts'
import { POLICIES } from './policy.ts'
import { proposeByOperations, proposeByRules } from './propose.ts'
import { proposeTaiwanWording } from './taiwan-wording.ts'
import { worthOf } from './valuation.ts'
import { ZH_VARIETY } from './variety-rules.ts'
import { warningsFor } from './warnings.ts'
import { createWordingSense } from './wording-sense.ts'

const ROUNDS = ['script', 'phrases', 'structure', 'order', 'words'] as const

const STAGES: Readonly<Record<(typeof ROUNDS)[number], Stage | undefined>> = {
  script: undefined,
  phrases: 'phrases',
  structure: 'structure',
  order: 'structure',
  words: 'words',
}

/** Items change places in a round of their own, so that a clause that moved can have its items moved too. */
const ORDER_KIND = 'list_order'
const CLAUSE_OPERATIONS = ZH_OPERATIONS.filter(({ kind }) => kind !== ORDER_KIND)
const ORDER_OPERATIONS = ZH_OPERATIONS.filter(({ kind }) => kind === ORDER_KIND)

/** Most rules are those of both regions: what readers of the one undid is made in the other neither. */
const KINDRED: Readonly<Record<ZhLanguage, ZhLanguage>> = { zh_CN: 'zh_TW', zh_TW: 'zh_CN' }

/** The Chinese half of the engine: zh_CN and zh_TW have rules of their own and share the machinery. */
export function createZhRewriter(language: ZhLanguage): LanguageRewriter {
  const rules = compileRules(language)
  const phrases = rules.filter(({ rule }) => rule.kind !== SYNONYM_KIND)
  const words = rules.filter(({ rule }) => rule.kind === SYNONYM_KIND)
  const registers = new Map(rules.map(({ rule }) => [rule.id, rule.register]))
  const sense = createWordingSense((ruleId) => registers.get(ruleId) ?? 'neutral')
  const isModestEdit = modestEdits(language, KINDRED[language])
  const proposeAll = (source: Source, request: ProposeRequest): Edit[] => {
    const round = ROUNDS[request.round]
    if (round === 'script') return proposeScript(source, language)
    if (round === 'structure') return proposeByOperations(CLAUSE_OPERATIONS, source, request)
    if (round === 'order') return proposeByOperations(ORDER_OPERATIONS, source, request)
    if (round === 'words') return proposeByRules(words, source, request, sense)
    const edits = proposeByRules(phrases, source, request, sense)
    return language === 'zh_TW' ? [...edits, ...proposeTaiwanWording(source)] : edits
  }
  return {
    language,
    correct: createChineseCorrector(language),
    repairs: (source) => (language === 'zh_TW' ? proposeTaiwanWording(source) : []),
    rounds: () => ROUNDS.length,
    propose: (source, request) => {
      const wanted = weighed(proposeAll(source, request), request.mode, sense)
      return isModest(request) ? wanted.filter((edit) => isModestEdit(edit, source.text)) : wanted
    },
    value: (edit, request) => (isEligible(edit, request) ? worthOf(edit, request) : 0),
    budget: budgetOf,
    arrange: (source, parts) =>
      parts.request.mode === 'shorten' ? [...parts.chosen] : keepVariety(source, parts, ZH_VARIETY),
    settle: (source, edits, request) =>
      isModest(request) ? fewExchangesEach(source, edits, SPACING) : [...edits],
    accepts: joinsWell,
    warnings: warningsFor(language),
  }
}

function budgetOf({ mode, round, synonymsLevel }: ProposeRequest): Budget {
  const { maxRisk, shares } = POLICIES[mode]
  const stage = STAGES[ROUNDS[round] ?? 'words']
  const scale = stage === 'words' ? Math.min(2, synonymsLevel / DEFAULT_SYNONYMS_LEVEL) : 1
  return { maxChangedShare: (stage === undefined ? 1 : shares[stage]) * scale, maxRisk }
}
