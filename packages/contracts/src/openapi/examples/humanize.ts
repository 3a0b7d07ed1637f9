import type { z } from 'zod'
import type { humanizeRequest, humanizeResponse } from '../../messages/transform.ts'

export const humanizeExample = {
  request: {
    text: 'It is important to note that urban trees play a crucial role in cooling cities. Moreover, a survey in Leipzig found that shaded streets were 4.2 °C cooler in July (Smith, 2020).',
    language: 'en',
    mode: 'reduce-aigc',
    personal_terms: ['Leipzig'],
  },
  response: {
    status: 'succeeded',
    output:
      'Note that urban trees matter greatly in cooling cities. A survey in Leipzig also found that shaded streets were 4.2 °C cooler in July (Smith, 2020).',
    humanized_text:
      'Note that urban trees matter greatly in cooling cities. A survey in Leipzig also found that shaded streets were 4.2 °C cooler in July (Smith, 2020).',
    words_used: 32,
    words_remaining: 99970,
    usage: {
      words: 32,
      balance: 99970,
    },
    signal_review: {
      before: {
        score: 0.91,
        risk_level: 'high',
      },
      after: {
        score: 0.34,
        risk_level: 'low',
      },
    },
    changes: [
      {
        start: 0,
        end: 9,
        before: 'It is important to note that',
        after: 'Note that',
        kind: 'wordy_phrase',
        reason: 'A stock opening that says nothing: the point itself is enough.',
        code: 'empty_stock_opening',
      },
      {
        start: 22,
        end: 39,
        before: 'play a crucial role in',
        after: 'matter greatly in',
        kind: 'stock_phrase',
        reason: 'A set phrase of machine prose, said plainly.',
        code: 'set_phrase_said_plainly',
      },
      {
        start: 56,
        end: 80,
        before: 'Moreover, a survey in Leipzig',
        after: 'A survey in Leipzig also',
        kind: 'connective',
        reason: 'An overused connective: a lighter one joins the sentences as well.',
        code: 'overused_connective',
      },
    ],
    warnings: [],
    warning_codes: [],
    warning_values: [],
    metadata: {
      language: 'en',
      mode: 'reduce-aigc',
      engine: 'local@1.0.0',
      processing_ms: 41,
    },
  },
} satisfies { request: z.input<typeof humanizeRequest>; response: z.output<typeof humanizeResponse> }
