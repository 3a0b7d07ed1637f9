import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A word and how often it is to count. */
export interface WeighedWord {
  readonly word: string
  readonly count: number
}

const HAN = /^\p{Script=Han}{2,8}$/u

/** Words of wordfreq's `large_zh.msgpack.gz`: an array whose nth item lists the words of frequency 10^(-n/100). */
export function* wordsOfWordfreq(file: string, size: number): Generator<WeighedWord> {
  const bins = readMessagePack(gunzipSync(readFileSync(file)))
  if (!Array.isArray(bins)) throw new RangeError('no wordfreq list')
  for (const [centibels, words] of bins.slice(1).entries()) {
    for (const word of Array.isArray(words) ? words : [])
      if (typeof word === 'string' && HAN.test(word)) yield { word, count: size * 10 ** (-centibels / 100) }
  }
}

/** Lines `word count …` of a word list. */
export function* wordsOfList(text: string, scale: number): Generator<WeighedWord> {
  for (const line of text.split('\n')) {
    const [word = '', count = '1'] = line.trim().split(/\s+/)
    if (HAN.test(word)) yield { word, count: Math.max(1, Number(count)) * scale }
  }
}

/** The kinds of MessagePack that wordfreq writes: arrays, strings, small maps and numbers. */
function readMessagePack(bytes: Buffer): unknown {
  let at = 0
  const skip = (length: number): number => {
    at += length
    return at - length
  }
  const text = (length: number): string => {
    const from = skip(length)
    return bytes.toString('utf8', from, at)
  }
  const list = (length: number): unknown[] => Array.from({ length }, read)
  const pairs = (length: number): unknown[] => Array.from({ length }, () => [read(), read()])
  const size = (width: 1 | 2 | 4): number => bytes.readUIntBE(skip(width), width)
  function read(): unknown {
    const kind = bytes[at++] ?? 0
    if (kind < 0x80) return kind
    if (kind < 0x90) return pairs(kind & 0x0f)
    if (kind < 0xa0) return list(kind & 0x0f)
    if (kind < 0xc0) return text(kind & 0x1f)
    if (kind === 0xd9) return text(size(1))
    if (kind === 0xda) return text(size(2))
    if (kind === 0xdc) return list(size(2))
    if (kind === 0xdd) return list(size(4))
    throw new RangeError(`unread kind ${kind} of MessagePack`)
  }
  return read()
}
