import { expect, test } from 'vitest'
import { JOB_VERSION, jobPayload, queueOf } from './jobs.ts'
import { CITATION_ENDPOINTS, PROCESSING_ENDPOINTS } from './limits.ts'

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

test('a citation is a job that costs nothing', () => {
  const { v, request_id, reply_to } = detect
  const citation = { v, request_id, reply_to, endpoint: 'citation', words: 0, style: 'apa', locale: 'en-US' }
  expect(jobPayload.parse({ ...citation, input: '10.1000/1' })).toMatchObject({ words: 0 })
  expect(jobPayload.safeParse({ ...citation, input: '10.1000/1', words: 1 }).success).toBe(false)
})

test('every endpoint with jobs has a queue', () => {
  expect(PROCESSING_ENDPOINTS.map(queueOf)).toEqual(['transform', 'transform', 'transform', 'detect'])
  expect(CITATION_ENDPOINTS.map(queueOf)).toEqual(['citation', 'citation'])
})
