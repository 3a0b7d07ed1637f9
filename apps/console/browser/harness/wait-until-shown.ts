import type { Page } from 'playwright-core'

/** Waits until the title of the page is there and nothing is loading any more. */
export async function waitUntilShown(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-skeleton]'))
}
