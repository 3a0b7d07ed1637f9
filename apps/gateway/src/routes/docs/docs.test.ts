import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ERROR_CODES } from '@redraft/contracts'
import { readManifest } from '@redraft/docs'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginCall } from '../../middleware/begin-call.ts'
import { docsSite } from './route.ts'

const HTML = { headers: { accept: 'text/html,*/*;q=0.8' } }

let server: Server
let base: string
let named: Server
let namedBase: string

async function serve(publicUrl: string | undefined): Promise<[Server, string]> {
  const app = express()
  app.use(beginCall())
  app.use('/docs', docsSite({ publicUrl }))
  app.use((_req, res) => res.status(404).json({ code: 'not_found' }))
  const listening = createServer(app)
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return [listening, `http://127.0.0.1:${(listening.address() as AddressInfo).port}`]
}

/** A page asked for under any `Host`. */
function askAs(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(base + path, { headers: { host } }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve(text))
    })
    call.on('error', reject).end()
  })
}

beforeAll(async () => {
  ;[server, base] = await serve(undefined)
  ;[named, namedBase] = await serve('https://api.example.org/')
})
afterAll(() => {
  server.close()
  named.close()
})

test('every page that ever was under /docs is there, with or without a slash at its end', async () => {
  const pages = ['', 'errors', 'citation-styles', 'licences', 'search?q=sdk', 'guides/quick-start', 'zh-TW']
  for (const page of [...pages, 'zh-CN/guides/questions', ...ERROR_CODES.map((code) => `errors/${code}`)]) {
    for (const path of [`/docs/${page}`, `/docs/${page}`.replace(/\/?(\?|$)/, '/$1')]) {
      const answer = await fetch(base + path, HTML)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      await answer.arrayBuffer()
    }
  }
})

test('an unknown page is a page that says so for people, and nothing of the docs for programs', async () => {
  const page = await fetch(`${base}/docs/errors/no_such_code`, HTML)
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('There is no such page')
  const program = await fetch(`${base}/docs/errors/no_such_code`, { headers: { accept: '*/*' } })
  expect([program.status, await program.json()]).toEqual([404, { code: 'not_found' }])
})

test.each(['/docs/../package.json', '/docs/%2e%2e/site.json', '/docs/..%2fsite.json', '/docs/__proto__'])(
  'nothing but the files of the site is served: %s',
  async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(base)
      request({ port, path }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  },
)

test('the policy allows nothing inline but the scripts of the generator, by hash', async () => {
  const policy = (await fetch(`${base}/docs`, HTML)).headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain(
    `script-src 'self' ${readManifest()
      .scriptHashes.map((hash) => `'${hash}'`)
      .join(' ')}`,
  )
})

test('files are sent gzipped to those who take it, and as they are to the others', async () => {
  const script = readManifest().files.find((file) => file.endsWith('.js')) ?? ''
  for (const path of ['/docs', `/docs/${script}`]) {
    const [small, plain] = await Promise.all([
      fetch(base + path),
      fetch(base + path, { headers: { 'accept-encoding': 'identity' } }),
    ])
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
      'gzip',
      null,
    ])
    expect(await small.text()).toBe(await plain.text())
    expect(plain.headers.get('vary')).toContain('Accept-Encoding')
  }
})

describe('samples call', () => {
  const QUICK_START = '/docs/guides/quick-start'

  test('the address that was called, or PUBLIC_URL', async () => {
    const called = await (await fetch(base + QUICK_START)).text()
    expect(called.split(`${base}/api/v1/humanize`)).toHaveLength(4)
    const fixed = await (await fetch(namedBase + QUICK_START)).text()
    expect(fixed.split('https://api.example.org/api/v1/humanize')).toHaveLength(4)
    expect(fixed).not.toContain('127.0.0.1:3000')
  })

  test('nothing that a caller could smuggle in as a host', async () => {
    const page = await askAs(`x"><script>alert(1)</script>`, QUICK_START)
    expect(page).not.toContain('alert(1)')
    expect(page).toContain('http://127.0.0.1:3000/api/v1/humanize')
  })
})
