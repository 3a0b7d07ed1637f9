import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { Draft } from '../../../operation.ts'
import { matchAt } from '../../match.ts'
import { renderReplacement } from '../../render.ts'
import { RuleIndex } from '../../rule-index.ts'
import type { EnglishSentence } from '../../token.ts'
import { loadPhrases } from './load-phrases.ts'
import { narrowProposal } from './narrow-proposal.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { PHRASE_SECTIONS } from './phrase-sections.ts'

/** "does n't": a short form stands at its verb. */
function joinShortForms(draft: Draft | undefined): Draft | undefined {
  return (
    draft && { ...draft, after: draft.after.replace(/ (?=(?:n['’]t|['’](?:s|re|m|ve|ll|d))(?!\p{L}))/gu, '') }
  )
}

const indexes = new Map<string, RuleIndex<PhraseRule>>()

function indexOf(section: string): RuleIndex<PhraseRule> {
  const index =
    indexes.get(section) ?? new RuleIndex(loadPhrases().filter((rule) => rule.section === section))
  indexes.set(section, index)
  return index
}

/** What the list of a section mends in a sentence; offsets of the whole text. */
export function proposePhrases(
  section: string,
  sentence: EnglishSentence,
  text: string,
  rules = indexOf(section),
): CorrectionProposal[] {
  const meaning = PHRASE_SECTIONS[section]
  if (meaning === undefined) throw new RangeError(`no section is named ${section}`)
  const proposals: CorrectionProposal[] = []
  for (const { compiled, pattern, from } of rules.candidates(sentence.tokens)) {
    const match = matchAt(pattern, sentence.tokens, from)
    if (match === undefined || !compiled.guards.every((guard) => guard(match, sentence))) continue
    const rendered = joinShortForms(renderReplacement(compiled.replacement, match, text))
    if (rendered === undefined || text.slice(rendered.start, rendered.end) === rendered.after) continue
    proposals.push({ ...narrowProposal(rendered, text), ...meaning })
  }
  return proposals
}
