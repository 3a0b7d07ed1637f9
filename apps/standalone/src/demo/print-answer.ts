import type { DemoCall } from './calls.ts'

const WIDTH = 88

function wrap(text: string): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + word.length + 1 > WIDTH) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push(line)
  }
  return lines.map((line) => `  ${line}`).join('\n')
}

interface Shown {
  output?: string
  text?: string
  in_text?: string
  score?: number
  risk_level?: string
  verdict?: string
  signals?: { label: string; explanation: string }[]
  signal_review?: { before: { score: number }; after: { score: number } }
  changes?: { before: string; after: string; kind: string; reason: string }[]
  warnings?: string[]
  words_used?: number
  words_remaining?: number
}

function percent(score: number): string {
  return `${Math.round(score * 100)} %`
}

/** Points of a hundred below which a reader wonders what the edits were for. */
const SMALL_CHANGE = 10

const HARDLY_MOVED =
  'Why so little: the score is a probability, and near 100 % many signals have to go before it falls; facts, names, numbers and the order of thought are never changed, and they count as well.'

function isSmall({ before, after }: { before: { score: number }; after: { score: number } }): boolean {
  return Math.round(before.score * 100) - Math.round(after.score * 100) < SMALL_CHANGE
}

function answerLines(answer: Shown): string[] {
  const lines: string[] = []
  if (answer.output !== undefined) lines.push('→', wrap(answer.output))
  if (answer.text !== undefined) lines.push('→', wrap(answer.text))
  if (answer.in_text !== undefined) lines.push(`  in the text: ${answer.in_text}`)
  if (answer.signal_review) {
    const { before, after } = answer.signal_review
    lines.push(`  AI-like signals: ${percent(before.score)} before, ${percent(after.score)} after`)
  }
  if (answer.signal_review && isSmall(answer.signal_review)) lines.push(wrap(HARDLY_MOVED))
  for (const change of answer.changes?.slice(0, 4) ?? []) {
    lines.push(`  · ${change.before} → ${change.after || '(nothing)'}: ${change.reason}`)
  }
  if (answer.score !== undefined) {
    lines.push(`→ score ${percent(answer.score)}, risk ${answer.risk_level}, verdict ${answer.verdict}`)
  }
  for (const signal of answer.signals?.slice(0, 3) ?? [])
    lines.push(`  · ${signal.label}: ${signal.explanation}`)
  for (const warning of answer.warnings ?? []) lines.push(`  ! ${warning}`)
  if (answer.words_used !== undefined) {
    lines.push(`  ${answer.words_used} words used, ${answer.words_remaining} left`)
  }
  return lines
}

/** Prints one call and its answer for people. */
export function printAnswer(call: DemoCall, status: number, answer: Record<string, unknown>): void {
  console.log(`\n${call.title}   ${call.body ? 'POST' : 'GET'} /api/v1${call.path} → ${status}`)
  if (typeof call.body?.text === 'string') console.log(wrap(call.body.text))
  const lines = call.body && status === 200 ? answerLines(answer as Shown) : [JSON.stringify(answer, null, 2)]
  console.log(lines.join('\n'))
}
