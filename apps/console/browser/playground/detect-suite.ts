import { countWords } from '@redraft/text/counts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import type { Harness } from '../harness/start-harness.ts'
import { balanceOf } from './balance-of.ts'
import { dropFile } from './drop-file.ts'
import { makeDocx } from './make-docx.ts'
import { makePdf } from './make-pdf.ts'

const SUBJECTS = ['Old trees', 'Narrow streets', 'The harbour', 'My neighbours', 'Two small ferries']
const ENDS = [
  'cool the town in July.',
  'were there before the war.',
  'seldom sleep.',
  'need care, money and time.',
]

/** Some 140 words that differ from paragraph to paragraph. */
const paragraph = (number: number): string =>
  Array.from({ length: 20 }, (_, at) => {
    const [subject, end] = [SUBJECTS[(number + at) % 5], ENDS[(number * 3 + at) % 4]]
    return `${subject} of quarter ${number + at} ${end}`
  }).join(' ')

/** Detection of files as a person uses it. */
export function detectSuite(given: () => Harness): void {
  test('a Word file of 12,000 words is dropped and scanned in parts, each paid once, into one report', async () => {
    const { page, goto, faults, workspaceId } = await given().signedIn()
    await goto('/playground/detect')
    const before = await balanceOf(page, workspaceId)
    const paragraphs = Array.from({ length: 66 }, (_, number) => paragraph(number))
    const words = countWords(paragraphs.join('\n\n'))
    expect(words).toBeGreaterThan(12_000)
    const keys: (string | undefined)[] = []
    await page.route('**/run/detect', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const isLost = keys.length === 2
      if (!isLost) return route.continue()
      // The service did its work, but the answer never came.
      await route.fetch()
      return route.abort()
    })
    const area = page.getByText('Drop a file here, or')
    await dropFile(area, { name: 'report.docx', content: makeDocx(paragraphs) })
    await page.getByText('report.docx was read').waitFor()
    await page.getByText('will be scanned in 3 parts').waitFor()
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await page.locator('[data-verdict]').waitFor()
    expect(await page.locator('[data-parts]').getAttribute('data-parts')).toBe('3')
    expect(await page.locator('[data-words-used]').getAttribute('data-words-used')).toBe(String(words))
    expect(await balanceOf(page, workspaceId)).toBe(before - words)
    expect(keys).toHaveLength(4)
    expect(keys[2]).toBe(keys[1])
    expect(new Set(keys).size).toBe(3)
    const map = page.getByRole('listbox', { name: 'Sentence by sentence' })
    expect((await map.evaluate((element) => element.textContent ?? '')).includes('quarter 84')).toBe(true)
    await map.focus()
    await page.keyboard.press('End')
    await page.getByText(/^Sentence (\d+) of \1:/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // The browser itself reports the answer that the test lost.
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  })

  test('a PDF is read in the browser, and a file that is none is refused with a reason', async () => {
    const { page, goto, faults } = await given().signedIn()
    await goto('/playground/detect')
    const input = page.locator('input[type=file]')
    const pdf = makePdf(['The harbour of Hoorn was', 'busy until the dike closed', 'the sea in 1932.'])
    await input.setInputFiles({ name: 'harbour.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByText('harbour.pdf was read: 14 words.').waitFor()
    expect(await page.getByLabel('Your text').inputValue()).toBe(
      'The harbour of Hoorn was busy until the dike closed the sea in 1932.',
    )
    await input.setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') })
    await page.getByText('The file is damaged or not what its name says.').waitFor()
    expect(faults).toEqual([])
  })

  test('a note is reached by keyboard and shows its place in the text', async () => {
    const { page, goto, faults } = await given().signedIn()
    await goto('/playground/detect')
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    const note = page.getByRole('region', { name: 'Revision notes' }).getByRole('button').first()
    await note.focus()
    await page.keyboard.press('Enter')
    expect(await note.getAttribute('aria-current')).toBe('true')
    const quoted = ((await note.locator('q').textContent()) ?? '').replaceAll(/["“”]/g, '')
    const shown = await page.locator('[data-active]').allInnerTexts()
    expect(shown.join('')).toBe(quoted)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
    expect(await page.locator('[data-report]').isVisible()).toBe(true)
    expect(faults).toEqual([])
  })
}
