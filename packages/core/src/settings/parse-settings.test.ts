import { expect, test } from 'vitest'
import { type ConsoleSettings, checkConsole } from './check-console.ts'
import { checkFetch } from './check-fetch.ts'
import { checkLlm } from './check-llm.ts'
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
    ENGINE: 'cloud',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://h',
  }
  const named = faultsOf(environment).map((fault) => fault.split(' ')[0])
  expect(named.sort()).toEqual(Object.keys(environment).sort())
})

test('a missing required setting is a fault of its own', () => {
  expect(faultsOf({})).toEqual([expect.stringMatching(/^DATABASE_URL /)])
})

test.each([['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://h']])(
  '%s, which this version cannot honour, is refused and not ignored',
  (name, value) => {
    expect(faultsOf({ ...good, [name]: value })).toEqual([
      expect.stringContaining('not supported by this version'),
    ])
  },
)

test('a setting that is not supported counts as absent when it is empty', () => {
  expect(faultsOf({ ...good, OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([])
})

test('no value is ever repeated: it may be a secret', () => {
  const secret = 'Zyxomma-9'
  const environment = Object.fromEntries(
    [...Object.keys(shape), 'OTEL_EXPORTER_OTLP_ENDPOINT'].map((name) => [name, secret]),
  )
  const faults = faultsOf(environment)
  expect(faults).toHaveLength(7)
  expect(new SettingsError(faults).message).not.toContain(secret)
})

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_8Xq2',
  STRIPE_WEBHOOK_SECRET: 'whsec_8Xq2',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_BUSINESS: 'price_2',
}
const SMALL = { CONSOLE: 'on', PASSWORD_COST: 15 } as const
const PRODUCTION = { ...SMALL, NODE_ENV: 'production', SESSION_SECRET: 'f3'.repeat(16) } as const

test.each<[string, ConsoleSettings, string[]]>([
  [
    'payment needs all four or none',
    { ...SMALL, ...STRIPE, STRIPE_PRICE_PRO: undefined },
    ['STRIPE_PRICE_PRO'],
  ],
  [
    'mail needs a sender and the address for links',
    { ...SMALL, SMTP_URL: 'smtp://h' },
    ['MAIL_FROM', 'PUBLIC_URL'],
  ],
  ['production needs a session secret', { ...PRODUCTION, SESSION_SECRET: undefined }, ['SESSION_SECRET']],
  ['without a console it does not', { ...PRODUCTION, CONSOLE: 'off', SESSION_SECRET: undefined }, []],
  [
    'production refuses secrets out of examples',
    { ...PRODUCTION, SESSION_SECRET: 'replace-this-with-32-or-more-random-characters' },
    ['SESSION_SECRET'],
  ],
  ['production refuses cheap passwords', { ...PRODUCTION, PASSWORD_COST: 14 }, ['PASSWORD_COST']],
  ['a test may have cheap passwords', { ...SMALL, PASSWORD_COST: 10 }, []],
  ['a full production environment is fine', { ...PRODUCTION, ...STRIPE }, []],
])('%s', (_, settings, names) => {
  expect(checkConsole(settings).map((fault) => fault.split(' ')[0])).toEqual(names)
})

test('a password costs what is named, from 10 to 18, and by default what production asks for', () => {
  const { PASSWORD_COST } = settingFields
  const costOf = (environment: Record<string, string>) =>
    parseSettings(environment, { PASSWORD_COST }).PASSWORD_COST
  expect([costOf({}), costOf({ PASSWORD_COST: '18' })]).toEqual([15, 18])
  for (const cost of ['9', '19']) expect(() => costOf({ PASSWORD_COST: cost })).toThrow(/PASSWORD_COST/)
})

test('a short session secret is refused everywhere', () => {
  expect(() =>
    parseSettings({ SESSION_SECRET: 'short' }, { SESSION_SECRET: settingFields.SESSION_SECRET }),
  ).toThrow(/SESSION_SECRET must have at least 32 characters/)
})

test('production refuses to open the private network to callers, unless a second setting insists', () => {
  const on = { ALLOW_PRIVATE_FETCH: true, ALLOW_PRIVATE_FETCH_IN_PRODUCTION: false }
  expect(checkFetch(on)).toEqual([])
  expect(checkFetch({ ...on, NODE_ENV: 'production' })).toEqual([
    expect.stringMatching(/^ALLOW_PRIVATE_FETCH .*ALLOW_PRIVATE_FETCH_IN_PRODUCTION=true/),
  ])
  const insisted = { ...on, NODE_ENV: 'production', ALLOW_PRIVATE_FETCH_IN_PRODUCTION: true }
  expect(checkFetch(insisted)).toEqual([])
})

test.each(['http://user:word@mirror/', 'https://mirror/?q=', 'https://mirror/#x', 'mirror', 'ftp://mirror'])(
  'a mirror whose requests could never be made is refused at the start: %s',
  (value) => {
    const { DOI_BASE_URL } = settingFields
    expect(() => parseSettings({ DOI_BASE_URL: value }, { DOI_BASE_URL })).toThrow(/DOI_BASE_URL must/)
  },
)

const MODEL = { ENGINE: 'llm', LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm' }

test.each<[string, Parameters<typeof checkLlm>[0], string[]]>([
  ['an installation without a model needs nothing', { ENGINE: 'local' }, []],
  ['a model by default needs its address', { ENGINE: 'llm' }, ['LLM_BASE_URL']],
  ['an address needs the name of a model', { ...MODEL, LLM_MODEL: undefined }, ['LLM_MODEL']],
  ['a key may travel encrypted', { ...MODEL, LLM_API_KEY: 'sk' }, []],
  [
    'a key never travels in the clear over the internet',
    { ...MODEL, LLM_BASE_URL: 'http://models.example/v1', LLM_API_KEY: 'sk' },
    ['LLM_BASE_URL'],
  ],
  [
    'a key may travel in the clear to a neighbour',
    { ...MODEL, LLM_BASE_URL: 'http://vllm:8000/v1', LLM_API_KEY: 'sk' },
    [],
  ],
  [
    'a key may travel in the clear on one machine',
    { ...MODEL, LLM_BASE_URL: 'http://[::1]:8000/v1', LLM_API_KEY: 'sk' },
    [],
  ],
  ['prices belong together', { ...MODEL, LLM_PRICE_IN: 1 }, ['LLM_PRICE_IN']],
])('%s', (_, settings, names) => {
  expect(checkLlm(settings).map((fault) => fault.split(' ')[0])).toEqual(names)
})
