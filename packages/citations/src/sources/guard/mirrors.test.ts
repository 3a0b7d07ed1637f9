import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchFailedError, FetchRefusedError, OutOfReachError } from './fetch-error.ts'
import type { Lookup } from './guarded-connector.ts'
import { createGuardedFetch, type FetchRequest, type GuardedFetch } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'
import type { Reach } from './reach.ts'

/** Stands for a public web server: the only loopback address within the reach of these tests. */
const OUTSIDE = '127.0.0.2'
const REACH: Reach = {
  allowsAddress: (address) => address === OUTSIDE || isPublicAddress(address),
  allowsPort: () => true,
}
/** Names of a private network and of the public one. */
const NAMES: Readonly<Record<string, string>> = {
  'mirror.internal': '127.0.0.1',
  'wiki.internal': '127.0.0.1',
  'site.example': OUTSIDE,
}
const lookup: Lookup = (name, _options, callback) => {
  const address = NAMES[name]
  if (address === undefined) callback(Object.assign(new Error(name), { code: 'ENOTFOUND' }), [])
  else callback(null, [{ address, family: 4 }])
}

const asked: string[] = []
let redirectTo: string | undefined
const servers: Server[] = []
let [mirror, second, neighbour, outside] = ['', '', '', '']
let guarded: GuardedFetch

/** Notes who was asked; `/away` answers with the redirect under test. */
const answerAs =
  (name: string): RequestListener =>
  (req, res) => {
    asked.push(name)
    if (req.url === '/away') res.writeHead(302, { location: redirectTo }).end()
    else if (req.url === '/back') res.writeHead(302, { location: `${mirror}/` }).end()
    else res.end('metadata')
  }

async function listen(name: string, host = '127.0.0.1'): Promise<string> {
  const server = createServer(answerAs(name))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  mirror = await listen('mirror')
  second = await listen('second')
  neighbour = await listen('neighbour')
  outside = await listen('outside', OUTSIDE)
  const named = new URL(mirror)
  named.hostname = 'mirror.internal'
  guarded = createGuardedFetch({ lookup, reach: REACH, mirrors: [`${mirror}/doi`, second, named.href] })
})
afterAll(async () => {
  await guarded.close()
  for (const server of servers) server.close()
})
beforeEach(() => {
  asked.length = 0
})

function get(url: string, chosenBy: FetchRequest['chosenBy']): Promise<unknown> {
  const request = { accept: '*/*', userAgent: 'test', types: /^/, signal: AbortSignal.timeout(4_000) }
  return guarded.fetch(url, { ...request, chosenBy }).catch((error: unknown) => error)
}

/** The same server under another name. */
function as(hostname: string, url: string): string {
  const other = new URL(url)
  other.hostname = hostname
  return other.href
}

test('a mirror that the operator named is asked, wherever it is', async () => {
  expect(await get(`${mirror}/doi/10.1/x`, 'operator')).toMatchObject({ status: 200, body: 'metadata' })
  expect(await get(as('mirror.internal', mirror), 'operator')).toMatchObject({ status: 200 })
  expect(asked).toEqual(['mirror', 'mirror'])
})

test('no caller reaches a mirror, not even over a connection that is open', async () => {
  await get(`${mirror}/`, 'operator')
  await get(as('mirror.internal', mirror), 'operator')
  asked.length = 0
  for (const url of [`${mirror}/`, as('mirror.internal', mirror)]) {
    expect(await get(url, 'caller')).toBeInstanceOf(FetchRefusedError)
  }
  redirectTo = `${mirror}/`
  expect(await get(`${outside}/away`, 'caller')).toBeInstanceOf(FetchRefusedError)
  expect(asked).toEqual(['outside'])
})

test('a name counts exactly: the same machine by another port, name or scheme is not named', async () => {
  expect(await get(neighbour, 'operator')).toBeInstanceOf(Error)
  expect(await get(as('wiki.internal', mirror), 'operator')).toBeInstanceOf(Error)
  expect(await get(mirror.replace('http:', 'https:'), 'operator')).toBeInstanceOf(Error)
  expect(asked).toEqual([])
})

test('a mirror may redirect to itself, to another mirror and to the public internet', async () => {
  for (const location of ['/', `${second}/`, `${outside}/`]) {
    redirectTo = location
    expect(await get(`${mirror}/away`, 'operator')).toMatchObject({ status: 200, body: 'metadata' })
  }
})

test('a mirror that redirects to any other private place is refused', async () => {
  for (const location of [
    neighbour,
    as('wiki.internal', neighbour),
    'http://169.254.169.254/',
    'file:///x',
  ]) {
    redirectTo = location
    expect(await get(`${mirror}/away`, 'operator')).toBeInstanceOf(FetchRefusedError)
  }
  expect(asked).not.toContain('neighbour')
})

test('what has left the mirrors does not come back to one', async () => {
  redirectTo = `${outside}/back`
  expect(await get(`${mirror}/away`, 'operator')).toBeInstanceOf(FetchRefusedError)
  expect(asked).toEqual(['mirror', 'outside'])
})

test('a mirror that cannot be reached is a failure, for the caller did nothing wrong', async () => {
  const away = createGuardedFetch({ lookup, reach: REACH, mirrors: ['http://nowhere.internal:1'] })
  const request = { accept: '*/*', userAgent: 'test', types: /^/, signal: AbortSignal.timeout(4_000) }
  const asking = away.fetch('http://nowhere.internal:1/', { ...request, chosenBy: 'operator' })
  const error = await asking.catch((thrown: unknown) => thrown)
  await away.close()
  expect(error).toBeInstanceOf(FetchFailedError)
  expect(error).toMatchObject({ reason: 'out_of_reach' })
})

test('a name that does not exist gets the answer of one in the private network, and no sooner', async () => {
  const start = performance.now()
  const answers = await Promise.all(
    ['wiki.internal', 'nobody.internal'].map(async (name) => {
      const error = (await get(`http://${name}/`, 'caller')) as Error
      return { kind: error.constructor, message: error.message, isEarly: performance.now() - start < 290 }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ kind: OutOfReachError, isEarly: false })
})
