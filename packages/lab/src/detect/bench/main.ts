import { parseArgs } from 'node:util'
import { createDetectEngine } from '@redraft/detect'
import nlp from 'compromise'
import winkModel from 'wink-eng-lite-web-model'
import wink from 'wink-nlp'
import { SAMPLES } from '../sample-texts.ts'

const SIZES = [100, 1_000, 5_000]

interface Timing {
  readonly words: number
  readonly p50_ms: number
  readonly p95_ms: number
  /** Processor time of one run, which other processes on the machine do not move. */
  readonly cpu_ms: number
  readonly words_per_second: number
}

/** About `words` words by repeating prose with sentence order kept. */
function englishText(words: number): string {
  const source = `${SAMPLES.englishHuman} ${SAMPLES.englishMachine}`.split(' ')
  return Array.from({ length: words }, (_, index) => source[index % source.length]).join(' ')
}

function chineseText(characters: number): string {
  return SAMPLES.chineseMachine
    .repeat(Math.ceil(characters / SAMPLES.chineseMachine.length))
    .slice(0, characters)
}

function time(words: number, work: () => void): Timing {
  for (let warm = 0; warm < Math.min(5, rounds); warm++) work()
  const times: number[] = []
  const cpuStart = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  const cpu = process.cpuUsage(cpuStart)
  const cpuMs = (cpu.user + cpu.system) / 1000 / rounds
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0
  const p50 = at(0.5)
  return {
    words,
    p50_ms: p50,
    p95_ms: at(0.95),
    cpu_ms: cpuMs,
    words_per_second: Math.round((words / p50) * 1000),
  }
}

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '60' } },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds must be a whole number from 1')
/** Bytes in use, which unlike the resident set other libraries' garbage does not move. */
function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const usedBefore = usedBytes()
const loadStart = performance.now()
const engine = createDetectEngine()
engine.score(SAMPLES.englishHuman, 'en')
engine.score(SAMPLES.chineseMachine, 'zh_TW')
const loadMs = performance.now() - loadStart
const memoryGrowthBytes = usedBytes() - usedBefore
const results = new Map<string, Timing[]>()

function add(name: string, timing: Timing): void {
  results.set(name, [...(results.get(name) ?? []), timing])
}

/** Two other npm analysers do the nearest they offer on the same text: sentences, tokens, parts of speech. */
const winkNlp = wink(winkModel)

for (const size of SIZES) {
  const english = englishText(size)
  const chinese = chineseText(size)
  add(
    'detect_en',
    time(size, () => engine.detect({ text: english, language: 'en', sourceKind: 'api' })),
  )
  add(
    'score_en',
    time(size, () => engine.score(english, 'en')),
  )
  add(
    'detect_zh',
    time(size, () => engine.detect({ text: chinese, language: 'zh_CN', sourceKind: 'api' })),
  )
  add(
    'score_zh',
    time(size, () => engine.score(chinese, 'zh_CN')),
  )
  add(
    'compromise',
    time(size, () => nlp(english).json()),
  )
  add(
    'wink-nlp',
    time(size, () => winkNlp.readDoc(english).tokens().out(winkNlp.its.pos)),
  )
}
const report = {
  load_and_first_score_ms: loadMs,
  memory_growth_bytes: memoryGrowthBytes,
  results: Object.fromEntries(results),
}
if (values.json) console.log(JSON.stringify(report, null, 2))
else {
  console.log(
    `load and first score ${loadMs.toFixed(1)} ms, memory +${(report.memory_growth_bytes / 2 ** 20).toFixed(0)} MiB`,
  )
  for (const [name, timings] of results) {
    for (const { words, p50_ms: p50, p95_ms: p95, cpu_ms: cpu, words_per_second: speed } of timings) {
      console.log(
        `${name.padEnd(10)} ${String(words).padStart(5)} words  p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  cpu ${cpu.toFixed(2)} ms  ${speed} words/s`,
      )
    }
  }
}
