import mammoth from 'mammoth'
import { FileProblem } from './file-problem.ts'
import { htmlToText } from './html-to-text.ts'

/** Pictures say nothing about the words, so they are not even decoded. */
const noPictures = mammoth.images.imgElement(async () => ({ src: '' }))

/** The text of a Word file (.docx), notes and tables included. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  try {
    const arrayBuffer = new Uint8Array(bytes).buffer
    const { value } = await mammoth.convertToHtml({ arrayBuffer }, { convertImage: noPictures })
    return htmlToText(value)
  } catch (error) {
    throw new FileProblem('damaged', { cause: error })
  }
}
