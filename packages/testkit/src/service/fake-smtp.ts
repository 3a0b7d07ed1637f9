import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A letter as it arrived. */
export interface ReceivedLetter {
  readonly to: string
  /** Headers and text, quoted-printable decoded. */
  readonly text: string
}

export interface FakeSmtp {
  readonly url: string
  readonly letters: ReceivedLetter[]
  close(): Promise<void>
}

function decode(data: string): string {
  const bytes = data
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Speaks as much SMTP as it takes to hand a letter over. */
function serve(socket: Socket, letters: ReceivedLetter[]): void {
  let input = ''
  let to = ''
  let inData = false
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  const take = (line: string): void => {
    if (/^(EHLO|HELO)/i.test(line)) say('250 fake')
    else if (/^RCPT TO/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      say('250 ok')
    } else if (/^DATA/i.test(line)) {
      inData = true
      say('354 go on')
    } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
  }
  say('220 fake')
  socket.on('error', () => undefined)
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    input += chunk
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = input.indexOf(end)
      if (at < 0) return
      const part = input.slice(0, at)
      input = input.slice(at + end.length)
      if (!inData) {
        take(part)
        continue
      }
      inData = false
      letters.push({ to, text: decode(part) })
      say('250 ok')
    }
  })
}

/** A mail server on loopback that keeps what it gets; the caller closes it. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const letters: ReceivedLetter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    serve(socket, letters)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
