import type { Edit } from '../edit.ts'
import type { RuleMode } from '../mode.ts'
import {
  bringsSpokenOpener,
  bringsStiffOpener,
  bringsWrittenWord,
  isBanter,
  isInformalText,
} from './informal.ts'
import { bringsChattyOpener, bringsTalk, isImpersonal, isScholarlyText, isWrittenText } from './scholarly.ts'

/** Modes whose words are written ones whatever the text, and modes that make any text talk. */
const WRITES: ReadonlySet<RuleMode> = new Set(['formal', 'academic', 'polish-academic'])
const LOOSENS: ReadonlySet<RuleMode> = new Set(['simple', 'creative'])

/** Wordings out of the register of a text: written words where it talks, spoken openers where it does not. */
export function refusesRegister(mode: RuleMode, text: string): (edit: Edit) => boolean {
  const talks = isInformalText(text)
  const keepsTalking = !WRITES.has(mode) && talks
  const isChat = isBanter(text)
  const keepsWritten = WRITES.has(mode) || (!LOOSENS.has(mode) && isScholarlyText(text))
  const keepsSpoken = mode === 'polish-academic' && !isWrittenText(text)
  const isSilent = !LOOSENS.has(mode) && isImpersonal(text)
  return ({ before, after, purposes }) =>
    (keepsSpoken && isRaise(purposes)) ||
    (keepsTalking && bringsWrittenWord(before, after)) ||
    (isChat && bringsStiffOpener(before, after)) ||
    (keepsWritten && bringsTalk(before, after)) ||
    (isSilent && bringsChattyOpener(before, after)) ||
    (!talks && bringsSpokenOpener(after))
}

/** What only raises the register: a draft that talks keeps its voice. */
function isRaise(purposes: Edit['purposes'] = []): boolean {
  return (
    purposes.includes('raise') && !purposes.some((purpose) => purpose === 'repair' || purpose === 'tighten')
  )
}
