import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import { photograph } from '../harness/photograph.ts'
import { type Harness, PHONE } from '../harness/start-harness.ts'

/** The console without a mouse. */
export function keyboard(given: () => Harness): void {
  test('a key is made and its dialog closed by keyboard alone', async () => {
    const { page, faults, goto } = await given().signedIn()
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const tabTo = async (text: string) => {
      for (let step = 0; step < 40 && (await focused()) !== text; step++) await page.keyboard.press('Tab')
      expect(await focused()).toBe(text)
    }
    await goto('/overview')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Skip to content')
    await tabTo('API keys')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor()
    expect(await focused()).toBe('API keys')
    await tabTo('Create key')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Fill this in.').waitFor()
    await page.keyboard.type('by keyboard')
    await page.keyboard.press('Enter')
    const field = page.getByLabel('Your new key')
    await field.waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await tabTo('I have copied it')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'by keyboard', exact: true }).waitFor()
    expect(await focused()).toBe('Create key')
    expect(faults).toEqual([])
  })

  test('on a phone the navigation opens in a drawer, and leads on', async () => {
    const { page, faults, goto } = await given().signedIn({ viewport: PHONE })
    await goto('/overview')
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog')
    expect(await accessibilityFaults(page)).toEqual([])
    await photograph(page, 'navigation.phone')
    await drawer.getByRole('link', { name: 'Usage' }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor()
    expect(faults).toEqual([])
  })
}
