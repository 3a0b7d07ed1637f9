import { bootService, type ServiceOptions, signUp, type TestService } from '@redraft/testkit'
import { type Browser, chromium } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from './find-chromium.ts'
import { type OpenedPage, watchPage } from './watch-page.ts'
import { createWindows, type WindowOptions } from './windows.ts'

export const DESKTOP = { width: 1280, height: 860 }
export const PHONE = { width: 360, height: 740 }

const USUAL: WindowOptions = {
  language: 'en',
  theme: 'light',
  viewport: DESKTOP,
  cookie: '',
  cold: false,
}

export type PageOptions = Partial<WindowOptions>

export interface Harness {
  readonly service: TestService
  readonly browser: Browser
  /** A browser window with nothing kept from others, until the test ends. */
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
  const windows = createWindows(browser, service.baseUrl)
  const harness: Harness = {
    service,
    browser,
    async openPage(pageOptions = {}) {
      const window = await windows.open({ ...USUAL, ...pageOptions })
      onTestFinished(window.giveBack)
      return watchPage(window)
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
