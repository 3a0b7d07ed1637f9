import type { ErrorEntry } from './error-entry.ts'

/** What is answered to a request that never became a call: the connection is closed after it. */
export const TRANSPORT_ERRORS = {
  malformed_request: {
    status: 400,
    retryable: false,
    error: 'The request is not valid HTTP.',
    cause: 'The request line, a header or the framing of the body could not be read.',
    remedy: 'Send HTTP/1.1 with a `Host` header, through a usual client library.',
  },
  request_timeout: {
    status: 408,
    retryable: true,
    error: 'The request did not arrive in time.',
    cause: 'The headers or the whole body took longer than this service waits. Nothing was deducted.',
    remedy: 'Send the request again, on a faster connection or with less text.',
  },
  headers_too_large: {
    status: 431,
    retryable: false,
    error: 'The request headers are too large.',
    cause: 'Request line and headers together are over 16 KiB.',
    remedy: 'Send fewer or shorter headers and a shorter query; large input belongs in the body.',
  },
} as const satisfies Record<string, ErrorEntry>
