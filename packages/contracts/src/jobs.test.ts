import { expect, test } from 'vitest'
import { JOB_VERSION, jobPayload, queueOf } from './jobs.ts'
import { PROCESSING_ENDPOINTS } from './limits.ts'

const detect = {
  v: JOB_VERSION,
  endpoint: 'detect',
  request_id: '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7',
  reply_to: 'gateway-1',
  words: 1,
  text: 'a',
  language: 'en',
  warnings: [],
  source_kind: 'paste',
}

test('a whole job passes unchanged', () => {
  expect(jobPayload.parse(detect)).toEqual(detect)
})

test.each([{ v: 2 }, { words: 0 }, { language: 'auto' }, { endpoint: 'citation' }, { request_id: 'x' }])(
  'a job with %j is refused',
  (fault) => {
    expect(jobPayload.safeParse({ ...detect, ...fault }).success).toBe(false)
  },
)

test('every processing endpoint has a queue', () => {
  expect(PROCESSING_ENDPOINTS.map(queueOf)).toEqual(['transform', 'transform', 'transform', 'detect'])
})
