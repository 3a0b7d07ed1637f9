import type { CorrectionProposal } from '../../../correct/proposal.ts'
import { wordList } from '../../../lexicon/load-lists.ts'
import type { Source } from '../../../source.ts'
import { foreignCharacters } from '../../convert.ts'
import type { ZhLanguage } from '../../language.ts'
import { toCharacterUnits } from '../characters/character-units.ts'
import type { ZhCorrectionScene, ZhProposer } from '../scene.ts'
import { SPELLING_FEATURES, spellingFeatures } from './features.ts'
import { spellingKnowledge } from './knowledge.ts'
import { rankSuspect } from './ranker.ts'
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
    .filter((suspect) => isPermitted(sentence.text, suspect, language))
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

function isPermitted(text: string, { start, end, after }: Suspect, language: ZhLanguage): boolean {
  const before = text.slice(start, end)
  return (
    !PRONOUN.test(before) &&
    !PRONOUN.test(after) &&
    !isSpared(text, start, end) &&
    foreignCharacters(before, language).length === 0
  )
}

const SPARED = wordList('zh/correct/misspelt-characters', 'spared')
const LONGEST = 3

/** Whether a place lies in a word that is right, however rare: 已然 beside 依然, 甦醒 beside 蘇醒. */
function isSpared(text: string, start: number, end: number): boolean {
  for (let from = Math.max(0, end - LONGEST); from <= start; from++)
    for (let to = end; to <= from + LONGEST; to++) if (SPARED.has(text.slice(from, to))) return true
  return false
}
