import type { Page } from 'playwright-core'
import { waitUntilShown } from './wait-until-shown.ts'
import type { Window } from './windows.ts'

export interface OpenedPage {
  readonly page: Page
  /** Errors of the console, exceptions and breaches of the content security policy so far. */
  readonly faults: string[]
  /** Hands the window on before the test ends. */
  done(): Promise<void>
  /** Goes to a path and waits until its content is there. */
  goto(path: string): Promise<void>
  /** Goes on to a page of another title without loading the console again, as its links do. */
  follow(path: string): Promise<void>
}

/** What the browser itself reports for answers that are expected: nobody is signed in, an address leads nowhere. */
const EXPECTED: readonly (readonly [path: RegExp, text: RegExp])[] = [
  [/\/console\/api\/session$/, /the server responded with a status of 401/],
  [/\/nowhere$/, /the server responded with a status of 404/],
]

/** Records everything that goes wrong in a page. */
export async function watchPage({ page, giveBack }: Window): Promise<OpenedPage> {
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
    done: giveBack,
    async goto(path) {
      await page.goto(path)
      await waitUntilShown(page)
    },
    async follow(path) {
      const title = await page.title()
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.waitForFunction((left) => document.title !== left, title)
      await waitUntilShown(page)
    },
  }
}
