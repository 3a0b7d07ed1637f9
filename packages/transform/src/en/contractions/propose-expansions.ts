import type { Edit } from '../../edit.ts'
import type { RuleMode } from '../../mode.ts'
import type { Source } from '../../source.ts'
import type { EnglishSentence } from '../token.ts'
import { isContraction, resolveContraction } from './resolve.ts'
import { isStory, isVerse } from './spoken-text.ts'

export const CONTRACTION = 'contraction'

/** Modes that write contractions out. The polishing ones leave stories their voice. */
const WRITES_OUT: ReadonlySet<RuleMode> = new Set(['formal', 'academic', 'polish-academic'])

/** Whether a sentence contracts anything: a text that never does is not made to. */
export function hasContraction({ tokens }: EnglishSentence): boolean {
  return tokens.some((token, at) => !token.locked && isContraction(tokens, at))
}

/**
 * Every contraction of the prose written out, quotations and verse left alone. A draft in which one of them cannot be
 * written out keeps all of them when it is only polished: half of them changed would be worse than none.
 */
export function proposeExpansions(
  sentences: readonly EnglishSentence[],
  source: Source,
  mode: RuleMode,
): Edit[] {
  if (!WRITES_OUT.has(mode) || isVerse(source)) return []
  const isPolish = mode === 'polish-academic'
  if (isPolish && isStory(source)) return []
  const edits: Edit[] = []
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      if (token.locked || tokens[at - 1]?.locked || !isContraction(tokens, at)) continue
      const found = resolveContraction(tokens, at)
      if (found === undefined) {
        if (isPolish) return []
        continue
      }
      const start = tokens[found.from]?.start ?? 0
      const end = tokens[found.to - 1]?.end ?? 0
      edits.push(toEdit({ start, end, before: source.text.slice(start, end), after: found.after }))
    }
  }
  return edits
}

function toEdit(place: Pick<Edit, 'start' | 'end' | 'before' | 'after'>): Edit {
  return {
    ...place,
    kind: CONTRACTION,
    reason: 'Formal prose writes contractions out.',
    ruleId: 'contraction.written-out',
    strength: 1,
    risk: 0.01,
    gain: 1.2,
  }
}
