import { z } from 'zod'

/** All faults of the environment at once, one line each. */
export class SettingsError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`Invalid settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'SettingsError'
    this.faults = faults
  }
}

/** Settings of features that this version does not have: refused, so that nobody believes they act. */
const NOT_YET = ['OTEL_EXPORTER_OTLP_ENDPOINT']

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses the environment against one app's settings; `check` finds what is wrong between them. An empty value counts as
 * absent.
 * Throws `SettingsError` with every fault; values are never repeated in it, for they may be secrets.
 */
export function parseSettings<Shape extends z.ZodRawShape>(
  environment: Environment,
  shape: Shape,
  check: (settings: z.output<z.ZodObject<Shape>>) => readonly string[] = () => [],
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const faults = NOT_YET.filter((name) => name in given).map(
    (name) => `${name} is not supported by this version: unset it`,
  )
  const parsed = z.object(shape).safeParse(given)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join('.')} ${issue.message}`)
  } else {
    faults.push(...check(parsed.data))
  }
  if (faults.length > 0 || !parsed.success) throw new SettingsError(faults)
  return parsed.data
}

/** Prints the faults of a `SettingsError` and ends the process with 1; anything else is thrown on. */
export function exitOnSettingsError(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
