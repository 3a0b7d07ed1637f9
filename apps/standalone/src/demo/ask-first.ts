import { createInterface } from 'node:readline/promises'
import type { FoundDatabase } from '../admin/find-database.ts'
import { DemoError } from './demo-error.ts'

/** Where a question is put; `input` is a terminal or nobody is there to answer. */
export interface Asker {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}

/** Host, port and name of a database, without its user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}

/**
 * A database that somebody keeps is touched only with their consent. Throws `DemoError` without it.
 * @param signal ends the question, when the person leaves instead of answering
 */
export async function askFirst(
  { databaseUrl, isEmbedded }: FoundDatabase,
  { isAgreed, asker, signal }: { isAgreed: boolean; asker: Asker; signal: AbortSignal },
): Promise<void> {
  if (isEmbedded || isAgreed) return
  const what = `This makes a workspace of its own and a key for a minute in ${placeOf(databaseUrl)} (DATABASE_URL). No other workspace is touched.`
  if (asker.input.isTTY !== true) {
    throw new DemoError(`${what}\nNobody is here to be asked. To agree: npm run demo -- --yes`)
  }
  const prompt = createInterface(asker)
  try {
    const answer = await prompt.question(`${what}\nGo on? [y/N] `, { signal })
    if (!/^y(es)?$/i.test(answer.trim())) throw new DemoError('Nothing was done.')
  } finally {
    prompt.close()
  }
}
