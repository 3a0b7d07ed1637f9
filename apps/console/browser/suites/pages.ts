import { signUp } from '@redraft/testkit'
import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import type { Theme } from '../../src/theme/theme.ts'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import { photograph } from '../harness/photograph.ts'
import { DESKTOP, type Harness, PHONE } from '../harness/start-harness.ts'
import { useWorkspaceABit } from '../harness/use-workspace-a-bit.ts'
import type { OpenedPage } from '../harness/watch-page.ts'

const PUBLIC = [
  ...[
    '/sign-in',
    '/sign-up',
    '/confirm?token=x',
    '/forgot-password',
    '/reset-password?token=x',
    '/invitation',
  ],
]
const SIGNED_IN = [
  ...['/overview', '/keys', '/keys?create', '/usage', '/usage?endpoint=bibliography', '/billing', '/nowhere'],
  ...['account', 'workspace', 'members', 'audit', 'appearance'].map(
    (section) => `/settings?section=${section}`,
  ),
]

/** The pages that are also seen in dark after they were seen in light. */
const BOTH_THEMES = 'en.light'

async function contrastInDark(opened: OpenedPage, file: string): Promise<string[]> {
  const { page } = opened
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  const found = await accessibilityFaults(page, { runOnly: ['color-contrast'] })
  await photograph(page, `${file}.phone.dark`)
  return found
}

/** Everything that is wrong with a page, at the width of a desktop and of a phone, in the theme it was opened with. */
async function inspect(opened: OpenedPage, address: string, name: string): Promise<string[]> {
  const { page, goto } = opened
  const file = `${address.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '')}.${name}`
  await page.setViewportSize(DESKTOP)
  await goto(address)
  const found = await accessibilityFaults(page)
  await photograph(page, `${file}.desktop`)
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > PHONE.width) found.push(`scrolls sideways on a phone: ${width} px`)
  await photograph(page, `${file}.phone`)
  if (name === BOTH_THEMES) found.push(...(await contrastInDark(opened, file)))
  return found.map((fault) => `${address}: ${fault}`)
}

// Colours are those of the theme in every language: Latin text is seen in both, Chinese in one each.
const SEEN: readonly (readonly [Language, Theme])[] = [
  ['en', 'light'],
  ['zh-CN', 'dark'],
  ['zh-TW', 'light'],
]

/** Each page in each language and theme. */
export function pages(given: () => Harness): void {
  test.each(SEEN)('every page is accessible and without faults in %s, %s', async (language, theme) => {
    const { openPage, service } = given()
    const person = await signUp(service.baseUrl)
    await useWorkspaceABit(person)
    const signedOut = await openPage({ language, theme })
    const signedIn = await openPage({ language, theme, cookie: person.cookie() })
    const name = `${language}.${theme}`
    const found: string[] = []
    const fresh = await given().signedIn({ language, theme })
    found.push(...(await inspect(fresh, '/overview?first-steps', name)))
    for (const address of PUBLIC) found.push(...(await inspect(signedOut, address, name)))
    for (const address of SIGNED_IN) found.push(...(await inspect(signedIn, address, name)))
    expect(found).toEqual([])
    expect([...fresh.faults, ...signedOut.faults, ...signedIn.faults]).toEqual([])
    expect(await signedIn.page.locator('html').getAttribute('lang')).toBe(language)
  })
}
