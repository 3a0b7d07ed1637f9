import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FetchRefusedError } from './fetch-error.ts'
import type { Lookup, ResolvedAddress } from './guarded-connector.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'
import { PUBLIC_INTERNET, type Reach } from './reach.ts'

/** Stands for a public web server: the only loopback address that the reach of these tests allows. */
const OUTSIDE = '127.0.0.2'
const REACH: Reach = {
  allowsAddress: (address) => address === OUTSIDE || isPublicAddress(address),
  allowsPort: () => true,
}

let hits = 0
let victims: Server[] = []
let outside: Server
let port = 0
let target = ''
let redirectStatus = 302

async function listen(host: string, at: number, handler: RequestListener): Promise<Server> {
  const server = createServer(handler)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, host, resolve)
  })
  return server
}

const countHit: RequestListener = (_req, res) => {
  hits++
  res.end('secret')
}

beforeAll(async () => {
  const first = await listen('127.0.0.1', 0, countHit)
  port = (first.address() as AddressInfo).port
  const onIpv6 = await listen('::1', port, countHit).catch(() => undefined)
  victims = onIpv6 ? [first, onIpv6] : [first]
  outside = await listen(OUTSIDE, port, (_req, res) => {
    res.writeHead(redirectStatus, { location: target }).end()
  })
})
afterAll(() => {
  for (const server of [...victims, outside]) server.close()
})
beforeEach(() => {
  hits = 0
  redirectStatus = 302
})

/** Answers each look-up with the next list; the last one again and again. */
function answers(...lists: readonly string[][]): Lookup {
  let call = 0
  return (_hostname, _options, callback) => {
    const list = lists[Math.min(call++, lists.length - 1)] ?? []
    callback(
      null,
      list.map((address): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

async function probe(url: string, lookup: Lookup = answers(['127.0.0.1']), reach = REACH) {
  const guarded = createGuardedFetch({ lookup, reach })
  const request = { accept: '*/*', userAgent: 'test', types: /./, signal: AbortSignal.timeout(4_000) }
  try {
    return await guarded.fetch(url, { ...request, chosenBy: 'caller' }).catch((error: unknown) => error)
  } finally {
    await guarded.close()
  }
}

const LITERALS = [
  ...['127.0.0.1', '127.1', '127.0.1', '0x7f000001', '0x7f.0.0.1', '0x7F.1', '2130706433', '017700000001'],
  ...['0177.0.0.1', '0177.0x0.0.1', '127.0.0.1.', '127.0.0.255', '0.0.0.0', '0', '１２７.0.0.1', '①②⑦.0.0.1'],
  ...['127。0。0。1', '%31%32%37.0.0.1', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'],
  ...['[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[::ffff:0:127.0.0.1]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', '169.254.169.254', '10.0.0.1'],
  ...['192.168.0.1', '172.16.0.1', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
]

describe('no request leaves for an address outside the public internet', () => {
  test.each(LITERALS)('written as %s', async (host) => {
    expect(await probe(`http://${host}:${port}/`)).toBeInstanceOf(FetchRefusedError)
    expect(hits).toBe(0)
  })

  test.each([
    ['localhost', ['127.0.0.1']],
    ['a name that resolves to loopback', ['127.0.0.1']],
    ['loopback in IPv6', ['::1']],
    ['loopback mapped into IPv6', ['::ffff:127.0.0.1']],
    ['one public and one private address', [OUTSIDE, '127.0.0.1']],
    ['a link-local address', ['169.254.169.254']],
    ['the unspecified address', ['0.0.0.0']],
  ])('by a name: %s', async (name, list) => {
    const host = name === 'localhost' ? name : 'site.example'
    expect(await probe(`http://${host}:${port}/`, answers(list))).toBeInstanceOf(FetchRefusedError)
    expect(hits).toBe(0)
  })

  test.each([301, 302, 303, 307, 308])('by a redirect with status %i', async (status) => {
    redirectStatus = status
    target = `http://127.0.0.1:${port}/`
    expect(await probe(`http://site.example:${port}/`, answers([OUTSIDE]))).toBeInstanceOf(FetchRefusedError)
    expect(hits).toBe(0)
  })

  test.each([
    'http://[::ffff:7f00:1]:PORT/',
    'http://2130706433:PORT/',
    '//127.1:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'http://user:word@127.0.0.2:PORT/',
  ])('by a redirect to %s', async (location) => {
    target = location.replace('PORT', String(port))
    expect(await probe(`http://site.example:${port}/`, answers([OUTSIDE]))).toBeInstanceOf(FetchRefusedError)
    expect(hits).toBe(0)
  })

  test('by a name whose answer changes between the first page and its redirect', async () => {
    target = `http://other.example:${port}/`
    const rebinding = answers([OUTSIDE], ['127.0.0.1'])
    expect(await probe(`http://site.example:${port}/`, rebinding)).toBeInstanceOf(FetchRefusedError)
    expect(hits).toBe(0)
  })

  test('by a name whose answer changes after it was checked: the connection itself is checked', async () => {
    let asked = 0
    const onceFooled: Reach = { ...REACH, allowsAddress: () => asked++ === 0 }
    const lookup = answers(['127.0.0.1'])
    expect(await probe(`http://site.example:${port}/`, lookup, onceFooled)).toBeInstanceOf(FetchRefusedError)
    expect({ asked, hits }).toEqual({ asked: 2, hits: 0 })
  })

  test('by more redirects than five', async () => {
    target = `http://site.example:${port}/again`
    expect(await probe(`http://site.example:${port}/`, answers([OUTSIDE]))).toBeInstanceOf(FetchRefusedError)
  })
})

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://user@example.com/',
  'http://user:word@example.com/',
  'http://example.com:22/',
  'http://example.com:8080/',
  'http://',
])('%s is refused by its text', async (url) => {
  expect(await probe(url, answers(['93.184.215.14']), PUBLIC_INTERNET)).toBeInstanceOf(FetchRefusedError)
})

test('proxy variables are not read', async () => {
  process.env.http_proxy = `http://127.0.0.1:${port}`
  try {
    target = 'http://127.0.0.1/'
    await probe(`http://site.example:${port}/`, answers([OUTSIDE]))
    expect(hits).toBe(0)
  } finally {
    delete process.env.http_proxy
  }
})

test('the listener of these probes does answer where it may be reached', async () => {
  const all: Reach = { allowsAddress: () => true, allowsPort: () => true }
  expect(await probe(`http://127.0.0.1:${port}/`, answers(['127.0.0.1']), all)).toMatchObject({ status: 200 })
  expect(hits).toBe(1)
})
