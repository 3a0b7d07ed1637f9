import { spawnSync } from 'node:child_process'

/**
 * Null counts (words that fit no linkage) of sentences by Debian's `link-parser`, in order; undefined where the program
 * is not installed. For measuring only: it is no part of the engine.
 */
export function nullCounts(sentences: readonly string[]): (number | undefined)[] | undefined {
  const lines = sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim())
  const run = spawnSync('link-parser', OPTIONS, {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return run.error === undefined ? readAnswers(run.stdout.split('\n'), lines) : undefined
}

const OPTIONS = ['en', '-graphics=0', '-null=1', '-verbosity=1', '-echo=1', '-limit=100', '-timeout=5']

/** Each sentence is echoed; the last "Found …" before the next echo is its answer. */
function readAnswers(output: readonly string[], sentences: readonly string[]): (number | undefined)[] {
  const answers = new Array<number | undefined>(sentences.length).fill(undefined)
  let at = -1
  for (const line of output) {
    if (line === sentences[at + 1]) at++
    else if (at >= 0 && line.startsWith('Found '))
      answers[at] = Number(/at null count (\d+)/.exec(line)?.[1] ?? 0)
  }
  return answers
}
