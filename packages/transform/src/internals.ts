// What the lab (trainers, evaluators, benches, fuzz) takes apart. Nothing that ships imports from here.
export { compileRule as compileEnglishRule, englishRuleSchema } from './en/english-rule.ts'
export { loadVocabulary } from './en/spelling/load-word-lists.ts'
export { decodeTable, encodeTable, hashUnits, LOG_STEPS, type NgramTable } from './language-model/format.ts'
export { createNgramModel } from './language-model/ngram-model.ts'
export { BORDER, toUnits, type Unit } from './language-model/units.ts'
export { createRandom, hashText } from './random.ts'
export { compileRule as compileZhRule } from './zh/match-rule.ts'
export { zhRuleFileSchema, zhRuleSchema } from './zh/rule.ts'
