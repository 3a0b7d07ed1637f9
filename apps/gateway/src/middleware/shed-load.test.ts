import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGatewayMetrics } from '@redraft/observability'
import { callApi, expectError } from '@redraft/testkit'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginCall } from './begin-call.ts'
import { shedLoad } from './shed-load.ts'

const overload = { active: false }
const app = express()
app.use(beginCall())
app.use('/api/v1', shedLoad(overload, createGatewayMetrics()))
app.use((_req, res) => {
  res.json({ served: true })
})
const server = createServer(app)
let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const post = () => callApi(baseUrl, '/detect', { body: { text: 'x'.repeat(300_000) } })

test('an overloaded gateway refuses calls unread with service_unavailable and Retry-After, and serves again afterwards', async () => {
  overload.active = true
  const refused = await post()
  expectError(refused, 'service_unavailable')
  expect(refused.headers.get('retry-after')).toBe('2')
  overload.active = false
  expect((await post()).json).toEqual({ served: true })
})

test('status, look-ups of requests and health are answered however much there is to do', async () => {
  overload.active = true
  for (const path of ['/status', '/requests/1']) {
    expect((await callApi(baseUrl, path, { method: 'GET' })).json).toEqual({ served: true })
  }
  for (const path of ['/livez', '/readyz']) expect((await fetch(baseUrl + path)).status).toBe(200)
})
