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
/** In an order in which no page follows another of the same title. */
const SIGNED_IN = [
  ...['/overview', '/settings?section=account', '/keys', '/settings?section=workspace', '/usage'],
  ...['/settings?section=members', '/billing', '/settings?section=audit', '/keys?create'],
  ...['/settings?section=appearance', '/usage?endpoint=bibliography', '/nowhere'],
]

/** The pages that are opened by their addresses, and seen in dark after they were seen in light; others are led to. */
const BY_ADDRESS = 'en.light'

async function contrastInDark(opened: OpenedPage, file: string): Promise<string[]> {
  const { page } = opened
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  const found = await accessibilityFaults(page, { runOnly: ['color-contrast'] })
  await photograph(page, `${file}.phone.dark`)
  return found
}

interface Visit {
  readonly address: string
  /** The language and theme. */
  readonly name: string
  readonly isFirst: boolean
}

/** Everything that is wrong with a page, at the width of a desktop and of a phone, in the theme it was opened with. */
async function inspect(opened: OpenedPage, { address, name, isFirst }: Visit): Promise<string[]> {
  const { page, goto, follow } = opened
  const file = `${address.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '')}.${name}`
  await page.setViewportSize(DESKTOP)
  await (isFirst || name === BY_ADDRESS ? goto(address) : follow(address))
  const found = await accessibilityFaults(page)
  await photograph(page, `${file}.desktop`)
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > PHONE.width) found.push(`scrolls sideways on a phone: ${width} px`)
  await photograph(page, `${file}.phone`)
  if (name === BY_ADDRESS) found.push(...(await contrastInDark(opened, file)))
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
    const name = `${language}.${theme}`
    const found: string[] = []
    const visit = async (opened: OpenedPage, addresses: readonly string[]) => {
      for (const [at, address] of addresses.entries())
        found.push(...(await inspect(opened, { address, name, isFirst: at === 0 })))
      expect(await opened.page.locator('html').getAttribute('lang')).toBe(language)
      await opened.done()
    }
    const fresh = await given().signedIn({ language, theme })
    await visit(fresh, ['/overview?first-steps'])
    const signedOut = await openPage({ language, theme })
    await visit(signedOut, PUBLIC)
    const signedIn = await openPage({ language, theme, cookie: person.cookie() })
    await visit(signedIn, SIGNED_IN)
    expect(found).toEqual([])
    expect([...fresh.faults, ...signedOut.faults, ...signedIn.faults]).toEqual([])
  })
}
