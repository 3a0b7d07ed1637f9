import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { AppError } from '@redraft/contracts'
import { newId } from '@redraft/core'
import type { GatewayMetrics, Logger } from '@redraft/observability'
import type { Express, Response } from 'express'
import { sendError } from '../middleware/answer-error.ts'
import { answerSocket, closeSoftly } from './answer-socket.ts'
import { ConnectionCap } from './connection-cap.ts'
import { methodUnknown, transportFault } from './transport-fault.ts'

/** Longer than the idle time of usual clients and proxies (60 s), so that they close first and never meet a reset. */
const KEEP_ALIVE_MS = 75_000
/** How late a time limit may be noticed. */
const CHECK_EVERY_MS = 500
const RETRY_AFTER_S = 5

export interface ServerOptions {
  readonly app: Express
  readonly logger: Logger
  readonly metrics: GatewayMetrics
  /** Until all headers are there, and until the whole request is; the answer may take as long as it takes. */
  readonly headersTimeoutMs: number
  readonly uploadTimeoutMs: number
  /** Connections that one address may hold open; 0 for no cap. */
  readonly connectionsPerAddress: number
}

function tooManyConnections(limit: number): AppError {
  return new AppError('rate_limited', {
    detail: `This address holds ${limit} connections open. Close some, or use those it has.`,
    data: { limit, retry_after: RETRY_AFTER_S },
  })
}

/** The HTTP server: within time limits, and with an answer in the envelope for what never becomes a call. */
export function createHttpServer(options: ServerOptions): Server {
  const { app, logger, metrics, uploadTimeoutMs, connectionsPerAddress } = options
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: uploadTimeoutMs,
      headersTimeout: Math.min(options.headersTimeoutMs, uploadTimeoutMs),
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // The application refuses a call without `Host` itself, in the envelope.
      requireHostHeader: false,
    },
    app,
  )
  const latest = new WeakMap<Duplex, ServerResponse>()
  const ending = new WeakSet<Duplex>()

  const refuse = (socket: Duplex, error: AppError): void => {
    const requestId = newId()
    answerSocket(socket, error, requestId)
    metrics.answered({ endpoint: 'other', status: error.status, code: error.code, seconds: 0 })
    logger.info({ requestId, code: error.code, status: error.status }, 'refused before it was a call')
  }

  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) =>
    latest.set(req.socket, res),
  )

  server.on('clientError', (error, socket) => {
    if (ending.has(socket)) return
    ending.add(socket)
    const fault = transportFault(error)
    if (!fault || !socket.writable) {
      socket.destroy()
      return
    }
    const res = latest.get(socket)
    if (!res || res.writableFinished) {
      if (res && !res.req.complete) socket.destroy()
      else refuse(socket, fault)
      return
    }
    // A call is being answered on this connection: nothing may be written into its answer.
    res.once('finish', () => closeSoftly(socket))
    if (!res.req.complete && !res.headersSent) {
      res.setHeader('Connection', 'close')
      sendError(logger, fault, res as Response)
    }
  })

  server.on('connect', (_req, socket) => refuse(socket, methodUnknown()))
  // Expectations other than 100-continue may be ignored (RFC 9110, section 10.1.1); Node would answer 417 with no body.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))

  const cap = new ConnectionCap(connectionsPerAddress)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown'
    const admission = cap.enter(address)
    socket.once('close', () => cap.leave(address))
    if (admission === 'accept') return
    ending.add(socket)
    if (admission === 'refuse') refuse(socket, tooManyConnections(connectionsPerAddress))
    else socket.destroy()
  })
  return server
}
