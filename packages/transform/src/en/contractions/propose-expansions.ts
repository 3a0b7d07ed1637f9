import { type Edit, overlaps } from '../../edit.ts'
import type { RuleMode } from '../../mode.ts'
import type { Source } from '../../source.ts'
import { isInformalText } from '../informal.ts'
import { speaksInPerson } from '../personal.ts'
import { isWrittenText } from '../scholarly.ts'
import type { EnglishSentence } from '../token.ts'
import { isContraction, resolveContraction } from './resolve.ts'
import { isStory, isVerse } from './spoken-text.ts'

export const CONTRACTION = 'contraction'
const WRITTEN_OUT = 'contraction.written-out'

/** Modes that write contractions out, whatever the text. */
const ALWAYS: ReadonlySet<RuleMode> = new Set(['formal', 'academic'])

/** Whether a sentence contracts anything: a text that never does is not made to. */
export function hasContraction({ tokens }: EnglishSentence): boolean {
  return tokens.some((token, at) => !token.locked && isContraction(tokens, at))
}

/**
 * Every contraction of the prose written out, quotations and verse left alone. A draft in which one of them cannot be
 * written out keeps all of them when it is only polished or paraphrased, and so does a story; in `standard` and
 * `expand`, a text that talks too; a polished one, every text that speaks of or to somebody.
 */
export function proposeExpansions(
  sentences: readonly EnglishSentence[],
  source: Source,
  mode: RuleMode,
): Edit[] {
  const isWhole = !ALWAYS.has(mode)
  if (isWhole && !mayWriteOut(mode, source)) return []
  if (isVerse(source)) return []
  if (mode === 'polish-academic' && sentences.some((one) => hasContraction(one) && speaksInPerson(one.text)))
    return []
  const edits: Edit[] = []
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      if (token.locked || tokens[at - 1]?.locked || !isContraction(tokens, at)) continue
      const found = resolveContraction(tokens, at)
      if (found === undefined) {
        if (isWhole) return []
        continue
      }
      const start = tokens[found.from]?.start ?? 0
      const end = tokens[found.to - 1]?.end ?? 0
      edits.push(toEdit({ start, end, before: source.text.slice(start, end), after: found.after }))
    }
  }
  return edits
}

const WORDINGS: ReadonlySet<RuleMode> = new Set(['standard', 'expand'])

/** Whether a mode that minds the voice of a text may still write its contractions out. */
function mayWriteOut(mode: RuleMode, source: Source): boolean {
  if (mode === 'polish-academic') return isWrittenText(source.text) && !isStory(source)
  return WORDINGS.has(mode) && !isInformalText(source.text) && !isStory(source)
}

/** All the expansions that were proposed, or none of them. */
export function wholeExpansions(chosen: readonly Edit[], candidates: readonly Edit[]): readonly Edit[] {
  const isExpansion = (edit: Edit) => edit.ruleId === WRITTEN_OUT
  const isLost = (edit: Edit) =>
    isExpansion(edit) && !chosen.some((other) => other === edit || overlaps(other, edit))
  return candidates.some(isLost) ? chosen.filter((edit) => !isExpansion(edit)) : chosen
}

function toEdit(place: Pick<Edit, 'start' | 'end' | 'before' | 'after'>): Edit {
  return {
    ...place,
    kind: CONTRACTION,
    reasons: [{ code: 'contractions_written_out' }],
    ruleId: WRITTEN_OUT,
    strength: 1,
    risk: 0.01,
    role: 'repair',
    purposes: ['raise', 'expand'],
    gain: 1.2,
  }
}
