export { diffToChanges } from './changes/diff-to-changes.ts'
export { rewriteFailure } from './correct/licence.ts'
export {
  createTransformEngine,
  ENGINE_VERSION,
  type LocalEngine,
  type TransformEngineSettings,
} from './create-transform-engine.ts'
export { applyEdits, type Edit, overlaps, trimEdit } from './edit.ts'
export { checkGates, type GateFailure } from './gates/check.ts'
export { type Gate, sameMultisetGate } from './gates/gate.ts'
export { gatesFor } from './gates-for.ts'
export { changedShare, contentUnits } from './measure.ts'
export { fluencyOf, mendText } from './mend-text.ts'
export { DEFAULT_SYNONYMS_LEVEL, RULE_MODES, type RuleMode, ruleMode, synonymsLevel } from './mode.ts'
export { parseSource } from './parse.ts'
export { type MaskedText, maskProtected, type Restored } from './protected/mask-protected.ts'
export type { Budget, LanguageRewriter, ProposeRequest } from './rewriter.ts'
export { createRuleSchema, REGISTERS, type Register, type RuleBase } from './rule.ts'
export type { ProtectedSpan, Source, SourceSentence, Span } from './source.ts'
export { tokenize as tokenizeChinese } from './zh/analysis.ts'
export { readAsSimplified } from './zh/script.ts'
