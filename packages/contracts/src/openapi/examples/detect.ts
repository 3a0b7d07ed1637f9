import type { z } from 'zod'
import type { detectRequest, detectResponse } from '../../messages/detect.ts'
import { renderNote } from '../../remarks/note-codes.ts'
import { renderWarnings } from '../../remarks/warning-codes.ts'

export const detectExample = {
  request: {
    text: 'It is important to note that technology plays a crucial role in modern education. Moreover, it enables students to access a wide range of resources. My own class used two tablets for thirty children.',
    language: 'en',
    source_kind: 'paste',
  },
  response: {
    status: 'succeeded',
    score: 0.78,
    risk_level: 'high',
    verdict: 'unclear',
    signals: [
      {
        id: 'stock_phrase',
        label: 'Stock phrases',
        value: 8.1,
        direction: 'ai',
        weight: 0.41,
        explanation: '8.1 stock phrases in 100 words; nine in ten human texts have fewer than 1.4.',
        human_range: {
          low: 0,
          high: 1.4,
        },
      },
      {
        id: 'sentence_length_uniformity',
        label: 'Evenness of sentence length',
        value: 0.18,
        direction: 'ai',
        weight: 0.12,
        explanation: 'Sentence lengths vary by 0.18 of their mean, less than in most human texts.',
        human_range: {
          low: 0.31,
          high: 0.84,
        },
      },
    ],
    sentences: [
      {
        start: 0,
        end: 81,
        score: 0.93,
        signals: ['stock_phrase'],
      },
      {
        start: 82,
        end: 148,
        score: 0.81,
        signals: ['stock_phrase'],
      },
      {
        start: 149,
        end: 199,
        score: 0.16,
        signals: [],
      },
    ],
    revision_notes: [
      {
        start: 0,
        end: 28,
        signal: 'stock_phrase',
        ...renderNote({ code: 'opening_not_needed' }),
      },
      {
        start: 122,
        end: 147,
        signal: 'stock_phrase',
        ...renderNote({ code: 'vague_quantity' }),
      },
    ],
    ...renderWarnings([{ code: 'too_few_words', values: { least: 80 } }, { code: 'estimate_not_proof' }]),
    metadata: {
      language: 'en',
      source_kind: 'paste',
      words: 34,
      characters: 199,
      sentences: 3,
      model: 'en-2026.11',
      processing_ms: 9,
    },
    words_used: 34,
    words_remaining: 99889,
    usage: {
      words: 34,
      balance: 99889,
    },
  },
} satisfies { request: z.input<typeof detectRequest>; response: z.output<typeof detectResponse> }
