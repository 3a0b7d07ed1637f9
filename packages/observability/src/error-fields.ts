import { maskSecrets } from './mask-secrets.ts'

/** What is logged of an error: enough to find the fault, nothing that an input could have put there. */
export interface ErrorFields {
  readonly type: string
  readonly code?: string
  readonly message?: string
  /** Frames only; the first line of a stack repeats the message. */
  readonly stack?: readonly string[]
  readonly cause?: ErrorFields
  readonly errors?: readonly ErrorFields[]
}

const NAME = /^[\w.:-]{1,64}$/
const FRAME = /^at (?:[\w.<>[\]$# ]+ \()?(?:async )?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]+:\d+:\d+\)?$/
/** What V8 writes before the message: `TypeError: `, `Error [ERR_X]: `. */
const HEADER = /^[\w$.]+(?: \[\w+\])?(?:: )?/
const MAX_FRAMES = 8
const MAX_CAUSES = 3
const MAX_ERRORS = 5
const MAX_MESSAGE = 200

/**
 * Errors whose messages quote what they were given: JSON and other parsers (a piece of the body),
 * Prisma (the arguments of the call), zod (the input).
 */
const QUOTING_TYPES = /^(?:SyntaxError|Prisma\w*|Zod\w*|\$Zod\w*|URIError)$/

function typeOf(error: Error): string {
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return NAME.test(name) ? name : 'Error'
}

/** First line without quoted parts, which is where messages repeat values. */
function messageOf(error: Error, type: string): string | undefined {
  if (QUOTING_TYPES.test(type)) return undefined
  const line = error.message.split('\n', 1)[0] ?? ''
  const unquoted = line.replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, '"…"').replace(/[^\x20-\x7E…]+/g, '…')
  return maskSecrets(unquoted).slice(0, MAX_MESSAGE)
}

function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return []
  // A message may itself contain lines that look like frames, so it is cut away first.
  const header = HEADER.exec(stack)?.[0] ?? ''
  if (!stack.startsWith(message, header.length)) return []
  const lines = stack.slice(header.length + message.length).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
}

/** The loggable part of an error and of its causes; properties such as `meta`, `detail`, `data`, `job` are left out. */
export function errorFields(error: Error, depth = 0): ErrorFields {
  const type = typeOf(error)
  const { code } = error as { code?: unknown }
  const message = messageOf(error, type)
  const stack = framesOf(error)
  const nested = depth < MAX_CAUSES
  const errors = error instanceof AggregateError && nested ? error.errors.slice(0, MAX_ERRORS) : []
  return {
    type,
    ...((typeof code === 'string' && NAME.test(code)) || typeof code === 'number'
      ? { code: String(code) }
      : {}),
    ...(message === undefined ? {} : { message }),
    ...(stack.length === 0 ? {} : { stack }),
    ...(nested && error.cause instanceof Error ? { cause: errorFields(error.cause, depth + 1) } : {}),
    ...(errors.length === 0
      ? {}
      : {
          errors: errors
            .filter((inner) => inner instanceof Error)
            .map((inner) => errorFields(inner, depth + 1)),
        }),
  }
}
