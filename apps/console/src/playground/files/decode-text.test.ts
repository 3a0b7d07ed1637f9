import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

describe('decodeText', () => {
  it('reads UTF-8, with and without a mark', () => {
    const encoder = new TextEncoder()
    expect(decodeText(encoder.encode('Café 树木 😀'))).toBe('Café 树木 😀')
    expect(decodeText(encoder.encode('\ufeffCafé'))).toBe('Café')
    expect(decodeText(new Uint8Array())).toBe('')
  })

  it('reads UTF-16 of both orders by its mark, and Latin text without one', () => {
    const little = Buffer.from('\ufeff树 tree', 'utf16le')
    expect(decodeText(little)).toBe('树 tree')
    expect(decodeText(Buffer.from(little).swap16())).toBe('树 tree')
    expect(decodeText(Buffer.from('a plain tree', 'utf16le'))).toBe('a plain tree')
  })

  it('reads GB 18030', () => {
    // 我们的城市在夏天很热。
    expect(decodeText(bytes('ced2 c3c7 b5c4 b3c7 cad0 d4da cfc4 ccec badc c8c8 a1a3'))).toBe(
      '我们的城市在夏天很热。',
    )
  })

  it('reads Big5', () => {
    // 我們的城市在夏天很熱。
    expect(decodeText(bytes('a7da adcc aaba abb0 a5ab a662 ae4c a4d1 abdc bcf6 a143'))).toBe(
      '我們的城市在夏天很熱。',
    )
  })

  it('reads Western text that is not UTF-8', () => {
    expect(decodeText(bytes('436166e9206e6f6972 2c20 73696d706c65'))).toBe('Café noir, simple')
  })
})
