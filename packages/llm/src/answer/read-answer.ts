import type { Fault } from '../verify/fault.ts'

/** What stands in an answer, or what keeps it from being one. */
export type ReadAnswer =
  | { readonly isRead: true; readonly text: string }
  | { readonly isRead: false; readonly fault: Fault }

const TAGGED = /^<text>([\s\S]*)<\/text>$/
const TAG = /<\/?(?:text|source|rewrite)>/i
/** Some models think aloud first; what they think is no part of the answer. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>\s*/i

const failed = (gate: Fault['gate']): ReadAnswer => ({ isRead: false, fault: { gate } })

/**
 * The paragraph in an answer: alone, or between the tags of the question, with nothing before or after it. Nothing is
 * looked for inside an answer that says more.
 */
export function readAnswer(
  { content, isWhole }: { readonly content: string; readonly isWhole: boolean },
  source: string,
): ReadAnswer {
  if (!isWhole) return failed('cut_off')
  const answer = content.replace(THOUGHTS, '').trim()
  const text = (TAGGED.exec(answer)?.[1] ?? answer).trim()
  if (text === '') return failed('empty')
  if (TAG.test(text) && !TAG.test(source)) return failed('frame')
  if (['\n', '\u0000', '\uFFFD'].some((each) => text.includes(each))) return failed('structure')
  return { isRead: true, text: inMarksOf(source, text.normalize('NFC')) }
}

/** Apostrophes and quotation marks as the source has them, where the answer has only the other form. */
function inMarksOf(source: string, text: string): string {
  if (!/[’]/.test(source) && /’/.test(text)) return text.replaceAll('’', "'")
  if (/’/.test(source) && !/'/.test(source)) return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  return text
}
