import { authentication } from './authentication.ts'
import { citations } from './citations.ts'
import { detection } from './detection.ts'
import { errorsAndRetries } from './errors-and-retries.ts'
import type { Guide } from './guide.ts'
import { limitsAndWords } from './limits-and-words.ts'
import { quickStart } from './quick-start.ts'
import { rewriting } from './rewriting.ts'

/** The guides in reading order. */
export const GUIDES: readonly Guide[] = [
  quickStart,
  authentication,
  limitsAndWords,
  errorsAndRetries,
  rewriting,
  detection,
  citations,
]
