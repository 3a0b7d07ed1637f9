import type { ErrorCode } from '../errors/catalogue.ts'
import { listStyles } from '../messages/styles.ts'
import type { SchemaName } from './component-schemas.ts'
import { ANSWERS } from './examples/answers.ts'
import { REQUESTS } from './examples/requests.ts'
import type { HttpMethod } from './types.ts'

/** One operation of the reference; everything else about it is derived. */
export interface Endpoint {
  readonly id: string
  readonly method: HttpMethod
  readonly path: string
  readonly tag: 'Writing' | 'Detection' | 'Citation' | 'Account' | 'Health'
  readonly summary: string
  readonly description: string
  readonly request?: { readonly schema: SchemaName; readonly example: unknown }
  readonly answer: {
    readonly status: 200 | 204
    readonly description: string
    readonly body?: { readonly schema: SchemaName; readonly example: unknown }
  }
  readonly errors: readonly ErrorCode[]
  /** Needs a key, and then carries the rate headers. */
  readonly authenticated: boolean
}

const KEYED: readonly ErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'rate_limited',
  'processing_failed',
  'service_unavailable',
]
const JOB: readonly ErrorCode[] = [
  ...KEYED,
  'unsupported_media_type',
  'payload_too_large',
  'request_timeout',
  'invalid_json',
  'validation_failed',
  'idempotency_key_reused',
  'request_in_progress',
  'result_purged',
  'outcome_unknown',
  'processing_timeout',
]
const PROCESSING: readonly ErrorCode[] = [...JOB, 'word_limit_exceeded', 'insufficient_balance']
const CITATION: readonly ErrorCode[] = [...JOB, 'source_not_found', 'source_unavailable']
const TRANSFORM: readonly ErrorCode[] = [...PROCESSING, 'quality_unit_limit_exceeded']

const METERED = 'The input words are deducted when the answer is 200, and only then.'
const FREE = 'It costs no words and has a rate of its own.'
const KEPT =
  'Personal terms, names, numbers with their units, dates, quotations, citations, URLs, code, formulas, headings, list markers and paragraph structure are never changed.'

export const ENDPOINTS: readonly Endpoint[] = [
  {
    id: 'humanize',
    method: 'post',
    path: '/api/v1/humanize',
    tag: 'Writing',
    summary: 'Revise text and reduce AI-like writing signals',
    description: `Lowers AI-like phrasing while the meaning stays. ${KEPT} ${METERED}`,
    request: { schema: 'HumanizeRequest', example: REQUESTS.humanize },
    answer: {
      status: 200,
      description: 'The revised text',
      body: { schema: 'HumanizeResponse', example: ANSWERS.humanize },
    },
    errors: TRANSFORM,
    authenticated: true,
  },
  {
    id: 'paraphrase',
    method: 'post',
    path: '/api/v1/paraphrase',
    tag: 'Writing',
    summary: 'Say the same in other words',
    description: `Eight modes, and a level for how freely words are replaced. ${KEPT} ${METERED}`,
    request: { schema: 'ParaphraseRequest', example: REQUESTS.paraphrase },
    answer: {
      status: 200,
      description: 'The paraphrased text',
      body: { schema: 'TransformResponse', example: ANSWERS.paraphrase },
    },
    errors: TRANSFORM,
    authenticated: true,
  },
  {
    id: 'rewrite',
    method: 'post',
    path: '/api/v1/rewrite',
    tag: 'Writing',
    summary: 'Polish structure, tone and sentence flow',
    description: `Academic polish, or a neutral register. ${KEPT} ${METERED}`,
    request: { schema: 'RewriteRequest', example: REQUESTS.rewrite },
    answer: {
      status: 200,
      description: 'The polished text',
      body: { schema: 'TransformResponse', example: ANSWERS.rewrite },
    },
    errors: TRANSFORM,
    authenticated: true,
  },
  {
    id: 'detect',
    method: 'post',
    path: '/api/v1/detect',
    tag: 'Detection',
    summary: 'Estimate how likely a text was machine-written',
    description: `A calibrated score with its evidence: signals, sentence scores and revision notes. An estimate is not proof. Each success counts as one of the daily scans of the workspace. ${METERED}`,
    request: { schema: 'DetectRequest', example: REQUESTS.detect },
    answer: {
      status: 200,
      description: 'The estimate',
      body: { schema: 'DetectResponse', example: ANSWERS.detect },
    },
    errors: [...PROCESSING, 'character_limit_exceeded', 'daily_scan_limit_exceeded'],
    authenticated: true,
  },
  {
    id: 'citation',
    method: 'post',
    path: '/api/v1/citation',
    tag: 'Citation',
    summary: 'Format one source',
    description: `Takes an identifier to look up, a web address to read, or the metadata itself, and answers the entry as HTML, text, BibTeX and RIS with its form in running text. ${FREE}\n\nA wrong check digit or a malformed identifier is \`validation_failed\`, with what it was taken for. Nothing is invented: what a source lacks is named in \`warnings\`.`,
    request: { schema: 'CitationRequest', example: REQUESTS.citation },
    answer: {
      status: 200,
      description: 'The formatted source',
      body: { schema: 'CitationResponse', example: ANSWERS.citation },
    },
    errors: CITATION,
    authenticated: true,
  },
  {
    id: 'bibliography',
    method: 'post',
    path: '/api/v1/bibliography',
    tag: 'Citation',
    summary: 'Sort and format a list of sources',
    description: `Up to 200 sources in the order of the style, each once. Sources that could not be cited are listed in \`failures\`; only when none could, the answer is an error. ${FREE}`,
    request: { schema: 'BibliographyRequest', example: REQUESTS.bibliography },
    answer: {
      status: 200,
      description: 'The list',
      body: { schema: 'BibliographyResponse', example: ANSWERS.bibliography },
    },
    errors: CITATION,
    authenticated: true,
  },
  {
    id: 'listStyles',
    method: 'get',
    path: '/api/v1/styles',
    tag: 'Citation',
    summary: 'The citation styles',
    description: `Ids, names and editions of the styles, each with an example. ${FREE}`,
    answer: {
      status: 200,
      description: 'The styles',
      body: { schema: 'StylesResponse', example: listStyles() },
    },
    errors: KEYED,
    authenticated: true,
  },
  {
    id: 'getStatus',
    method: 'get',
    path: '/api/v1/status',
    tag: 'Account',
    summary: 'The calling key, its balance and its limits',
    description: 'A good first call: it verifies the key and shows what it may do. It costs no words.',
    answer: {
      status: 200,
      description: 'The key and its workspace',
      body: { schema: 'StatusResponse', example: ANSWERS.status },
    },
    errors: KEYED,
    authenticated: true,
  },
  {
    id: 'getRequest',
    method: 'get',
    path: '/api/v1/requests/{id}',
    tag: 'Account',
    summary: 'What became of a request',
    description:
      'State and, for 24 h, the result of a request made with the calling key; no result once it was deleted. The way to an answer whose connection was lost. It costs no words.',
    answer: {
      status: 200,
      description: 'The request',
      body: { schema: 'RequestState', example: ANSWERS.requestState },
    },
    errors: [...KEYED, 'not_found'],
    authenticated: true,
  },
  {
    id: 'deleteRequestResult',
    method: 'delete',
    path: '/api/v1/requests/{id}',
    tag: 'Account',
    summary: 'Purge a stored result at once',
    description:
      'Removes the stored result before its 24 h are over. The usage log keeps its entry, which holds no text. Until its `Idempotency-Key` expires, a repeat answers `result_purged` and costs nothing. A request that still runs is not stopped: it answers `request_in_progress`.',
    answer: { status: 204, description: 'The result is gone' },
    errors: [...KEYED, 'not_found', 'request_in_progress'],
    authenticated: true,
  },
  {
    id: 'livez',
    method: 'get',
    path: '/livez',
    tag: 'Health',
    summary: 'Whether the process runs',
    description: 'Answers without looking at any store.',
    answer: {
      status: 200,
      description: 'It runs',
      body: { schema: 'Liveness', example: { status: 'alive' } },
    },
    errors: [],
    authenticated: false,
  },
  {
    id: 'readyz',
    method: 'get',
    path: '/readyz',
    tag: 'Health',
    summary: 'Whether the process takes requests',
    description:
      'Checks database, queue and migrations. 503 while one is missing or the process is stopping.',
    answer: {
      status: 200,
      description: 'It takes requests',
      body: {
        schema: 'Readiness',
        example: { status: 'ready' },
      },
    },
    errors: [],
    authenticated: false,
  },
]
