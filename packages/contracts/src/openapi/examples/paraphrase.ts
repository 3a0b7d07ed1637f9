import type { z } from 'zod'
import type { paraphraseRequest, transformResponse } from '../../messages/transform.ts'

export const paraphraseExample = {
  request: {
    text: 'The committee decided to postpone the vote because many members could not attend. It will meet again on 14 March 2026.',
    language: 'en',
    mode: 'academic',
    synonyms_level: 6,
  },
  response: {
    status: 'succeeded',
    output:
      'The committee chose to defer the vote since numerous members were unable to attend. It will meet again on 14 March 2026.',
    words_used: 21,
    words_remaining: 99949,
    usage: {
      words: 21,
      balance: 99949,
    },
    signal_review: {
      before: {
        score: 0.22,
        risk_level: 'low',
      },
      after: {
        score: 0.21,
        risk_level: 'low',
      },
    },
    changes: [
      {
        start: 14,
        end: 19,
        before: 'decided',
        after: 'chose',
        kind: 'synonym',
        reason: 'A close synonym in this construction.',
        code: 'close_synonym',
      },
      {
        start: 23,
        end: 28,
        before: 'postpone',
        after: 'defer',
        kind: 'synonym',
        reason: 'A written-register word for a spoken one.',
        code: 'written_word_for_spoken',
      },
      {
        start: 38,
        end: 43,
        before: 'because',
        after: 'since',
        kind: 'connective',
        reason: 'Another connective of the same sense.',
        code: 'another_connective',
      },
      {
        start: 44,
        end: 52,
        before: 'many',
        after: 'numerous',
        kind: 'synonym',
        reason: 'A written-register word for a spoken one.',
        code: 'written_word_for_spoken',
      },
      {
        start: 61,
        end: 75,
        before: 'could not',
        after: 'were unable to',
        kind: 'rewording',
        reason: 'Another wording of a frequent construction.',
        code: 'another_wording_of_frequent_construction',
      },
    ],
    warnings: [],
    warning_codes: [],
    warning_values: [],
    metadata: {
      language: 'en',
      mode: 'academic',
      engine: 'local@1.0.0',
      processing_ms: 37,
    },
  },
} satisfies { request: z.input<typeof paraphraseRequest>; response: z.output<typeof transformResponse> }
