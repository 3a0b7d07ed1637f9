import { connect, type Socket } from 'node:net'
import type { Answered } from './mint-workspace.ts'

/** A connection on which a test writes what it likes. */
export interface RawConnection {
  readonly socket: Socket
  /** Everything that came back, once the other side has closed. */
  readonly closed: Promise<string>
}

/** Opens a connection to a service; resolves when it stands. */
export async function openConnection(baseUrl: string): Promise<RawConnection> {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk
  })
  // A reset is an end like another one for what came before it.
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  return { socket: socket.on('error', () => undefined), closed }
}

/** The first answer in what came back on a connection. */
export function parseAnswer(received: string): Answered {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.split(':', 1)[0] ?? '',
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const text = rest.join('\r\n\r\n').slice(0, Number(headers.get('content-length') ?? 0))
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers,
    text,
    json: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}

/** Writes once and reads until the service closes the connection. */
export async function exchangeRaw(baseUrl: string, written: string): Promise<Answered> {
  const { socket, closed } = await openConnection(baseUrl)
  socket.write(written)
  return parseAnswer(await closed)
}
