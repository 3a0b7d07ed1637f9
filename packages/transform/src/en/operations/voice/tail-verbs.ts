import { wordList } from '../../../lexicon/load-lists.ts'

/** What a subject does besides: "…, offering X" says the same as "… and offers X". */
export const DOES_BESIDES = wordList('en/voice/tail-verbs', 'does-besides')

/** What comes of something done: the subject brings it about when it acts on an object, else the whole event does. */
export const BRINGS_ABOUT = wordList('en/voice/tail-verbs', 'brings-about')
/** What only the whole event does. */
export const EVENT_ONLY = wordList('en/voice/tail-verbs', 'event-only')
