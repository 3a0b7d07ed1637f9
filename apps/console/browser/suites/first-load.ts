import { expect, test } from 'vitest'
import type { Harness } from '../harness/start-harness.ts'

const BUDGET_BYTES = 300 * 1024

/** What a first visit costs; the time is told and not asserted, for it is the machine's as much as ours. */
export function firstLoad(given: () => Harness): void {
  test.each(['/sign-in', '/overview'])('a first visit to %s transfers less than 300 KB', async (address) => {
    const { openPage, signedIn } = given()
    const { page, goto } =
      address === '/sign-in' ? await openPage({ cold: true }) : await signedIn({ cold: true })
    await goto(address)
    const { bytes, shownMs } = await page.evaluate(() => {
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const transferred = loads.reduce(
        (total, load) => total + load.transferSize,
        navigation?.transferSize ?? 0,
      )
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return { bytes: transferred, shownMs: Math.round(paint?.startTime ?? 0) }
    })
    process.stderr.write(`first visit to ${address}: ${bytes} bytes, content after ${shownMs} ms\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(BUDGET_BYTES)
  })
}
