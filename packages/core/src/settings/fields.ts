import { ENGINE_NAMES } from '@redraft/contracts'
import { z } from 'zod'
import { DEFAULT_PASSWORD_COST } from '../accounts/hash-password.ts'

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${minimum} to ${maximum}` })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    })

const decimal = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, { error: `must be a number from ${minimum} to ${maximum}` })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      error: `must be a number from ${minimum} to ${maximum}`,
    })

const url = (protocols: readonly string[]) =>
  z
    .string({ error: `is required: a URL beginning with ${protocols[0]}//` })
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })

const postgresUrl = url(['postgres:', 'postgresql:'])

/** Paths are put after it. */
const baseUrl = url(['https:', 'http:']).refine(
  (value) => {
    if (!URL.canParse(value)) return true
    const { username, password, search, hash } = new URL(value)
    return username + password + search + hash === ''
  },
  { error: 'must have no user name, password, query or fragment' },
)

const flag = z
  .enum(['0', '1', 'false', 'true'], { error: 'must be true or false' })
  .transform((value) => value === '1' || value === 'true')

/** Enough that it cannot be guessed, if it is random. */
const SECRET_CHARACTERS = 32

/** Every setting of `operations.md` that this version supports, each defined once and picked by the apps. */
export const settingFields = {
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  DATA_DIR: z.string().default('.data'),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000).default(30_000),
  HEADERS_TIMEOUT_MS: wholeNumber(100, 600_000).default(10_000),
  UPLOAD_TIMEOUT_MS: wholeNumber(100, 3_600_000).default(20_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(0, 1_000_000).optional(),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(100, 3_600_000).default(40_000),
  QUEUE_MAX_DEPTH: wholeNumber(1, 1_000_000).default(1_000),
  WORKER_CONCURRENCY: wholeNumber(1, 256).optional(),
  WORKER_WARM_UP: z.enum(['all', 'none'], { error: 'must be all or none' }).default('all'),
  ENGINE: z
    .enum(ENGINE_NAMES, {
      error: `must be ${ENGINE_NAMES.join(' or ')}`,
    })
    .default('local'),
  LLM_BASE_URL: baseUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, { error: 'must be the name of a model, without spaces' })
    .optional(),
  LLM_SAMPLES: wholeNumber(1, 8).default(2),
  LLM_REVIEW: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LLM_TEMPERATURE: decimal(0, 2).optional(),
  LLM_SEED: wholeNumber(0, 2_147_483_647).optional(),
  LLM_CONCURRENCY: wholeNumber(1, 1_000).default(8),
  LLM_PRICE_IN: decimal(0, 1_000_000).optional(),
  LLM_PRICE_OUT: decimal(0, 1_000_000).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of: trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: z.string().optional(),
  DOI_BASE_URL: baseUrl.optional(),
  CROSSREF_BASE_URL: baseUrl.optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  CSL_STYLES_DIR: z.string().optional(),
  ALLOW_PRIVATE_FETCH: flag.default(false),
  ALLOW_PRIVATE_FETCH_IN_PRODUCTION: flag.default(false),
  NODE_ENV: z.string().optional(),
  CONSOLE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SESSION_SECRET: z
    .string()
    .min(SECRET_CHARACTERS, { error: `must have at least ${SECRET_CHARACTERS} characters` })
    .optional(),
  PASSWORD_COST: wholeNumber(10, 18).default(DEFAULT_PASSWORD_COST),
  SIGNUP: z.enum(['open', 'invite'], { error: 'must be open or invite' }).default('open'),
  TRIAL_WORDS: wholeNumber(0, 1_000_000_000).default(1_000),
  TRIALS_PER_NETWORK: wholeNumber(1, 1_000_000_000).default(10),
  TRIALS_PER_DAY: wholeNumber(1, 1_000_000_000).default(1_000),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, { error: 'must be an e-mail address, or a name with one: Redraft <a@b.c>' })
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_BUSINESS: z.string().optional(),
  STRIPE_BASE_URL: url(['https:', 'http:']).optional(),
} as const
