import { readFileSync } from 'node:fs'
import { z } from 'zod'

const sampleTexts = z.object({
  englishHuman: z.string(),
  englishMachine: z.string(),
  chineseHuman: z.string(),
  chineseMachine: z.string(),
})

/** The detector's own test texts; none comes from a corpus. */
export const SAMPLES = sampleTexts.parse(
  JSON.parse(readFileSync(new URL('../../../detect/fixtures/sample-texts.json', import.meta.url), 'utf8')),
)
