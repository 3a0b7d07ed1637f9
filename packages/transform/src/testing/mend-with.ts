import { analyseSentences } from '../en/analyse.ts'
import type { EnglishProposer } from '../en/correct/scene.ts'
import { parseSource } from '../parse.ts'

/** A text with everything that one proposer proposes; proposals that overlap are a fault of the proposer. */
export function mendWith({ propose }: EnglishProposer, text: string): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const sentences = analyseSentences(source)
  const proposals = sentences.flatMap((sentence, index) => propose({ source, sentence, sentences, index }))
  let mended = ''
  let reached = 0
  for (const { start, end, after } of proposals.toSorted((a, b) => a.start - b.start)) {
    if (start < reached) throw new RangeError('proposals overlap')
    mended += text.slice(reached, start) + after
    reached = end
  }
  return mended + text.slice(reached)
}
