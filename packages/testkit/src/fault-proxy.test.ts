import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { waitFor } from './wait-for.ts'

let echo: Server
let proxy: FaultProxy
let received: string

beforeEach(async () => {
  received = ''
  echo = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received += data
      socket.write(data)
    })
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const { port } = echo.address() as { port: number }
  proxy = await createFaultProxy({ targetHost: '127.0.0.1', targetPort: port })
})
afterEach(async () => {
  await proxy.close()
  echo.close()
})

async function open(): Promise<Socket> {
  const socket = connect({ host: proxy.host, port: proxy.port })
  await once(socket, 'connect')
  // From here on an error is only the reset that a cut brings.
  socket.on('error', () => {})
  return socket
}

async function roundTrip(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  const [data] = await once(socket, 'data')
  return String(data)
}

test('bytes pass both ways', async () => {
  expect(await roundTrip(await open(), 'hello')).toBe('hello')
})

test('a cut resets what is open and refuses what is new, until it is restored', async () => {
  const socket = await open()
  await roundTrip(socket, 'before')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await proxy.cut()
  await closed
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await proxy.restore()
  expect(await roundTrip(await open(), 'after')).toBe('after')
})

test('a restore without an outage changes nothing', async () => {
  const socket = await open()
  await proxy.restore()
  await proxy.restore()
  expect(await roundTrip(socket, 'once')).toBe('once')
  await waitFor(() => received === 'once', { timeoutMs: 5_000, what: 'one copy' })
})

test('a pause holds back every byte on old and new connections, and a restore delivers them', async () => {
  const old = await open()
  await roundTrip(old, 'a')
  proxy.pause()
  old.write('b')
  const fresh = await open()
  fresh.write('c')
  // The loopback of the target itself still answers, so what is missing is held by the proxy.
  await waitFor(() => old.writableLength === 0 && fresh.writableLength === 0, {
    timeoutMs: 5_000,
    what: 'writes',
  })
  expect(received).toBe('a')
  await proxy.restore()
  await waitFor(() => received.includes('b') && received.includes('c'), {
    timeoutMs: 5_000,
    what: 'the rest',
  })
})
