import { FINE_REVIEW, paragraphOf, startScriptedModel } from '@redraft/testkit'
import { PASSAGES } from '../passages.ts'

const CITATION = /\[\d+\]|\([^)]*\d{4}\)/g
/** What a paragraph has in common with its likes of other rounds, which have other figures and citations. */
const keyOf = (text: string): string => text.replace(CITATION, '[[P1]]').replace(/(?<!P)\d+/g, '0')

const known = Object.values(PASSAGES).flat()
const rewritesOf = new Map(known.map(({ source, rewrites }) => [keyOf(source), { source, rewrites }]))
const asked = new Map<string, number>()

/** A perfect answer to a paragraph, another one each time, with the figures of the paragraph. */
function answerTo(paragraph: string): string {
  const passage = rewritesOf.get(keyOf(paragraph))
  if (passage === undefined) throw new RangeError('a paragraph that no passage is like')
  const count = asked.get(paragraph) ?? 0
  asked.set(paragraph, count + 1)
  const masked = (text: string) => text.replace(CITATION, '[[P1]]')
  const figures = (text: string): readonly string[] => text.match(/(?<!P)\d+/g) ?? []
  const [before, now] = [figures(masked(passage.source)), figures(paragraph)]
  const rewrite = masked(passage.rewrites[count % 2 === 0 ? 0 : 1])
  return rewrite.replace(/(?<!P)\d+/g, (figure) => now[before.indexOf(figure)] ?? figure)
}

/** A process of its own: what the endpoint does is not counted as the worker's. Its argument: milliseconds per answer. */
const afterMs = Number(process.argv[2] ?? 0)
const model = await startScriptedModel((messages) => {
  const paragraph = paragraphOf(messages)
  return { say: paragraph === undefined ? FINE_REVIEW : answerTo(paragraph), afterMs }
})
process.send?.(model.baseUrl)
process.once('disconnect', () => process.exit())
