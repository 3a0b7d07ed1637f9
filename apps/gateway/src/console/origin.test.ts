import { request } from 'node:http'
import { type SharedService, sharedService } from '@redraft/testkit'
import { beforeAll, describe, expect, test } from 'vitest'

type Headers = Readonly<Record<string, string>>

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
})

/** Changes something that needs nobody to be signed in; `fetch` would not let a test choose `Host`. */
function change(baseUrl: string, headers: Headers, address = '127.0.0.1'): Promise<number> {
  const sent = { 'content-type': 'application/json', 'content-length': '2', ...headers }
  return new Promise((resolve, reject) => {
    const options = { host: address, port: new URL(baseUrl).port, method: 'POST', headers: sent }
    const call = request({ ...options, path: '/console/api/auth/sign-out' }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end('{}')
  })
}

describe('without PUBLIC_URL the console is at the addresses listened on', () => {
  const at = (name: string): string => `http://${name}:${new URL(service.baseUrl).port}`

  test.each(['127.0.0.1', 'localhost', '[::1]'])('%s is one of them', async (name) => {
    expect(await change(service.baseUrl, { origin: at(name) })).toBe(200)
  })

  test('a name that leads here is not, whatever Host says', async () => {
    const port = new URL(service.baseUrl).port
    for (const name of ['evil.example', `evil.example:${port}`]) {
      const evil = { host: name, origin: `http://${name}` }
      expect(await change(service.baseUrl, evil)).toBe(403)
      expect(await change(service.baseUrl, { ...evil, 'sec-fetch-site': 'same-origin' })).toBe(403)
      expect(await change(service.baseUrl, { host: name, 'sec-fetch-site': 'same-origin' })).toBe(403)
    }
  })

  test('neither is another scheme or port of the same host, nor a user before it', async () => {
    for (const origin of [
      'http://127.0.0.1',
      'http://127.0.0.1:1',
      at('127.0.0.1').replace('http', 'https'),
    ]) {
      expect(await change(service.baseUrl, { origin })).toBe(403)
    }
    expect(await change(service.baseUrl, { origin: at('x@127.0.0.1') })).toBe(403)
  })

  test('listening everywhere, it is at the address that was called and at no name', async () => {
    const { baseUrl } = await service.startGateway({ HOST: '0.0.0.0' })
    const { port } = new URL(baseUrl)
    expect(await change(baseUrl, { origin: `http://127.0.0.2:${port}` }, '127.0.0.2')).toBe(200)
    expect(await change(baseUrl, { origin: `http://localhost:${port}` })).toBe(200)
    expect(await change(baseUrl, { origin: `http://127.0.0.2:${port}` })).toBe(403)
    const evil = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
    expect(await change(baseUrl, evil, '127.0.0.2')).toBe(403)
  })
})

describe('with PUBLIC_URL the console is there and nowhere else', () => {
  test('scheme, host and port are compared exactly', async () => {
    const { baseUrl } = await service.startGateway({ PUBLIC_URL: 'https://redraft.test/' })
    const host = 'redraft.test'
    expect(await change(baseUrl, { host, origin: 'https://redraft.test' })).toBe(200)
    expect(await change(baseUrl, { host: 'inside:3000', origin: 'https://redraft.test' })).toBe(200)
    for (const origin of [
      ...['http://redraft.test', 'https://redraft.test:8443', 'https://www.redraft.test', baseUrl],
      ...['https://redraft.test.evil.example', 'https://evil.example', 'null', 'https://redraft.test/'],
    ]) {
      expect(await change(baseUrl, { host, origin })).toBe(403)
    }
    expect(await change(baseUrl, { host: 'evil.example', origin: 'https://evil.example' })).toBe(403)
  })

  test('a port that is the usual one of the scheme may be written', async () => {
    const { baseUrl } = await service.startGateway({ PUBLIC_URL: 'https://redraft.test:443' })
    expect(await change(baseUrl, { origin: 'https://redraft.test' })).toBe(200)
  })
})
