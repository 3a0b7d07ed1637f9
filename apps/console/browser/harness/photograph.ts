import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** A folder to which pages are photographed, to be looked at by people; by default none are. */
const FOLDER = process.env.CONSOLE_SHOTS

/** Keeps a picture of the page when `CONSOLE_SHOTS` names a folder. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!FOLDER) return
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage: true })
}
