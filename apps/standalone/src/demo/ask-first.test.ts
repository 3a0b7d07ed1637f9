import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askFirst } from './ask-first.ts'
import { DemoError } from './demo-error.ts'

const KEPT = { databaseUrl: 'postgres://boss:secret@db.example:5433/redraft', isEmbedded: false }
const EMBEDDED = { ...KEPT, isEmbedded: true }

/** A terminal at which somebody types `answer`; what was shown stays readable. */
async function ask(answer: string, { database = KEPT, isAgreed = false, isTTY = true } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  input.write(`${answer}\n`)
  const { signal } = new AbortController()
  const outcome = await askFirst(database, { isAgreed, asker: { input, output }, signal }).then(
    () => 'agreed',
    (error: unknown) => error,
  )
  return { outcome, shown: String(output.read() ?? '') }
}

test('a kept database is touched after a yes, and told by its place without the password', async () => {
  const { outcome, shown } = await ask('y')
  expect(outcome).toBe('agreed')
  expect(shown).toContain('db.example:5433/redraft')
  expect(shown).not.toContain('secret')
})

test.each(['', 'n', 'yep', 'no'])('the answer “%s” is no', async (answer) => {
  expect((await ask(answer)).outcome).toBeInstanceOf(DemoError)
})

test('where nobody can be asked, the way to agree is told', async () => {
  const { outcome } = await ask('y', { isTTY: false })
  expect(outcome).toBeInstanceOf(DemoError)
  expect(String(outcome)).toContain('npm run demo -- --yes')
})

test('the embedded database and an agreement given before need no question', async () => {
  for (const options of [{ database: EMBEDDED }, { isAgreed: true, isTTY: false }]) {
    expect(await ask('n', options)).toEqual({ outcome: 'agreed', shown: '' })
  }
})
