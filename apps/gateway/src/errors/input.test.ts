import { gzipSync } from 'node:zlib'
import { LIMITS } from '@redraft/contracts'
import { listUsage } from '@redraft/core'
import {
  chineseCharacters,
  englishCharacters,
  englishWords,
  expectError,
  issuePaths,
  type MintedWorkspace,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type SharedService,
  sharedService,
} from '@redraft/testkit'
import { countCharacters, countQualityUnits, countWords, countWordsOutsideCjk } from '@redraft/text'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const WORDS = 100_000
const MARKER = 'Zyxomma'
const text = `${SAMPLES.en} ${MARKER}`
const POSTS = ['humanize', 'paraphrase', 'rewrite', 'detect'].map((name) => `/${name}`)

let service: SharedService
let workspace: MintedWorkspace
let keys: string[] = []
beforeAll(async () => {
  service = await sharedService()
})
beforeEach(async () => {
  workspace = await mintWorkspace(service, { words: WORDS })
  keys.push(workspace.key)
})
/** Whatever a test called: what was not a success cost nothing, and nothing is left open. */
afterEach(async () => {
  const { credited, charged, balance, pendingRows } = await readBooks(service.ctx, workspace.workspaceId)
  expect({ balance, pendingRows }).toEqual({ balance: credited - charged, pendingRows: 0 })
  const entries = await listUsage({
    ctx: service.ctx,
    input: { workspaceId: workspace.workspaceId, limit: 99 },
  })
  for (const { httpStatus, words, status } of entries) {
    expect(words > 0).toBe(httpStatus === 200)
    expect(status === 'succeeded').toBe(httpStatus === 200)
  }
})
afterAll(async () => {
  const output = service.output()
  expect(output.includes(MARKER), 'no process prints a text').toBe(false)
  for (const key of keys) expect(output.includes(key.slice(8)), 'no process prints a key').toBe(false)
  keys = []
})

describe('every endpoint refuses as invalid_json', () => {
  test.each([
    ['what is not JSON', `{"text": "${MARKER}"`],
    ['an array', '[{"text": "one"}]'],
    ['a string', '"text"'],
    ['a number', '7'],
    ['null', 'null'],
    ['an empty body', ''],
  ])('%s', async (_, body) => {
    for (const path of POSTS) expectError(await workspace.post(path, body), 'invalid_json')
  })
})

describe('every endpoint refuses as validation_failed, naming the field,', () => {
  test.each<[string, unknown, string[]]>([
    ['a missing text', {}, ['text']],
    ['a text of the wrong type', { text: [MARKER] }, ['text']],
    ['a null text', { text: null }, ['text']],
    ['an empty text', { text: '' }, ['text']],
    ['a text of white space', { text: ' \n\t\u3000' }, ['text']],
    ['a text of punctuation and emoji', { text: '… — ?! 😀 。、' }, ['text']],
    ['a lone surrogate', `{"text": "${MARKER} \\ud800 word"}`, ['text']],
    ['a NUL', `{"text": "${MARKER} \\u0000 word"}`, ['text']],
    ['an unknown language', { text, language: 'fr' }, ['language']],
    ['a language of the wrong type', { text, language: 7 }, ['language']],
    ['text and language at once', { text: 7, language: 'xx' }, ['text', 'language']],
  ])('%s', async (_, body, paths) => {
    for (const path of POSTS) {
      const answered = await workspace.post(path, body)
      expectError(answered, 'validation_failed')
      expect(issuePaths(answered)).toEqual(paths)
      expect(answered.text).not.toContain(MARKER)
    }
  })

  test.each([
    ['Russian', 'Река была холодной, и нам пришлось долго ждать следующую лодку под дождём. '],
    ['Japanese', 'ボートを待つあいだ、わたしたちは冷たい雨のなかで立っていました。 '],
    ['Arabic', 'كان النهر باردا وكان علينا أن ننتظر القارب التالي تحت المطر. '],
  ])('text that is clearly %s under auto', async (_, sentence) => {
    for (const path of POSTS) {
      const answered = await workspace.post(path, { text: sentence.repeat(6) })
      expectError(answered, 'validation_failed')
      expect(issuePaths(answered)).toEqual(['language'])
    }
  })

  test('an Idempotency-Key that is empty, too long or not visible ASCII', async () => {
    for (const [i, key] of ['', 'x'.repeat(256), 'two words', 'é'].entries()) {
      const answered = await workspace.post(POSTS[i] ?? '', { text }, { 'idempotency-key': key })
      expectError(answered, 'validation_failed')
      expect(issuePaths(answered)).toEqual(['Idempotency-Key'])
    }
  })
})

test.each<[string, Record<string, unknown>, string]>([
  ['/humanize', { mode: 'standard' }, 'mode'],
  ['/humanize', { mode: null }, 'mode'],
  ['/paraphrase', { mode: 'reduce-aigc' }, 'mode'],
  ['/paraphrase', { synonyms_level: 11 }, 'synonyms_level'],
  ['/paraphrase', { synonyms_level: -1 }, 'synonyms_level'],
  ['/paraphrase', { synonyms_level: 2.5 }, 'synonyms_level'],
  ['/paraphrase', { synonyms_level: '5' }, 'synonyms_level'],
  ['/rewrite', { tone: 'casual' }, 'tone'],
  ['/detect', { source_kind: 'fax' }, 'source_kind'],
  ['/humanize', { personal_terms: 'Leipzig' }, 'personal_terms'],
  ['/paraphrase', { personal_terms: ['Leipzig', 7] }, 'personal_terms.1'],
  ['/rewrite', { personal_terms: ['x'.repeat(101)] }, 'personal_terms.0'],
  ['/humanize', { personal_terms: Array.from({ length: 201 }, (_, i) => `t${i}`) }, 'personal_terms'],
])('%s refuses %j as validation_failed', async (path, fields, named) => {
  const answered = await workspace.post(path, { text, ...fields })
  expectError(answered, 'validation_failed')
  expect(issuePaths(answered)).toEqual([named])
})

test('200 personal terms of 100 characters are accepted', async () => {
  const personal_terms = Array.from({ length: 200 }, (_, i) => `${i} `.padEnd(100, 'x'))
  expect((await workspace.post('/humanize', { text, personal_terms })).status).toBe(200)
})

describe('a text exactly at a limit passes', () => {
  test.each<[string, string, Record<string, number>]>([
    ['/humanize', englishCharacters(1_500), { units: 500 }],
    ['/rewrite', chineseCharacters(500), { units: 500 }],
    ['/paraphrase', englishCharacters(6_000), { units: 2_000 }],
    ['/paraphrase', chineseCharacters(2_000), { units: 2_000 }],
    ['/paraphrase', englishWords(1_000), { outsideCjk: 1_000 }],
    ['/detect', englishWords(5_000), { words: 5_000 }],
    ['/detect', chineseCharacters(5_000), { words: 5_000 }],
    ['/detect', englishCharacters(30_000), { characters: 30_000 }],
  ])('%s (%#)', async (path, long, measures) => {
    const measured = {
      units: countQualityUnits(long),
      outsideCjk: countWordsOutsideCjk(long),
      words: countWords(long),
      characters: countCharacters(long),
    }
    expect(measured).toMatchObject(measures)
    const answered = await workspace.post(path, { text: long })
    expect(answered.status, answered.text).toBe(200)
    expect(answered.json.words_used).toBe(measured.words)
  })
})

describe('a text over a limit by one is refused with the numbers', () => {
  test.each([
    ['/humanize', englishWords(1_001), 'word_limit_exceeded', { max_words: 1_000, current_words: 1_001 }],
    ['/humanize', englishWords(1_000), 'quality_unit_limit_exceeded', { max_units: 500 }],
    [
      '/humanize',
      englishCharacters(1_501),
      'quality_unit_limit_exceeded',
      { max_units: 500, current_units: 501 },
    ],
    [
      '/rewrite',
      chineseCharacters(501),
      'quality_unit_limit_exceeded',
      { max_units: 500, current_units: 501 },
    ],
    ['/rewrite', englishWords(1_001), 'word_limit_exceeded', { max_words: 1_000, current_words: 1_001 }],
    ['/paraphrase', englishWords(1_001), 'word_limit_exceeded', { max_words: 1_000, current_words: 1_001 }],
    [
      '/paraphrase',
      englishCharacters(6_001),
      'quality_unit_limit_exceeded',
      { max_units: 2_000, current_units: 2_001 },
    ],
    [
      '/paraphrase',
      chineseCharacters(2_001),
      'quality_unit_limit_exceeded',
      { max_units: 2_000, current_units: 2_001 },
    ],
    ['/detect', englishWords(5_001), 'word_limit_exceeded', { max_words: 5_000, current_words: 5_001 }],
    [
      '/detect',
      englishCharacters(30_001),
      'character_limit_exceeded',
      { max_characters: 30_000, current_characters: 30_001 },
    ],
  ] as const)('%s (%#)', async (path, long, code, numbers) => {
    expectError(await workspace.post(path, { text: long }), code, numbers)
  })
})

describe('a body', () => {
  /** JSON of exactly so many bytes. */
  const sized = (bytes: number) => `{"text": "${'a '.repeat(bytes)}`.slice(0, bytes - 2).concat('"}')

  test('of 2 MB, or of one byte over 1 MiB, is payload_too_large', async () => {
    for (const bytes of [2_000_000, LIMITS.bodyBytes + 1]) {
      expectError(await workspace.post('/detect', sized(bytes)), 'payload_too_large', {
        max_bytes: 1_048_576,
      })
    }
  })

  test('of exactly 1 MiB is read, and refused for its words', async () => {
    expectError(await workspace.post('/detect', sized(LIMITS.bodyBytes)), 'word_limit_exceeded')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=latin1',
  ])('of type %s is unsupported_media_type', async (type) => {
    expectError(await workspace.post('/detect', { text }, { 'content-type': type }), 'unsupported_media_type')
  })

  test('without a type, or in an unknown encoding, is unsupported_media_type', async () => {
    expectError(await workspace.post('/detect', { text }, { 'content-type': '' }), 'unsupported_media_type')
    expectError(
      await workspace.post('/detect', { text }, { 'content-encoding': 'rot13' }),
      'unsupported_media_type',
    )
  })

  test('of JSON with parameters and any case of its type is accepted', async () => {
    const answered = await workspace.post(
      '/detect',
      { text },
      { 'content-type': 'Application/JSON; charset=UTF-8' },
    )
    expect(answered.status).toBe(200)
  })

  const send = (body: Uint8Array<ArrayBuffer>, encoding = 'gzip') =>
    fetch(`${service.baseUrl}/api/v1/detect`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${workspace.key}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
      },
    })

  test('that is not UTF-8 is invalid_json, not a text with other characters', async () => {
    const bytes = new Uint8Array(Buffer.from('{"text": "caf\xe9"}', 'latin1'))
    expect(await (await send(bytes, 'identity')).json()).toMatchObject({ code: 'invalid_json' })
  })

  test('in gzip is read, measured unpacked, and refused when it is damaged', async () => {
    const packed = (value: string) => new Uint8Array(gzipSync(value))
    expect((await send(packed(JSON.stringify({ text })))).status).toBe(200)
    expect((await send(packed(sized(2_000_000)))).status).toBe(413)
    const damaged = await send(packed(JSON.stringify({ text })).slice(0, 60))
    expect([damaged.status, await damaged.json()]).toMatchObject([400, { code: 'invalid_json' }])
  })
})

describe('a path', () => {
  test('that does not exist is not_found, with and without a key', async () => {
    for (const path of ['/nothing', '/humanize/more', '/Humanize', '/requests', '/']) {
      expectError(await workspace.call(path), 'not_found')
      expectError(await workspace.call(path, { headers: { authorization: '' } }), 'not_found')
    }
  })

  test.each<[string, string, string]>([
    ...POSTS.map((path): [string, string, string] => [path, 'POST', 'GET']),
    ['/status', 'GET', 'POST'],
    ['/requests/x', 'GET, DELETE', 'PUT'],
  ])('%s allows %s, and %s is method_not_allowed', async (path, allowed, method) => {
    const answered = await workspace.call(path, { method })
    expectError(answered, 'method_not_allowed')
    expect(answered.headers.get('allow')).toBe(allowed)
  })
})
