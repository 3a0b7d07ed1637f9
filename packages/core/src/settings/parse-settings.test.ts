import { expect, test } from 'vitest'
import { settingFields } from './fields.ts'
import { parseSettings, SettingsError } from './parse-settings.ts'

const { PORT, DATABASE_URL, REDIS_URL, LOG_LEVEL, ENGINE, REQUEST_TIMEOUT_MS } = settingFields
const shape = { PORT, DATABASE_URL, REDIS_URL, LOG_LEVEL, ENGINE, REQUEST_TIMEOUT_MS }
const good = { DATABASE_URL: 'postgres://u:p@localhost/d' }

function faultsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    parseSettings(environment, shape)
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
  return []
}

test('what is absent or empty takes its default', () => {
  const defaults = { PORT: 3_000, LOG_LEVEL: 'info', ENGINE: 'local', REQUEST_TIMEOUT_MS: 30_000 }
  expect(parseSettings(good, shape)).toMatchObject(defaults)
  expect(parseSettings({ ...good, PORT: '', REDIS_URL: '', LOG_LEVEL: undefined }, shape)).toMatchObject(
    defaults,
  )
})

test('settings of other programs are left alone', () => {
  expect(faultsOf({ ...good, PATH: '/bin', EDITOR: 'vi' })).toEqual([])
})

test('all faults are told at once, each by the name of its setting', () => {
  const environment = {
    PORT: '70000',
    DATABASE_URL: 'mysql://u@h/d',
    REDIS_URL: 'not a url',
    LOG_LEVEL: 'loud',
    REQUEST_TIMEOUT_MS: '1e4',
    STRIPE_SECRET_KEY: 'sk_live_1',
  }
  const named = faultsOf(environment).map((fault) => fault.split(' ')[0])
  expect(named.sort()).toEqual(Object.keys(environment).sort())
})

test('a missing required setting is a fault of its own', () => {
  expect(faultsOf({})).toEqual([expect.stringMatching(/^DATABASE_URL /)])
})

test.each([
  ['LLM_BASE_URL', 'https://h/v1'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1'],
  ['SESSION_SECRET', 's'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://h'],
  ['ENGINE', 'llm'],
])('%s, which this version cannot honour, is refused and not ignored', (name, value) => {
  expect(faultsOf({ ...good, [name]: value })).toEqual([
    expect.stringContaining('not supported by this version'),
  ])
})

test('a setting that is not supported counts as absent when it is empty', () => {
  expect(faultsOf({ ...good, SMTP_URL: '' })).toEqual([])
})

test('no value is ever repeated: it may be a secret', () => {
  const secret = 'Zyxomma-9'
  const environment = Object.fromEntries(
    [...Object.keys(shape), 'LLM_API_KEY', 'SESSION_SECRET'].map((name) => [name, secret]),
  )
  const faults = faultsOf(environment)
  expect(faults).toHaveLength(8)
  expect(new SettingsError(faults).message).not.toContain(secret)
})
