// What the lab (trainers, evaluators, benches, fuzz) takes apart. Nothing that ships imports from here.

export type { CorrectionProposal } from './correct/proposal.ts'
export { analyseSentences } from './en/analyse.ts'
export { proposeByRules as proposeByEnglishRules } from './en/apply-rules.ts'
export { loadEnglishCorrector, loadEnglishCounts } from './en/correct/create-corrector.ts'
export { passesOf } from './en/correct/proposers.ts'
export { FEATURES, featuresOf, stepsOf } from './en/correct/rank/features.ts'
export { namesOf } from './en/correct/rank/names.ts'
export { groupOf, type RankerWeights } from './en/correct/rank/ranker.ts'
export type { CorrectionScene, EnglishProposer } from './en/correct/scene.ts'
export { compileRule as compileEnglishRule, englishRuleSchema } from './en/english-rule.ts'
export { loadRules as loadEnglishRules } from './en/load-rules.ts'
export { OPERATIONS as ENGLISH_OPERATIONS } from './en/operations/operations.ts'
export { RuleIndex as EnglishRuleIndex } from './en/rule-index.ts'
export { loadVocabulary } from './en/spelling/load-word-lists.ts'
export { mendWord } from './en/spelling/mend-word.ts'
export { createContextModel } from './language-model/context-model.ts'
export { readWords } from './language-model/context-words.ts'
export {
  BUCKETS,
  type CountTable,
  decodeCounts,
  encodeCounts,
  hashNgram,
  hashWord,
  lookUp,
  STEPS,
} from './language-model/count-table.ts'
export { decodeTable, encodeTable, hashUnits, LOG_STEPS, type NgramTable } from './language-model/format.ts'
export { loadCounts } from './language-model/load-counts.ts'
export { createNgramModel } from './language-model/ngram-model.ts'
export { BORDER, toUnits, type Unit } from './language-model/units.ts'
export { readRuleText, ruleFileNames, rulesOfEntry, type WrittenRule } from './load-rule-files.ts'
export { claimedPurposes } from './purpose/claims.ts'
export { wantsAny } from './purpose/wanted-purposes.ts'
export { createRandom, hashText } from './random.ts'
export { characterModel } from './zh/correct/characters/character-model.ts'
export { toCharacterUnits } from './zh/correct/characters/character-units.ts'
export { likelihoodGain } from './zh/correct/characters/likelihood-gain.ts'
export { createChineseCorrector } from './zh/correct/correct-chinese.ts'
export { type Confusions, confusionsOf, type Likeness } from './zh/correct/spelling/confusions.ts'
export { SPELLING_FEATURES, spellingFeatures } from './zh/correct/spelling/features.ts'
export { spellingKnowledge } from './zh/correct/spelling/knowledge.ts'
export { rankSuspect } from './zh/correct/spelling/ranker.ts'
export { findSuspects } from './zh/correct/spelling/suspects.ts'
export { compileRules as compileZhRules } from './zh/load-rules.ts'
export { compileRule as compileZhRule, matchRule as matchZhRule } from './zh/match-rule.ts'
export { ZH_OPERATIONS } from './zh/operations/operations.ts'
export { zhRuleFileSchema, zhRuleSchema } from './zh/rule.ts'
export { viewSentences } from './zh/view.ts'
