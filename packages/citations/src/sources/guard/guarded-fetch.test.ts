import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchFailedError, FetchRefusedError } from './fetch-error.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { ANYWHERE } from './reach.ts'

const HTML = /^text\/html$/
let server: Server
let base = ''
let answer: RequestListener = (_req, res) => res.end()
const guarded = createGuardedFetch({
  lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  reach: ANYWHERE,
})

beforeAll(async () => {
  server = createServer((req, res) => answer(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await guarded.close()
  server.close()
})

const get = (signal = AbortSignal.timeout(4_000)) =>
  guarded.fetch(`${base}/`, {
    ...{ accept: 'text/html', userAgent: 'Redraft/0.1', types: HTML, signal },
    chosenBy: 'caller',
  })

test('a page comes with its status, type, address and text', async () => {
  answer = (req, res) => {
    if (req.url === '/') res.writeHead(302, { location: '/moved' }).end()
    else res.writeHead(404, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<p>né</p>')
  }
  expect(await get()).toMatchObject({
    status: 404,
    type: 'text/html',
    url: `${base}/moved`,
    body: '<p>né</p>',
  })
})

test('a page in another encoding is read as its meta tag says', async () => {
  const bytes = Buffer.concat([Buffer.from('<meta charset="gbk">'), Buffer.from([0xd6, 0xd0, 0xb9, 0xfa])])
  answer = (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
  expect((await get()).body).toContain('中国')
})

test('the body of another type is not read', async () => {
  answer = (_req, res) => res.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  expect(await get()).toMatchObject({ status: 200, type: 'application/pdf', body: '' })
})

test('more than two megabytes are refused, whatever Content-Length says', async () => {
  answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html' })
    res.end('x'.repeat(2 * 1_024 * 1_024 + 1))
  }
  await expect(get()).rejects.toBeInstanceOf(FetchRefusedError)
})

test('an abort ends a fetch that hangs, as a failure', async () => {
  const controller = new AbortController()
  answer = () => controller.abort()
  await expect(get(controller.signal)).rejects.toBeInstanceOf(FetchFailedError)
})

test('a broken connection is a failure', async () => {
  answer = (req) => req.socket.destroy()
  await expect(get()).rejects.toBeInstanceOf(FetchFailedError)
})
