import { Converter } from 'opencc-js/t2cn'

let simplifiedByCode: Uint16Array | undefined

/**
 * Table from each CJK unit to its Simplified form, by OpenCC (opencc-js, Apache-2.0). One unit becomes one
 * unit, so that offsets stay valid; wording that differs by region is left as it is.
 */
function buildTable(): Uint16Array {
  const convert = Converter({ from: 't', to: 'cn' })
  const table = new Uint16Array(0x10000)
  const codes: number[] = []
  for (let code = 0; code < 0x10000; code++) table[code] = code
  for (let code = 0x3400; code <= 0x9fff; code++) codes.push(code)
  const converted = convert(codes.map((code) => String.fromCharCode(code)).join('\n')).split('\n')
  for (const [index, code] of codes.entries()) {
    const result = converted[index] ?? ''
    if (result.length === 1) table[code] = result.charCodeAt(0)
  }
  return table
}

/** Traditional to Simplified Chinese, unit for unit: the result has the length of `text`. */
export function toSimplified(text: string): string {
  simplifiedByCode ??= buildTable()
  let result = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    result += String.fromCharCode(simplifiedByCode[code] ?? code)
  }
  return result
}
