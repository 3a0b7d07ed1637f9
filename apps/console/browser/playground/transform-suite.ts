import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import type { Harness } from '../harness/start-harness.ts'
import { balanceOf } from './balance-of.ts'

/** Humanize as a person uses it. */
export function transformSuite(given: () => Harness): void {
  test('a text is humanized, an edit taken back and made again, and the words shown are paid', async () => {
    const { page, goto, faults, workspaceId } = await given().signedIn()
    await goto('/playground/humanize')
    const before = await balanceOf(page, workspaceId)
    await page.getByRole('button', { name: 'English', exact: true }).click()
    const input = await page.getByLabel('Your text').inputValue()
    await page.getByLabel('Protected terms').fill('Rotterdam')
    await page.keyboard.press('Enter')
    const counted = await page.locator('[data-count="words"]').textContent()
    await page.getByRole('button', { name: 'Humanize', exact: true }).click()
    const cost = page.locator('[data-words-used]')
    await cost.waitFor()
    const used = Number(await cost.getAttribute('data-words-used'))
    expect(counted).toBe(`${used} words`)
    expect(await balanceOf(page, workspaceId)).toBe(before - used)
    expect(Number(await cost.getAttribute('data-words-left'))).toBe(before - used)

    const text = () => page.locator('[data-output]').evaluate((element) => element.textContent)
    const output = await text()
    expect(output).toContain('Rotterdam')
    await page.locator('[data-edit="0"]').click()
    await page.locator('[data-edit-details="1"]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(await text()).not.toBe(output)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    expect(await text()).toBe(output)
    await page.getByRole('button', { name: 'Undo all' }).click()
    expect(await text()).toBe(input)
    expect(faults).toEqual([])
  })

  test('an answer that was lost is fetched by trying again, and paid once', async () => {
    const { page, goto, workspaceId } = await given().signedIn()
    await goto('/playground/rewrite')
    const before = await balanceOf(page, workspaceId)
    await page.getByLabel('Your text').fill('It is important to note that the harbour was closed in 1932.')
    await page.route(
      '**/run/rewrite',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
    await page.getByText('Trying again is safe: it cannot be charged twice.').waitFor()
    await page.locator('button[type=submit]:enabled').click()
    await page.locator('[data-words-used="12"]').waitFor()
    expect(await balanceOf(page, workspaceId)).toBe(before - 12)
  })

  test('a text over a limit is refused before it is sent, in the words of the server', async () => {
    const { page, goto, workspaceId } = await given().signedIn()
    await goto('/playground/humanize')
    const long = 'word '.repeat(420)
    await page.getByLabel('Your text').fill(long)
    await page.getByText('quality units; humanize takes').waitFor()
    const said = await page.evaluate(
      async ([id, text]) => {
        const response = await fetch(`/console/api/workspaces/${id}/run/humanize`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
        })
        return ((await response.json()) as { message: string }).message
      },
      [workspaceId, long] as const,
    )
    expect(await page.locator('textarea[aria-invalid]').count()).toBe(1)
    expect(await page.getByText(said, { exact: true }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Humanize', exact: true }).isDisabled()).toBe(true)
  })

  test('a call is shown as code with its text and without a key', async () => {
    const { page, goto, faults } = await given().signedIn()
    await goto('/playground/paraphrase')
    await page.getByLabel('Your text').fill("It's a test.")
    await page.getByRole('button', { name: 'Show as code' }).click()
    const code = await page.getByRole('dialog').locator('code').textContent()
    expect(code).toContain('/api/v1/paraphrase')
    expect(code).toContain(`"text": "It'\\''s a test."`)
    expect(code).not.toContain('rd_live_')
    await page.getByRole('tab', { name: 'Python' }).click()
    await page.getByText('import requests').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })
}
