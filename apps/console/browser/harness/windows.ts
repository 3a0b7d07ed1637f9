import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../src/i18n/languages.ts'
import type { Theme } from '../../src/theme/theme.ts'

/** What a window is opened with. */
export interface WindowOptions {
  readonly language: Language
  readonly theme: Theme
  readonly viewport: { readonly width: number; readonly height: number }
  /** The `Cookie` header of a person who is signed in; empty for nobody. */
  readonly cookie: string
  /** Nothing that was loaded before is in the cache of the browser. */
  readonly cold: boolean
}

export interface Window {
  readonly page: Page
  /** Ends its use; nothing happens the second time. */
  giveBack(): Promise<void>
}

export interface Windows {
  open(options: WindowOptions): Promise<Window>
}

/** A page of the gateway without scripts: where a window waits for its next use, in the process that it has. */
const RESTING_PLACE = '/livez'

/**
 * Windows of a browser that are used again. Each begins with nothing kept of whom it served before, cookies, storage,
 * permissions, routes and listeners, but for the scripts in its cache: a window of its own costs two seconds of CPU more.
 */
export function createWindows(browser: Browser, baseUrl: string): Windows {
  const idle: { readonly language: Language; readonly page: Page }[] = []
  const newPage = async ({ language, viewport }: WindowOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseUrl, viewport, locale: language })
    return context.newPage()
  }
  return {
    async open(options) {
      const { language, theme, viewport, cookie, cold } = options
      const at = cold ? -1 : idle.findLastIndex((window) => window.language === language)
      const page = idle.splice(at, at === -1 ? 0 : 1)[0]?.page ?? (await newPage(options))
      await page.setViewportSize(viewport)
      await page.context().addCookies(cookiesOf(cookie, baseUrl))
      const seeded = await page.addInitScript(
        ([chosenTheme, chosenLanguage]) => {
          localStorage.setItem('redraft.theme', chosenTheme)
          localStorage.setItem('redraft.language', chosenLanguage)
        },
        [theme, language] as const,
      )
      const visited = new Set<string>()
      page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).origin))
      let isInUse = true
      return {
        page,
        async giveBack() {
          if (!isInUse) return
          isInUse = false
          await seeded.dispose()
          await forget(page, [...visited])
          idle.push({ language, page })
        },
      }
    },
  }
}

function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  const pairs = header.split('; ').filter((part) => part !== '')
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}

/** Takes away all that a window has of its last use. */
async function forget(page: Page, origins: readonly string[]): Promise<void> {
  const context = page.context()
  for (const event of ['console', 'pageerror', 'framenavigated'] as const) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null })
  // The page ends first, so that nothing it still does is written afterwards.
  await page.goto(RESTING_PLACE)
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    clearStorage(context, page, origins),
  ])
}

async function clearStorage(context: BrowserContext, page: Page, origins: readonly string[]): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  for (const origin of origins.filter((one) => one !== 'null'))
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}
