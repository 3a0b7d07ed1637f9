import {
  detectResponse,
  HUMANIZE_MODES,
  humanizeResponse,
  LANGUAGES,
  PARAPHRASE_MODES,
  REWRITE_TONES,
  riskLevel,
  SOURCE_KINDS,
  transformResponse,
} from '@redraft/contracts'
import {
  expectRequestId,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type SharedService,
  sharedService,
} from '@redraft/testkit'
import { countCharacters, countWords } from '@redraft/text'
import { beforeAll, describe, expect, test } from 'vitest'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
})

const WORDS = 100_000

/** Calls once on a fresh workspace and checks what every success has in common. */
async function succeed(path: string, body: { text: string } & Record<string, unknown>) {
  const workspace = await mintWorkspace(service, { words: WORDS })
  const answered = await workspace.post(path, body)
  expect(answered.status, answered.text).toBe(200)
  const { json } = answered
  const words = countWords(body.text)
  const balance = WORDS - words
  expect(json).toMatchObject({ status: 'succeeded', words_used: words, words_remaining: balance })
  expect(json.usage).toEqual({ words, balance })
  const books = await readBooks(service.ctx, workspace.workspaceId)
  expect(books).toEqual({ balance, credited: WORDS, charged: words, chargedRows: 1, pendingRows: 0 })
  const row = await service.ctx.db.prisma.apiRequest.findUniqueOrThrow({
    where: { id: expectRequestId(answered) },
  })
  expect(row).toMatchObject({ state: 'SUCCEEDED', words, httpStatus: 200, endpoint: path.slice(1) })
  return json
}

const combinations = <Mode extends string>(modes: readonly Mode[]) =>
  LANGUAGES.flatMap((language) => modes.map((mode) => ({ language, mode })))

describe('humanize answers the contract’s shape, in both of the forms clients know', () => {
  test.each(combinations(HUMANIZE_MODES))('$language $mode', async ({ language, mode }) => {
    const json = await succeed('/humanize', { text: SAMPLES[language], mode })
    const { output, humanized_text, metadata, signal_review } = humanizeResponse.strict().parse(json)
    expect(humanized_text).toBe(output)
    expect(metadata).toMatchObject({ language, mode })
    for (const { score, risk_level } of Object.values(signal_review))
      expect(risk_level).toBe(riskLevel(score))
  })
})

describe('paraphrase answers the contract’s shape', () => {
  test.each(combinations(PARAPHRASE_MODES))('$language $mode', async ({ language, mode }) => {
    const json = await succeed('/paraphrase', { text: SAMPLES[language], mode: mode.toUpperCase() })
    expect(transformResponse.strict().parse(json).metadata).toMatchObject({ language, mode })
  })

  test('with every level of synonyms, from none to all', async () => {
    for (const synonyms_level of [0, 10]) await succeed('/paraphrase', { text: SAMPLES.en, synonyms_level })
  })
})

describe('rewrite answers the contract’s shape', () => {
  test.each(combinations(REWRITE_TONES))('$language $mode', async ({ language, mode }) => {
    const json = await succeed('/rewrite', { text: SAMPLES[language], language, tone: mode })
    expect(transformResponse.strict().parse(json).metadata).toMatchObject({ language, mode })
  })
})

describe('detect answers the contract’s shape', () => {
  test.each(LANGUAGES)('%s', async (language) => {
    const text = SAMPLES[language]
    const json = await succeed('/detect', { text })
    const { metadata, score, risk_level, sentences, warnings } = detectResponse.strict().parse(json)
    expect(metadata).toMatchObject({ language, source_kind: 'paste', words: countWords(text) })
    expect(metadata.characters).toBe(countCharacters(text))
    expect(metadata.sentences).toBe(sentences.length)
    expect(risk_level).toBe(riskLevel(score))
    expect(warnings.length, 'a caution always stands beside an estimate').toBeGreaterThan(0)
  })

  test('for every kind of source', async () => {
    for (const source_kind of SOURCE_KINDS) {
      const json = await succeed('/detect', { text: SAMPLES.en, source_kind })
      expect(json.metadata).toMatchObject({ source_kind })
    }
  })
})

test('every edit of a transform is found at its place in the output, in code points', async () => {
  const json = await succeed('/humanize', { text: `😀 ${SAMPLES.en}` })
  const { output, changes } = humanizeResponse.parse(json)
  const characters = [...output]
  expect(changes.length).toBeGreaterThan(0)
  for (const { start, end, after } of changes) expect(characters.slice(start, end).join('')).toBe(after)
})

test('personal terms come back exactly as they are', async () => {
  const terms = ['crucial role', 'utilization of renewable energy']
  const json = await succeed('/humanize', { text: SAMPLES.en, personal_terms: terms })
  for (const term of terms) expect(json.output).toContain(term)
})

test('the usual spellings of a language are accepted, and absent or unknown fields do no harm', async () => {
  for (const language of ['zh-CN', 'zh_cn', 'ZH-Hans', 'zh']) {
    const json = await succeed('/detect', { text: SAMPLES.zh_CN, language, unknown: { field: [1] } })
    expect(json.metadata).toMatchObject({ language: 'zh_CN' })
  }
})

test('a language that the text contradicts is followed, with one warning', async () => {
  const json = await succeed('/detect', { text: SAMPLES.zh_CN, language: 'en' })
  expect(json.metadata).toMatchObject({ language: 'en' })
  const codes = json.warning_codes as string[]
  expect(codes.filter((code) => code.startsWith('not_'))).toEqual(['not_english'])
  expect((json.warnings as string[])[codes.indexOf('not_english')]).toContain('does not look like English')
})

test('a client’s own request id is echoed, and one that is no visible ASCII is not', async () => {
  const { call } = await mintWorkspace(service)
  const longest = `${'x'.repeat(126)}~!`
  const echoed = await call('/status', { headers: { 'x-request-id': longest } })
  expect(echoed.headers.get('x-client-request-id')).toBe(longest)
  expect(expectRequestId(echoed)).not.toBe(longest)
  for (const refused of [`${longest}x`, 'two words', 'é']) {
    const answered = await call('/status', { headers: { 'x-request-id': refused } })
    expect(answered.status).toBe(200)
    expect(answered.headers.has('x-client-request-id')).toBe(false)
  }
})

test('every authenticated answer tells the rate, in the new headers and the older ones', async () => {
  const { call } = await mintWorkspace(service, { requestsPerMinute: 7 })
  const { headers } = await call('/status')
  expect(headers.get('ratelimit-policy')).toBe('"key";q=7;w=60')
  expect(headers.get('ratelimit')).toMatch(/^"key";r=6;t=\d+$/)
  expect(headers.get('x-ratelimit-limit')).toBe('7')
  expect(headers.get('x-ratelimit-remaining')).toBe('6')
  expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)
})
