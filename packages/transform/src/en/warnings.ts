import type { LanguageRewriter } from '../rewriter.ts'

/** Says what a mode cannot do without a language model, instead of padding. */
export const modeWarnings: LanguageRewriter['warnings'] = ({ mode }) => {
  if (mode === 'expand')
    return ['Expansion is limited to wording: no new facts, examples or sentences are invented.']
  if (mode === 'creative')
    return ['Creative rewriting is limited to safe changes of wording and sentence structure.']
  return []
}
