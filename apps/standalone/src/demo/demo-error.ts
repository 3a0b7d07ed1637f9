/** What a person at the terminal can mend; the message is all they are shown. */
export class DemoError extends Error {
  override readonly name = 'DemoError'
}
