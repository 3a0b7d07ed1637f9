import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES, readFile } from './read-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('readFile', () => {
  it('reads plain text and Markdown, with line ends of one kind', async () => {
    expect(await readFile(file('a.txt', 'One.\r\nTwo.\0 '))).toEqual({
      name: 'a.txt',
      text: 'One.\nTwo.',
      sourceKind: 'document',
    })
    expect((await readFile(file('b.MD', '# Trees'))).text).toBe('# Trees')
  })

  it.each([
    ['an empty file', file('a.txt', ''), 'empty'],
    ['white space', file('a.txt', ' \n'), 'no_text'],
    ['a file that is too large', file('a.txt', new Uint8Array(MAX_FILE_BYTES + 1)), 'too_large'],
    ['more text than can be scanned in one go', file('a.txt', 'a '.repeat(800_000)), 'too_long'],
    ['a picture', file('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47])), 'unsupported'],
    ['another kind of archive', file('a.zip', new Uint8Array([0x50, 0x4b, 3, 4])), 'unsupported'],
    ['the old Word format', file('a.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])), 'old_word'],
    ['something else under the name of a PDF', file('a.pdf', 'hello'), 'damaged'],
    ['a broken PDF', file('a.pdf', '%PDF-1.7 nothing follows'), 'damaged'],
  ])('names what is wrong with %s', async (_, one, code) => {
    await expect(readFile(one)).rejects.toMatchObject({ code })
  })
})
