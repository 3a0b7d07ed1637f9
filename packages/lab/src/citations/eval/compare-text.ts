import type { StyleId } from '@redraft/citations'
import { styleOf } from '@redraft/citations/internals'

const normal = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu, '-')
    .replace(/-{2,}/gu, '-')
    .replace(/\. ?\. ?\./gu, '…')
    .replace(/[\u2018\u2019\u201a\u201b\u2032`´]/gu, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033«»]/gu, '"')
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]+/gu, ' ')
    // The space between Chinese and other characters is a matter of typesetting (2 版 and 2版).
    .replace(
      /(?<=\p{Script=Han}) (?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}]) (?=\p{Script=Han})/gu,
      '',
    )
    .trim()

const NUMBER = /^(?:\[\d+\]|\(\d+\)|\d+\.(?=\s))\s*/u

/** The same text when dashes, quotes and white space do not count, nor the number of a numbered entry. */
export function sameText(got: string, expected: string, style: StyleId): boolean {
  const wanted = normal(expected)
  const numbered = styleOf(style).kind === 'numeric'
  return normal(got) === wanted || (numbered && normal(got) === wanted.replace(NUMBER, ''))
}
