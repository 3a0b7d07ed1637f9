import type { Edit } from '../edit.ts'
import { isModestEdit, type Spacing } from '../modest.ts'
import { loadAcceptedIds } from '../purpose/load-accepted-ids.ts'
import type { ZhLanguage } from './language.ts'
import { idsThatDiffer } from './load-rules.ts'

/** UTF-16 units that an exchange may add: 通常 for 一般, 但是 for 但. */
const LONGER_BY = 1
const CHARACTERS_PER_EXCHANGE = 15
const MOST_EXCHANGES = 3
const CHARACTERS_BETWEEN = 4

/** Verdicts that suffice where an exchange saves characters, which is a reason of its own. */
const ENOUGH_TO_SHORTEN = 2

/** Another word in each 15 characters of a sentence, at least one and never two close together. */
export const SPACING: Spacing = {
  allowed: (sentence) =>
    Math.min(MOST_EXCHANGES, Math.max(1, Math.floor(sentence.length / CHARACTERS_PER_EXCHANGE))),
  areApart: (between) => between.length >= CHARACTERS_BETWEEN,
}

/** Which edits of a text a modest paraphrase in Chinese makes (`../modest.ts`), by the verdicts of both regions. */
export function modestEdits(
  language: ZhLanguage,
  kindred: ZhLanguage,
): (edit: Edit, text: string) => boolean {
  const differ = idsThatDiffer()
  const acceptedBy = (enough?: number) => {
    const theirs = [...loadAcceptedIds(kindred, [language], enough)].filter((id) => !differ.has(id))
    return new Set([...loadAcceptedIds(language, [kindred], enough), ...theirs])
  }
  const accepted = acceptedBy()
  const shortening = acceptedBy(ENOUGH_TO_SHORTEN)
  return (edit, text) =>
    isModestEdit(edit, text, edit.after.length < edit.before.length ? shortening : accepted, LONGER_BY)
}
