import { expect, test } from 'vitest'
import { DESKTOP, type Harness } from '../harness/start-harness.ts'

const PHONE = { width: 390, height: 844 }
const WIDE_TABLES = ['errors', 'guides/limits-and-words']

const SEARCHES = [
  ['', 'sdk', 'guides/questions#sdk'],
  ['', 'docker', 'guides/running#docker'],
  ['zh-TW/', '批次', 'guides/questions#batch'],
  ['zh-CN/', '引用', 'guides/citations'],
] as const

/** The documentation in a browser: what needs its scripts, under the policy that the gateway sends. */
export function docs(given: () => Harness): void {
  test('the documentation searches, copies, turns dark and changes its language, without a fault', async () => {
    const { page, faults } = await given().openPage({ viewport: DESKTOP })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [language, query, found] of SEARCHES) {
      await page.goto(`/docs/${language}search?q=${encodeURIComponent(query)}`)
      await page.locator(`.VPLocalSearchBox a.result[href^="/docs/${language}${found}"]`).first().waitFor()
    }
    await page.goto('/docs/guides/quick-start')
    const sample = page.locator('.language-bash').nth(1)
    await sample.locator('button.copy').click()
    await sample.locator('button.copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.trim()).toBe((await sample.locator('code').textContent())?.trim())
    expect(copied).toContain(`curl -s ${given().service.baseUrl}/api/v1/status`)

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.locator('.VPNavBarAppearance .VPSwitch').click()
    await page.locator('html.dark').waitFor()
    await expect.poll(ground).not.toBe(light)

    await page.locator('.VPNavBarTranslations button').hover()
    await page.locator('.VPNavBarTranslations').getByRole('link', { name: '繁體中文' }).click()
    await page.waitForURL('**/docs/zh-TW/guides/quick-start')
    await page.locator('html[lang="zh-TW"].dark').waitFor()
    const copy = page.locator('.language-bash button.copy[title="複製"]').first()
    await copy.click()
    await page.locator('button.copied').waitFor()
    const told = await copy.evaluate((button) => getComputedStyle(button, '::before').content)
    expect(told).toBe('"已複製"')
    expect(faults).toEqual([])
  })

  test.each(['', 'zh-CN/', 'zh-TW/'])('no table of /docs/%s is cut on a phone', async (language) => {
    const { page } = await given().openPage({ viewport: PHONE })
    for (const address of WIDE_TABLES) {
      await page.goto(`/docs/${language}${address}`)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.vp-doc table')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((table) => table.textContent.slice(0, 60)),
      )
      expect([address, cut]).toEqual([address, []])
    }
  })
}
