import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import type { Harness } from '../harness/start-harness.ts'

const ENTRIES = `@book{kuhn, title={The Structure of Scientific Revolutions}, author={Kuhn, Thomas S.}, year=1962, publisher={University of Chicago Press}}
@book{bowker, title={Sorting Things Out}, author={Bowker, Geoffrey C.}, year=1999, publisher={MIT Press}}
@book{arendt, title={The Human Condition}, author={Arendt, Hannah}, year=1958, publisher={University of Chicago Press}}`

/** The citation tools as a person uses them. */
export function citeSuite(given: () => Harness): void {
  test('a source is cited from its fields, and copied with its italics', async () => {
    const { page, goto, faults } = await given().signedIn()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await goto('/playground/citation')
    await page.getByText('Fill in fields').click()
    await page.getByLabel('Title').fill('The Human Condition')
    await page.getByLabel('Authors').fill('Arendt, Hannah')
    await page.getByLabel('Year').fill('1958')
    await page.getByLabel('Publisher').fill('University of Chicago Press')
    await page.getByRole('button', { name: 'Cite', exact: true }).click()
    const reference = page.locator('[data-reference]')
    await reference.waitFor()
    const entry = 'Arendt, H. (1958). The Human Condition. University of Chicago Press.'
    expect(await reference.textContent()).toContain(entry)
    expect(await reference.locator('i').textContent()).toBe('The Human Condition')
    await page.getByRole('button', { name: 'Formatted' }).click()
    await page.getByText('Copied', { exact: true }).first().waitFor()
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return { html: await read('text/html'), text: await read('text/plain') }
    })
    expect(copied.text).toBe(entry)
    expect(copied.html).toContain('<i>The Human Condition</i>')
    await page.getByRole('button', { name: 'BibTeX' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('@book{')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('a bibliography is put in order by keyboard and built in that order', async () => {
    const { page, goto, faults } = await given().signedIn()
    await goto('/playground/bibliography')
    const add = page.getByRole('form', { name: 'Add to the list' })
    await add.getByRole('textbox').fill(ENTRIES)
    await add.getByRole('button').click()
    const names = () => page.getByRole('list', { name: 'Sources' }).getByRole('listitem').allInnerTexts()
    expect(await names()).toHaveLength(3)
    const down = page.getByRole('button', { name: 'Move The Structure of Scientific Revolutions down' })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.getByText('The Structure of Scientific Revolutions is now number 2 of 3.').waitFor()
    expect(await down.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect((await names()).map((name) => name.replace(/\s+/g, ' '))).toEqual([
      '1 Sorting Things Out',
      '2 The Human Condition',
      '3 The Structure of Scientific Revolutions',
    ])
    const rows = page.getByRole('list', { name: 'Sources' }).getByRole('listitem')
    await rows.nth(1).dragTo(rows.nth(0))
    expect((await names())[0]).toContain('The Human Condition')
    await page.getByRole('button', { name: 'Remove The Human Condition' }).click()
    await page.getByText('As arranged above').click()
    await page.getByRole('button', { name: 'Build the list' }).click()
    const list = page.locator('[data-list]')
    await list.waitFor()
    expect(await list.getAttribute('data-list')).toBe('2')
    expect(await list.textContent()).toMatch(/Bowker[\s\S]*Kuhn/)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })
}
