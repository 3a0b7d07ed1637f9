/**
 * Characters that a page of ordinary Chinese cannot do without, in each script; a wrong reading of the bytes
 * gives rare characters instead.
 */
const COMMON = {
  simplified:
    '的一是不了在人有我他这中大来上个国们到说为子和你地出会也时要就可以对生能而那得于着下自之年过发后作里',
  traditional:
    '的一是不了在人有我他這中大來上個國們到說為子和你地出會也時要就可以對生能而那得於著下自之年過發後作裡',
}

const REPLACEMENT = '\ufffd'

/** Share of common characters among the Han of a text, less a fine for what could not be read. */
function plausibility(text: string, common: string): number {
  let [han, hits, broken] = [0, 0, 0]
  for (const character of text) {
    if (character === REPLACEMENT || /[\ue000-\uf8ff]/.test(character)) broken++
    if (!/\p{Script=Han}/u.test(character)) continue
    han++
    if (common.includes(character)) hits++
  }
  return han === 0 ? -broken : hits / han - broken / han
}

const decode = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes)

function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 1_000)
  const zeros = (odd: 0 | 1) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (zeros(1) > head.length / 4) return 'utf-16le'
  return zeros(0) > head.length / 4 ? 'utf-16be' : undefined
}

/** The text of a file in UTF-8, UTF-16, GB 18030 or Big5, else in Windows-1252; byte order marks are dropped. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  const wide = unmarkedUtf16(bytes)
  if (wide !== undefined) return decode(bytes, wide)
  const utf8 = decodeStrictly(bytes, 'utf-8')
  if (utf8 !== undefined) return utf8
  const readings = [
    { text: decode(bytes, 'gb18030'), common: COMMON.simplified + COMMON.traditional },
    { text: decode(bytes, 'big5'), common: COMMON.traditional },
  ].map(({ text, common }) => ({ text, score: plausibility(text, common) }))
  const best = readings.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0.05 ? best.text : decode(bytes, 'windows-1252')
}
