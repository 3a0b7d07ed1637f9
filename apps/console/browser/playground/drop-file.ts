import type { Locator } from 'playwright-core'

export interface DroppedFile {
  readonly name: string
  readonly content: Buffer
}

/** Drops a file on an element as a person would from a folder. */
export async function dropFile(target: Locator, { name, content }: DroppedFile): Promise<void> {
  const page = target.page()
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], fileName))
      return data
    },
    [name, content.toString('base64')] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}
