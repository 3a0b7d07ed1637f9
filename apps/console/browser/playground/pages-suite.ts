import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { TOOLS } from '../../src/playground/tools.ts'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import { DESKTOP, type Harness, PHONE } from '../harness/start-harness.ts'

/** A folder to which the pages are photographed, to be looked at by people. */
const SHOTS = process.env.CONSOLE_SHOTS

/** Every page of the playground in each language. */
export function pagesSuite(given: () => Harness): void {
  test.each(LANGUAGES)('every tool is accessible and without faults in %s', async (language) => {
    const { page, goto, follow, faults } = await given().signedIn({ language })
    const found: string[] = []
    for (const tool of TOOLS) {
      await page.setViewportSize(DESKTOP)
      // Every tool is opened by its address once; in the other languages the tools lead to each other.
      await (language === 'en' || tool === TOOLS[0] ? goto : follow)(`/playground/${tool}`)
      await page.locator('form').first().waitFor()
      // The markup is the same in every language; what differs, length and fonts, shows on the phone.
      if (language === 'en') found.push(...(await accessibilityFaults(page)))
      await page.setViewportSize(PHONE)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > PHONE.width) found.push(`${tool} scrolls sideways on a phone: ${width} px`)
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      found.push(...(await accessibilityFaults(page)))
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true })
        await page.screenshot({
          path: path.join(SHOTS, `playground-${tool}.${language}.png`),
          fullPage: true,
        })
      }
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
  })
}
