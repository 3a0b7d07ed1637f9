import { readFile } from 'node:fs/promises'
import { signUp } from '@redraft/testkit'
import { expect, test } from 'vitest'
import type { Harness } from '../harness/start-harness.ts'
import { useWorkspaceABit } from '../harness/use-workspace-a-bit.ts'

/** Finding requests again. */
export function usage(given: () => Harness): void {
  test('a filter stands in the address, holds for totals and CSV, and survives a reload', async () => {
    const { openPage, service } = given()
    const person = await signUp(service.baseUrl)
    await useWorkspaceABit(person)
    const { page, faults, goto } = await openPage({ cookie: person.cookie() })
    await goto('/usage')
    await page.getByText('3 requests shown').waitFor()
    await page.getByLabel('Status').selectOption('failed')
    await page.getByText('1 request shown').waitFor()
    expect(new URL(page.url()).search).toBe('?status=failed')
    await page.reload()
    await page.getByText('1 request shown').waitFor()
    const totals = page.getByRole('region', { name: 'Totals of this selection' })
    expect((await totals.textContent())?.replaceAll(/\s+/g, '')).toBe(
      'Requests1Succeeded0Failed1Wordscharged0',
    )

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('validation_failed')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('3 requests shown').waitFor()
    expect(faults).toEqual([])
  })
}
