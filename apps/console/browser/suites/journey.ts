import { waitFor } from '@redraft/testkit'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import { photograph } from '../harness/photograph.ts'
import type { Harness } from '../harness/start-harness.ts'

const TEXT =
  'It is important to note that remote work has a significant impact on teams. Okafor et al. (2022) found that it saved 4.5 hours per week.'

/** What a new person does first, from signing up to a revoked key. */
export function journey(given: () => Harness): void {
  test('a new person signs up, makes a key, spends words with it, and revokes it', async () => {
    const { openPage, service } = given()
    const { page, faults, goto } = await openPage()
    const humanize = (key: string) =>
      fetch(`${service.baseUrl}/api/v1/humanize`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: TEXT }),
      })

    await goto('/')
    expect(new URL(page.url()).pathname).toBe('/sign-in')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill('ada@journey.test')
    await page.getByLabel('Password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'First steps' }).waitFor()

    await page.getByRole('link', { name: 'Create a key' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('website')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const key = await dialog.getByLabel('Your new key').inputValue()
    expect(key).toMatch(/^rd_live_/)
    expect(await dialog.getByRole('region', { name: 'Try it in a terminal' }).textContent()).toContain(key)
    expect(await accessibilityFaults(page)).toEqual([])
    await photograph(page, 'new-key.desktop')
    await dialog.getByRole('button', { name: 'I have copied it' }).click()
    expect(await page.content()).not.toContain(key)

    const answer = await humanize(key)
    expect(answer.status).toBe(200)
    const { words_used, words_remaining } = (await answer.json()) as Record<string, number>
    await goto('/overview')
    const balance = page.locator('dl > div').filter({ hasText: 'Balance' }).locator('dd')
    expect(await balance.textContent()).toContain(words_remaining?.toLocaleString('en'))
    await page.getByRole('link', { name: 'All usage' }).click()
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor()
    const row = page.getByRole('row').filter({ hasText: 'Humanize' })
    expect(await row.textContent()).toContain(String(words_used))

    await row.getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Request' })
    await drawer.getByText('website').waitFor()
    expect(await drawer.textContent()).not.toContain('Okafor')
    expect(await accessibilityFaults(page)).toEqual([])
    await photograph(page, 'request.desktop')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })

    await goto('/keys')
    await page.getByRole('button', { name: 'Revoke website' }).click()
    await photograph(page, 'revoke.desktop')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('The key is revoked.').first().waitFor()
    await waitFor(async () => (await humanize(key)).status === 401, {
      timeoutMs: 10_000,
      what: 'the revoked key to be refused',
    })
    expect(faults).toEqual([])
  })
}
