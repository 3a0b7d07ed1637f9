import { wordList } from '../../../lexicon/load-lists.ts'
import type { Operation } from '../scene.ts'
import { saysNothingNew, stemsBefore } from './known-words.ts'
import { OMISSION } from './omission.ts'

const COMMENT = wordList('en/omit/known-tail', 'comment')
const LONGEST = 22

/** ", making it a valuable part of the community", where the text has said so: the tail repeats what is known. */
export const dropKnownTail: Operation = {
  ...OMISSION,
  id: 'structure.drop-known-tail',
  reason: 'tail_repeats',
  strength: 4,
  risk: 0.08,
  drafts({ sentence: { tokens }, text }) {
    const stop = tokens.at(-1)
    const at = tokens.findLastIndex(
      (token, index) => COMMENT.has(token.lower) && tokens[index - 1]?.text === ',',
    )
    const comma = tokens[at - 1]
    if (at < 6 || comma === undefined || stop?.text !== '.' || tokens.length - at > LONGEST) return []
    const tail = tokens.slice(at + 1, -1)
    if (tail.length < 2 || !saysNothingNew(tail, stemsBefore(text, comma.start))) return []
    return [{ start: comma.start, end: stop.start, after: '' }]
  },
}
