/**
 * Folding of single characters: compatibility forms, accents, look-alike letters of other alphabets, quotes
 * and dashes become one plain form; invisible characters vanish. Nothing an attacker can do with code points
 * alone should reach the features.
 */

/** Letters of other alphabets that look like a Latin letter (after lower-casing), by the letter they imitate. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'ьƅʙ',
  c: 'сϲᴄ',
  d: 'ԁɗᴅ',
  e: 'еεҽєᴇ',
  f: 'ғϝꜰ',
  g: 'ɡցɢ',
  h: 'һհʜ',
  i: 'іιıɩɪ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'ӏɭʟ',
  m: 'мᴍ',
  n: 'пոηɴ',
  o: 'оοօσᴏ',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гᴦʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ѡԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢʐ',
}

const PUNCTUATION: Readonly<Record<string, string>> = {
  "'": '‘’‚‛ʼ`´′ˈ＇',
  '"': '“”„‟«»″「」『』〝〞＂',
  '—': '–―‒⸺⸻─━',
  '-': '‐‑−',
  '.': '。．｡',
}

const SPECIAL = new Map<string, string>()
for (const [plain, letters] of [...Object.entries(LOOKALIKES), ...Object.entries(PUNCTUATION)]) {
  for (const letter of letters) SPECIAL.set(letter, plain)
}
SPECIAL.set('。', '。')

const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}\p{Cc}\u115f\u1160\u3164\u2800\uffa0]+$/u
const MARKS = /[\p{Mn}\p{Me}]/gu
const SPACE = /^\s$/u

/** What one code point becomes: lower case, at most a few characters, `''` when it is invisible. */
function fold(character: string): string {
  if (SPACE.test(character))
    return character === '\n' || character === '\u2028' || character === '\u2029' ? '\n' : ' '
  const special = SPECIAL.get(character)
  if (special !== undefined) return special
  if (INVISIBLE.test(character)) return ''
  const plain = character.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC')
  let folded = ''
  for (const part of plain) folded += SPECIAL.get(part) ?? part
  return folded
}

const BMP_CACHE = new Array<string | undefined>(0x10000)

/** Folds one code point; results for the basic plane are kept, which bounds the cache. */
export function foldCharacter(codePoint: number): string {
  if (codePoint > 0xffff) return fold(String.fromCodePoint(codePoint))
  const known = BMP_CACHE[codePoint]
  if (known !== undefined) return known
  const folded = fold(String.fromCharCode(codePoint))
  BMP_CACHE[codePoint] = folded
  return folded
}
