import { LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'

/** Rules about taste and typography rather than grammar; spelling flags every name and term. */
const NOT_GRAMMAR = /^(?:Spelling|Style|Readability|Enhancement|WordChoice|Capitalization|Formatting)$/

/** Counts Harper's grammar lints of a text (not spelling, not style). Create once: loading takes a second. */
export async function createHarper(): Promise<(text: string) => Promise<number>> {
  const linter = new LocalLinter({ binary })
  await linter.setup()
  return async (text) => {
    const lints = await linter.lint(text, { language: 'plaintext' })
    return lints.filter((lint) => !NOT_GRAMMAR.test(lint.lint_kind())).length
  }
}
