import type { Page } from 'playwright-core'
import { waitUntilShown } from './wait-until-shown.ts'

export interface OpenedPage {
  readonly page: Page
  /** Errors of the console, exceptions and breaches of the content security policy so far. */
  readonly faults: string[]
  /** Goes to a path and waits until its content is there. */
  goto(path: string): Promise<void>
}

/** What the browser itself reports for an answer that the console expects: nobody is signed in. */
const EXPECTED = /the server responded with a status of 401/

/** Records everything that goes wrong in a page. */
export async function watchPage(page: Page): Promise<OpenedPage> {
  const faults: string[] = []
  page.on('console', (message) => {
    const asked = message.location().url.endsWith('/console/api/session') && EXPECTED.test(message.text())
    if (message.type() === 'error' && !asked) faults.push(`${message.text()} (${message.location().url})`)
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
