import { parseSource } from '@redraft/transform'
import {
  findSuspects,
  spellingFeatures,
  spellingKnowledge,
  toCharacterUnits,
  viewSentences,
} from '@redraft/transform/internals'
import type { Case } from './fit-logistic.ts'

/** A text with slips and the same text, as long, without them. */
export interface Pair {
  readonly id: string
  readonly language: 'zh_CN' | 'zh_TW'
  readonly source: string
  readonly reference: string
}

/** Every suspect of a text, and whether it is what the reference has there. */
export function casesOf({ language, source, reference }: Pair): Case[] {
  if (source.length !== reference.length) return []
  const parsed = parseSource({ text: source, language, personalTerms: [] })
  return viewSentences(parsed).flatMap((sentence) =>
    findSuspects(toCharacterUnits(sentence.text), spellingKnowledge(language)).map((suspect) => {
      const start = sentence.span.start + suspect.start
      const end = sentence.span.start + suspect.end
      const right =
        source.slice(start, end) !== suspect.after && reference.slice(start, end) === suspect.after
      return { features: spellingFeatures(sentence, suspect), right, weight: 1 }
    }),
  )
}
