import { bootService, type ServiceOptions, signUp, type TestService } from '@redraft/testkit'
import { type Browser, chromium } from 'playwright-core'
import type { Language } from '../../src/i18n/languages.ts'
import type { Theme } from '../../src/theme/theme.ts'
import { findChromium } from './find-chromium.ts'
import { type OpenedPage, watchPage } from './watch-page.ts'

export const DESKTOP = { width: 1280, height: 860 }
export const PHONE = { width: 360, height: 740 }

export interface PageOptions {
  readonly language?: Language
  readonly theme?: Theme
  readonly viewport?: { readonly width: number; readonly height: number }
  /** The `Cookie` header of a person who is signed in. */
  readonly cookie?: string
}

export interface Harness {
  readonly service: TestService
  readonly browser: Browser
  /** A browser window of its own, with nothing kept from others. */
  openPage(options?: PageOptions): Promise<OpenedPage>
  /** A new person and a window in which they are signed in. */
  signedIn(
    options?: PageOptions,
  ): Promise<OpenedPage & { readonly workspaceId: string; readonly cookie: string }>
  stop(): Promise<void>
}

/** The real service and a headless Chromium in front of it; one per test file. */
export async function startHarness(options: ServiceOptions = {}): Promise<Harness> {
  const executablePath = findChromium() ?? 'chromium'
  const [service, browser] = await Promise.all([
    bootService(options),
    // Chromium's own sandbox cannot run as root or in most containers; the pages here are ours.
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] }),
  ])
  const harness: Harness = {
    service,
    browser,
    async openPage({ language = 'en', theme = 'light', viewport = DESKTOP, cookie = '' } = {}) {
      const context = await browser.newContext({ baseURL: service.baseUrl, viewport, locale: language })
      await context.addInitScript(
        ([chosenTheme, chosenLanguage]) => {
          localStorage.setItem('redraft.theme', chosenTheme)
          localStorage.setItem('redraft.language', chosenLanguage)
        },
        [theme, language] as const,
      )
      for (const pair of cookie.split('; ').filter((part) => part !== '')) {
        const [name = '', ...value] = pair.split('=')
        await context.addCookies([{ name, value: value.join('='), url: service.baseUrl }])
      }
      return watchPage(await context.newPage())
    },
    async signedIn(pageOptions = {}) {
      const person = await signUp(service.baseUrl)
      const cookie = person.cookie()
      const opened = await harness.openPage({ ...pageOptions, cookie })
      return { ...opened, workspaceId: person.workspaceId, cookie }
    },
    async stop() {
      await browser.close()
      await service.stop()
    },
  }
  return harness
}
