import { createRandom, hashString } from '../train/random.ts'

function everyNth(text: string, n: number, change: (character: string) => string): string {
  return [...text].map((character, index) => (index % n === 0 ? change(character) : character)).join('')
}

const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', i: 'і' }

/** Swaps two inner letters of about one word in twenty. */
function mistype(text: string): string {
  const random = createRandom(hashString(text))
  return text.replace(/\b([a-z])([a-z])([a-z])([a-z]*)\b/giu, (word, first, second, third, rest) =>
    random() < 0.05 ? `${first}${third}${second}${rest}` : word,
  )
}

/**
 * Tricks that change code points, spaces, case or markup and leave what a reader sees nearly as it was: they must
 * not move the verdict.
 */
export const CHEAP_DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'zero-width spaces': (text) => everyNth(text, 3, (character) => `${character}\u200b`),
  'soft hyphens': (text) => everyNth(text, 4, (character) => `${character}\u00ad`),
  'word joiners and direction marks': (text) => everyNth(text, 5, (character) => `${character}\u2060\u200e`),
  'Cyrillic look-alikes': (text) => [...text].map((character) => CYRILLIC[character] ?? character).join(''),
  'combining marks': (text) => text.replaceAll('e', 'e\u0323'),
  'full-width letters': (text) =>
    text.replace(/[a-z]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'doubled spaces': (text) => text.replaceAll(' ', '  '),
  'no-break and thin spaces': (text) => text.replaceAll(' ', '\u00a0').replaceAll(',\u00a0', ',\u2009'),
  'line breaks inside paragraphs': (text) => text.replace(/ (?=(?:and|the|a|to)\b)/gu, '\n'),
  'upper case': (text) => text.toUpperCase(),
  'typographic quotes and dashes': (text) => text.replaceAll("'", '’').replaceAll('-', '‑'),
  'bold Markdown': (text) => text.replace(/\b(\w{7,})\b/gu, '**$1**'),
}

/** Changes that a reader notices; the score may move, and how much is reported. */
export const OPEN_DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'typing errors in 5 % of the words': mistype,
  'no commas': (text) => text.replaceAll(/[,，]/gu, ''),
  'exclamation marks for stops': (text) => text.replaceAll(/[.。](?=\s|$|[\u4e00-\u9fff])/gu, '!'),
}
