import { parseArgs } from 'node:util'
import { LANGUAGES, type Language, type TransformGoal } from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import { contentUnits, createTransformEngine } from '@redraft/transform'
import nlp from 'compromise'
import { PARAGRAPHS } from './samples.ts'

const ROUNDS = 40
const WORDS = 500

interface Timing {
  readonly name: string
  readonly units: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly unitsPerSecond: number
}

/** Paragraphs in turn, beginning with another one each round, until there are 500 words (2,000 characters in Chinese). */
function textOf(language: Language, round: number): string {
  const wanted = language === 'en' ? WORDS : 4 * WORDS
  const source = PARAGRAPHS[language]
  const parts: string[] = []
  for (let at = round; contentUnits(parts.join(' ')).length < wanted; at++)
    parts.push(source[at % source.length] ?? '')
  return parts.join('\n\n')
}

function time(name: string, language: Language, work: (text: string) => void): Timing {
  for (let round = 0; round < 3; round++) work(textOf(language, round))
  const times: number[] = []
  let units = 0
  for (let round = 0; round < ROUNDS; round++) {
    const text = textOf(language, round)
    units += contentUnits(text).length
    const started = performance.now()
    work(text)
    times.push(performance.now() - started)
  }
  const totalMs = times.reduce((sum, ms) => sum + ms, 0)
  times.sort((a, b) => a - b)
  return {
    name,
    units: Math.round(units / ROUNDS),
    p50Ms: times[Math.floor(ROUNDS / 2)] ?? 0,
    p95Ms: times[Math.floor(ROUNDS * 0.95)] ?? 0,
    unitsPerSecond: Math.round((1000 * units) / totalMs),
  }
}

const GOALS: readonly TransformGoal[] = [
  { endpoint: 'humanize', mode: 'reduce-aigc' },
  { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 5 },
  { endpoint: 'rewrite', tone: 'academic' },
]

/** `npm run bench:transform [-- --json]`: words (characters) per second and time per 500 words, beside compromise. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const loadStarted = performance.now()
const detector = createDetectEngine()
const engine = createTransformEngine({ scoreText: detector.score })
for (const language of LANGUAGES) {
  engine.transform({
    text: textOf(language, 0),
    language,
    goal: { endpoint: 'humanize', mode: 'reduce-aigc' },
    personalTerms: [],
  })
}
const loadMs = performance.now() - loadStarted
const timings = LANGUAGES.flatMap((language) =>
  GOALS.map((goal) =>
    time(`${goal.endpoint} ${language}`, language, (text) => {
      engine.transform({ text, language, goal, personalTerms: [] })
    }),
  ),
)
// The nearest an npm package offers on the same text: parse, expand contractions, normalise, print.
const peer = time('compromise en', 'en', (text) => {
  const doc = nlp(text)
  doc.contractions().expand()
  doc.normalize('medium')
  doc.text()
})
const report = {
  loadAndFirstTextsMs: loadMs,
  rssMiB: process.memoryUsage().rss / 2 ** 20,
  timings: [...timings, peer],
  peerRatio: (timings[0]?.unitsPerSecond ?? 0) / peer.unitsPerSecond,
}
if (values.json) console.log(JSON.stringify(report, null, 2))
else {
  console.log(
    `load and first texts ${loadMs.toFixed(0)} ms, memory of the process ${report.rssMiB.toFixed(0)} MiB (three languages and the detector)`,
  )
  for (const { name, units, p50Ms, p95Ms, unitsPerSecond } of report.timings) {
    console.log(
      `${name.padEnd(18)} ${units} units  p50 ${p50Ms.toFixed(1)} ms  p95 ${p95Ms.toFixed(1)} ms  ${unitsPerSecond} units/s`,
    )
  }
  console.log(`humanize en / compromise: ${report.peerRatio.toFixed(2)} ×`)
}
