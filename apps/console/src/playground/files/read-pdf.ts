import { getDocumentProxy } from 'unpdf'
import { FileProblem } from './file-problem.ts'
import { joinLines, type PageLine } from './join-lines.ts'
import { plainCharacters } from './plain-characters.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Pages beyond this are more than a scan of a document is for. */
const MOST_PAGES = 1_000

async function readLines(page: PdfPage): Promise<PageLine[]> {
  const { items } = await page.getTextContent()
  const lines: PageLine[] = []
  let open: PageLine | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
    if (item.str !== '') {
      open = open
        ? { ...open, text: open.text + item.str, right: Math.max(open.right, x + item.width) }
        : { text: item.str, x, y, right: x + item.width }
    }
    if (item.hasEOL && open) {
      lines.push(open)
      open = undefined
    }
  }
  if (open) lines.push(open)
  return lines
    .map((line) => ({ ...line, text: plainCharacters(line.text).trim() }))
    .filter((line) => line.text !== '')
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false, verbosity: 0 })
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException'
    throw new FileProblem(encrypted ? 'encrypted' : 'damaged', { cause: error })
  }
}

/** The text of a PDF; throws a `FileProblem` when it has none, as a scan without text recognition. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes)
  try {
    if (pdf.numPages > MOST_PAGES) throw new FileProblem('too_long')
    const pages: PageLine[][] = []
    for (let number = 1; number <= pdf.numPages; number++)
      pages.push(await readLines(await pdf.getPage(number)))
    const text = joinLines(pages)
    if (text === '') throw new FileProblem('no_text')
    return text
  } finally {
    await pdf.destroy()
  }
}
