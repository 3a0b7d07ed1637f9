import type { Page } from 'playwright-core'
import { waitUntilShown } from './wait-until-shown.ts'

export interface OpenedPage {
  readonly page: Page
  /** Errors of the console, exceptions and breaches of the content security policy so far. */
  readonly faults: string[]
  /** Goes to a path and waits until its content is there. */
  goto(path: string): Promise<void>
}

/** What the browser itself reports for answers that are expected: nobody is signed in, an address leads nowhere. */
const EXPECTED: readonly (readonly [path: RegExp, text: RegExp])[] = [
  [/\/console\/api\/session$/, /the server responded with a status of 401/],
  [/\/nowhere$/, /the server responded with a status of 404/],
]

/** Records everything that goes wrong in a page. */
export async function watchPage(page: Page): Promise<OpenedPage> {
  const faults: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    const expected = EXPECTED.some(([path, text]) => path.test(url) && text.test(message.text()))
    if (message.type() === 'error' && !expected) faults.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return {
    page,
    faults,
    async goto(path) {
      await page.goto(path)
      await waitUntilShown(page)
    },
  }
}
