import { METHODS } from 'node:http'
import { AppError } from '@redraft/contracts'

/** Codes of Node's HTTP server and of its parser llhttp. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT'
const HEADERS_TOO_LARGE = 'HPE_HEADER_OVERFLOW'
const UNKNOWN_METHOD = 'HPE_INVALID_METHOD'

/** Methods that something of this service answers. */
export const SERVED_METHODS = 'GET, HEAD, POST, PATCH, DELETE'
/** A request line whose method is a token of RFC 9110 that the parser does not know; anything else is no HTTP at all. */
const REQUEST_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) \S+ HTTP\/1\.[01]\r?\n/

function hasUnknownMethod(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false
  const method = REQUEST_LINE.exec(packet.toString('latin1'))?.[1]
  return method !== undefined && !METHODS.includes(method)
}

/** For a method that no path of this service has. */
export function methodUnknown(): AppError {
  return new AppError('method_not_allowed', { detail: `Use one of ${SERVED_METHODS}.` })
}

/** What is wrong with a request that could not be read; undefined when nobody is left to be told. */
export function transportFault(error: Error & { code?: string; rawPacket?: unknown }): AppError | undefined {
  switch (error.code) {
    case 'ECONNRESET':
    case 'EPIPE':
    case 'HPE_INVALID_EOF_STATE':
      return undefined
    case TIMED_OUT:
      return new AppError('request_timeout')
    case HEADERS_TOO_LARGE:
      return new AppError('headers_too_large')
    case UNKNOWN_METHOD:
      return hasUnknownMethod(error.rawPacket) ? methodUnknown() : new AppError('malformed_request')
    default:
      return new AppError('malformed_request')
  }
}
