// What the lab (trainers, evaluators, benches, fuzz) takes apart. Nothing that ships imports from here.
export { ENGLISH_GATES } from './en/gates.ts'
export { loadVocabulary } from './en/spelling/load-word-lists.ts'
export { checkGates } from './gates/check.ts'
export { decodeTable, encodeTable, hashUnits, LOG_STEPS, type NgramTable } from './language-model/format.ts'
export { createNgramModel } from './language-model/ngram-model.ts'
export { BORDER, toUnits, type Unit } from './language-model/units.ts'
export { parseSource } from './parse.ts'
export { createRandom, hashText } from './random.ts'
