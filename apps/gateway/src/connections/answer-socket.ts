import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type AppError, errorAnswer } from '@redraft/contracts'
import { errorHeaders } from '../middleware/answer-error.ts'
import { SERVED_METHODS } from './transport-fault.ts'

/** A peer that still sends is read for so long: closed at once, it would meet a reset and not see the answer. */
const LINGER_MS = 1_000

/** Ends a connection: what was written arrives, and nothing keeps it open after a second. */
export function closeSoftly(socket: Duplex): void {
  socket.end()
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('end', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
}

/** Answers where there is no response object, because no request could be read, and closes the connection. */
export function answerSocket(socket: Duplex, error: AppError, requestId: string): void {
  const body = JSON.stringify(errorAnswer(error, requestId))
  const headers = {
    ...errorHeaders(error),
    ...(error.code === 'method_not_allowed' ? { Allow: SERVED_METHODS } : {}),
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
  closeSoftly(socket)
}
