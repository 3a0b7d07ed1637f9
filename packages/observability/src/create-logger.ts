import {
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
  type LoggerOptions as PinoOptions,
  pino,
} from 'pino'
import { httpLogSerializers } from './http-fields.ts'
import { openLineSink } from './line-sink.ts'
import { maskSecrets } from './mask-secrets.ts'
import { safeFields } from './safe-value.ts'

export interface LoggerOptions {
  /** pino's level names, from `trace` to `fatal`, or `silent`. */
  readonly level: string
  /** The process: `gateway`, `worker` … */
  readonly name: string
  /** Where lines go; standard output, without ever waiting for its reader, when absent. */
  readonly destination?: DestinationStream
}

const MAX_MESSAGE = 500

/** Picks what may be logged of each field: HTTP objects and errors by their serializers, the rest by its shape. */
function loggable(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { req, res, err, ...rest } = fields
  return {
    ...safeFields(rest),
    ...(req === undefined ? {} : { req: httpLogSerializers.req(req) }),
    ...(res === undefined ? {} : { res: httpLogSerializers.res(res) }),
    ...(err === undefined ? {} : { err: httpLogSerializers.err(err) }),
  }
}

/** The message of a line: what the code says, never an error's own message, and no values put into it. */
function messageOf(args: readonly unknown[]): string {
  const message = args.find((argument, index) => index < 2 && typeof argument === 'string')
  return typeof message === 'string' ? maskSecrets(message).slice(0, MAX_MESSAGE) : 'no message'
}

function fieldsOf(first: unknown): object {
  if (first instanceof Error) return { err: first }
  return typeof first === 'object' && first !== null ? first : {}
}

/** Children get their bindings cleaned like the fields of a line; pino's own hook covers only the root. */
function cleanChildren(logger: Logger): Logger {
  const child: (this: Logger, bindings: Bindings, options?: ChildLoggerOptions) => Logger = logger.child
  return Object.assign(logger, {
    child(this: Logger, bindings: Bindings, options?: ChildLoggerOptions): Logger {
      return child.call(this, loggable(bindings), options)
    },
  })
}

/**
 * A JSON logger whose lines cannot hold what users send or secrets: numbers, flags and identifier-like strings
 * pass, errors and HTTP objects are reduced to a few fields, any other string is replaced by its length.
 * Prose belongs in the message, which must be a constant.
 */
export function createLogger({ level, name, destination }: LoggerOptions): Logger {
  const options: PinoOptions = {
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: httpLogSerializers,
    formatters: { level: (label) => ({ level: label }), log: loggable },
    hooks: {
      logMethod(args, method) {
        method.apply(this, [fieldsOf(args[0]), messageOf(args)])
      },
    },
  }
  return cleanChildren(pino(options, destination ?? standardOutput(name)))
}

let output: DestinationStream | undefined

/** One for all loggers of a process: their lines keep their order, and share one bound. */
function standardOutput(name: string): DestinationStream {
  output ??= openStandardOutput(name)
  return output
}

/** What was dropped while nobody read is told in the log itself. */
function openStandardOutput(name: string): DestinationStream {
  const facts = { level: 'warn', name, pid: process.pid }
  const droppedLine = (lines: number): string =>
    `${JSON.stringify({ ...facts, time: new Date().toISOString(), lines, msg: 'log lines were dropped: nobody read them' })}\n`
  return openLineSink({ fd: 1, droppedLine })
}
