import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { Source } from '../../../source.ts'
import { foreignCharacters } from '../../convert.ts'
import type { ZhLanguage } from '../../language.ts'
import type { ZhSentence } from '../../view.ts'
import { toCharacterUnits } from '../characters/character-units.ts'
import type { ZhCorrectionScene, ZhProposer } from '../scene.ts'
import { SPELLING_FEATURES, spellingFeatures } from './features.ts'
import { spellingKnowledge } from './knowledge.ts'
import { rankSuspect } from './ranker.ts'
import { isSpared } from './spared-places.ts'
import { findSuspects, type Suspect } from './suspects.ts'

/** Characters that stand for others of like sound or shape, found by how much better another one reads. */
export const misspeltCharacters: ZhProposer = { id: 'spelling.character', propose }

/** In a text with more of the other script than this, what stands around a character says nothing. */
const MOST_FOREIGN = 0.02
/** Sentences in the old written language, where every character is rare. */
const CLASSICAL = /[兮矣曰焉哉耶]|也[，。！]/u

/** What one common character more makes likelier without making a word is mostly a name or a word not counted. */
const MAKES_WORD = SPELLING_FEATURES.indexOf('makes_word')
const SPLITS_NEIGHBOUR = SPELLING_FEATURES.indexOf('splits_neighbour')
const MALUS = 2

function propose({ source, sentence, language }: ZhCorrectionScene): CorrectionProposal[] {
  if (isInOtherScript(source, language) || CLASSICAL.test(sentence.reading)) return []
  return findSuspects(toCharacterUnits(sentence.text), spellingKnowledge(language))
    .filter((suspect) => isPermitted(sentence, suspect, language))
    .map((suspect) => ({
      start: sentence.span.start + suspect.start,
      end: sentence.span.start + suspect.end,
      after: suspect.after,
      class: 'spelling',
      code: 'character_confused',
      prior: oddsOf(spellingFeatures(sentence, suspect)),
    }))
}

function oddsOf(features: readonly number[]): number {
  const isIdle = features[MAKES_WORD] === 0 || features[SPLITS_NEIGHBOUR] === 1
  return rankSuspect(features) - (isIdle ? MALUS : 0)
}

const shares = new WeakMap<Source, number>()

function isInOtherScript(source: Source, language: ZhLanguage): boolean {
  const share =
    shares.get(source) ?? foreignCharacters(source.text, language).length / Math.max(1, source.text.length)
  shares.set(source, share)
  return share > MOST_FOREIGN
}

/** Pronouns and variants are the writer's own business; what is in the other script is converted. */
const PRONOUN = /[他她它牠祂您你妳]/u

function isPermitted(sentence: ZhSentence, { start, end, after }: Suspect, language: ZhLanguage): boolean {
  const before = sentence.text.slice(start, end)
  return (
    !PRONOUN.test(before) &&
    !PRONOUN.test(after) &&
    !isSpared(sentence, start, end) &&
    foreignCharacters(before, language).length === 0
  )
}
