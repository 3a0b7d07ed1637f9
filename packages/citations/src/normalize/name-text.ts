import type { CslName } from '../item.ts'
import { isOrganisation } from './organisation.ts'

export const SUFFIX = /^(?:jr\.?|sr\.?|junior|senior|i{2,3}|iv|vi{0,3}|2nd|3rd|esq\.?|ph\.?d\.?|m\.?d\.?)$/i
/** Lower-case words before a family name that belong to it in part (van der, de la, von, …). */
const PARTICLE = /^(?:[a-zà-öø-ÿ]{1,5}|d[’'])$/u
const HAN_NAME = /^\p{Script=Han}{2,4}$/u
const HANGUL_NAME = /^\p{Script=Hangul}{2,4}$/u
// Two-character family names that occur in use (GB/T 28039 and the Hundred Family Surnames).
const COMPOUND_HAN = new Set(
  `欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 司徒 令狐 长孙 長孫 宇文 东方 東方 独孤 獨孤
  南宫 南宮 闻人 聞人 申屠 轩辕 軒轅 呼延 端木 百里 东郭 東郭 西门 西門 拓跋 澹台 淳于 单于 單于 太史 钟离 鍾離 左丘 鲜于
  鮮于 万俟 萬俟 濮阳 濮陽 公冶 张简 張簡 范姜`.split(/\s+/),
)
const COMPOUND_HANGUL = new Set('남궁 황보 제갈 사공 선우 서문 독고'.split(' '))

function splitEastAsian(name: string, compound: ReadonlySet<string>): CslName {
  const characters = Array.from(name)
  const isCompound = characters.length > 2 && compound.has(characters.slice(0, 2).join(''))
  const length = isCompound ? 2 : 1
  return { family: characters.slice(0, length).join(''), given: characters.slice(length).join('') }
}

function splitComma(text: string): CslName | undefined {
  const [family = '', second = '', third = '', ...more] = text.split(/\s*[,，]\s*/).map((part) => part.trim())
  if (family === '' || more.length > 0) return undefined
  if (third !== '') {
    if (SUFFIX.test(second)) return { family, suffix: second, given: third }
    return SUFFIX.test(third) ? { family, given: second, suffix: third } : undefined
  }
  if (second === '') return { literal: family }
  return SUFFIX.test(second) ? withSuffix(readDisplayName(family), second) : { family, given: second }
}

const withSuffix = (name: CslName, suffix: string): CslName =>
  name.family === undefined ? name : { ...name, suffix }

/** `Ludwig van Beethoven`, `Martin Luther King Jr.`, `袁训来`. */
function readDisplayName(text: string): CslName {
  if (HAN_NAME.test(text)) return splitEastAsian(text, COMPOUND_HAN)
  if (HANGUL_NAME.test(text)) return splitEastAsian(text, COMPOUND_HANGUL)
  const words = text.split(/\s+/)
  const cjk = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u.test(text)
  if (cjk && words.length === 2) return { family: words[0] ?? '', given: words[1] ?? '' }
  if (words.length === 1 || cjk || /[·・•]/u.test(text)) return { literal: text }
  const last = words.at(-1) ?? ''
  if (SUFFIX.test(last) && words.length > 2)
    return withSuffix(readDisplayName(words.slice(0, -1).join(' ')), last)
  // `Smith JA`, as Vancouver and PubMed write it.
  if (
    /^\p{Lu}{1,3}$/u.test(last) &&
    words.slice(0, -1).every((word) => /^\p{Lu}?[\p{Ll}'’-]+/u.test(word)) &&
    words.length === 2
  ) {
    return { family: words[0] ?? '', given: last }
  }
  let at = words.length - 1
  while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at -= 1
  return { family: words.slice(at).join(' '), given: words.slice(0, at).join(' ') }
}

/**
 * One name written as text: `Family, Given`, `Family, Jr., Given`, `Given Family`, Chinese and Korean names without
 * space, organisations (kept whole as `literal`), `{Name in braces}` (kept whole).
 */
export function readNameText(text: string): CslName {
  const braced = /^\{(.*)\}$/s.exec(text)?.[1]
  if (braced !== undefined) return { literal: braced }
  if (text.length > 300 || isOrganisation(text)) return { literal: text }
  return /[,，]/.test(text) ? (splitComma(text) ?? { literal: text }) : readDisplayName(text)
}
