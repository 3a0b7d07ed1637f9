import { readFileSync } from 'node:fs'
import { LANGUAGES, type TransformGoal } from '@redraft/contracts'
import { DEFAULT_SYNONYMS_LEVEL } from '@redraft/transform'
import { z } from 'zod'

const passage = z.object({
  id: z.string().min(1),
  language: z.enum(LANGUAGES),
  genre: z.string(),
  text: z.string().min(1),
})
/** A text to be rewritten, written for this project. */
export type Passage = z.infer<typeof passage>

/** What each passage is rewritten for. */
export const GOALS = {
  humanize: { endpoint: 'humanize', mode: 'reduce-aigc' },
  rewrite: { endpoint: 'rewrite', tone: 'academic' },
  paraphrase: { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: DEFAULT_SYNONYMS_LEVEL },
} as const satisfies Record<string, TransformGoal>
export type GoalName = keyof typeof GOALS

/** The passages of a `.jsonl` file. @throws ZodError for a line of another shape. */
export function readPassages(path: string): Passage[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => passage.parse(JSON.parse(line)))
}
