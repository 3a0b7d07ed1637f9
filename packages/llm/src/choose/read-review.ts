/** What a second look at a rewrite found. */
export interface Review {
  readonly isMeaningKept: boolean
  /** Places that are worse than in the source. */
  readonly worse: number
}

const ANSWER = /^meaning:\s*(kept|changed)\s*\n\s*worse:\s*(\d{1,2})\s*$/i
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>\s*/i

/** Reads the two lines of a review; undefined where anything else stands there: then nothing was found out. */
export function readReview(content: string): Review | undefined {
  const [, meaning, worse] = ANSWER.exec(content.replace(THOUGHTS, '').trim()) ?? []
  if (meaning === undefined || worse === undefined) return undefined
  return { isMeaningKept: meaning.toLowerCase() === 'kept', worse: Number(worse) }
}
