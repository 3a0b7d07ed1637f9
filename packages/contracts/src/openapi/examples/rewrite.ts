import type { z } from 'zod'
import type { rewriteRequest, transformResponse } from '../../messages/transform.ts'

export const rewriteExample = {
  request: {
    text: "We looked at 48 soil samples and a lot of them had too much lead. This isn't surprising, because the site was a battery plant until 1987 [3].",
    tone: 'academic',
  },
  response: {
    status: 'succeeded',
    output:
      'We examined 48 soil samples, and many of them contained excessive lead. This is not surprising, because the site was a battery plant until 1987 [3].',
    words_used: 28,
    words_remaining: 99922,
    usage: {
      words: 28,
      balance: 99922,
    },
    signal_review: {
      before: {
        score: 0.12,
        risk_level: 'low',
      },
      after: {
        score: 0.14,
        risk_level: 'low',
      },
    },
    changes: [
      {
        start: 3,
        end: 11,
        before: 'looked at',
        after: 'examined',
        kind: 'register',
        reason: 'Another verb that this object takes.',
        code: 'another_verb_of_object',
      },
      {
        start: 20,
        end: 32,
        before: 'samples and',
        after: 'samples, and',
        kind: 'grammar',
        reason: 'Repairs a common slip.',
        code: 'common_slip',
      },
      {
        start: 33,
        end: 45,
        before: 'a lot of them',
        after: 'many of them',
        kind: 'register',
        reason: 'A written-register word for a spoken one.',
        code: 'written_word_for_spoken',
      },
      {
        start: 46,
        end: 65,
        before: 'had too much',
        after: 'contained excessive',
        kind: 'register',
        reason: 'A written-register word for a spoken one.',
        code: 'written_word_for_spoken',
      },
      {
        start: 77,
        end: 83,
        before: "isn't",
        after: 'is not',
        kind: 'contraction',
        reason: 'Formal prose writes contractions out.',
        code: 'contractions_written_out',
      },
    ],
    warnings: [],
    warning_codes: [],
    warning_values: [],
    metadata: {
      language: 'en',
      mode: 'academic',
      engine: 'local@1.0.0',
      processing_ms: 33,
    },
  },
} satisfies { request: z.input<typeof rewriteRequest>; response: z.output<typeof transformResponse> }
