/** The one table of input limits. The same on every plan (contract, section 2). */
export const LIMITS = {
  humanize: { maxWords: 1_000, maxUnits: 500 },
  paraphrase: { maxWords: 1_000, maxUnits: 2_000 },
  rewrite: { maxWords: 1_000, maxUnits: 500 },
  detect: { maxWords: 5_000, maxCharacters: 30_000 },
  bodyBytes: 1_048_576,
  activeKeysPerWorkspace: 5,
  personalTerms: { maxCount: 200, maxCharacters: 100 },
  idempotencyKeyCharacters: 255,
  clientRequestIdCharacters: 128,
  resultRetentionHours: 24,
  inFlightPerWorkspace: 256,
  bibliographyItems: 200,
} as const

export const TRANSFORM_ENDPOINTS = ['humanize', 'paraphrase', 'rewrite'] as const
export type TransformEndpoint = (typeof TRANSFORM_ENDPOINTS)[number]

/** Endpoints whose calls become jobs and spend words. */
export const PROCESSING_ENDPOINTS = [...TRANSFORM_ENDPOINTS, 'detect'] as const
export type ProcessingEndpoint = (typeof PROCESSING_ENDPOINTS)[number]

/** Endpoints whose calls become jobs and cost no words. */
export const CITATION_ENDPOINTS = ['citation', 'bibliography'] as const
export type CitationEndpoint = (typeof CITATION_ENDPOINTS)[number]

/** Endpoints whose calls become jobs. */
export type JobEndpoint = ProcessingEndpoint | CitationEndpoint
