/** So many words may stand in code, as the members of a small closed class do; more of them are a list of the lexicon. */
export const MOST_WORDS = 9

/** Code whose word lists have not been moved to the lexicon yet. */
const WAITING = /^(?:en|zh)\/correct\//

/** A source file of the engine. */
export interface Source {
  /** Its path under `src`: `en/operations/move/closing.ts`. */
  readonly path: string
  readonly text: string
}

/** A word or set phrase, in which a letter may be missing or be one of several: `others?`, `analy[sz]e`. */
const WORD = {
  en: /^['’]?\p{Ll}(?:[\p{Ll}'’ -]|\?|\[\p{Ll}+\])*$/u,
  zh: /^\p{Script=Han}(?:\p{Script=Han}|\?|\[\p{Script=Han}+\])*$/u,
} as const

/** Strings of an array or of arguments, and a string that is split at its blanks. */
const STRINGS = /(?:(['"])[^'"\n]+\1,\s*){3,}/g
const SPLIT = /"[^"\n]+"\.split\(|'[^'\n]+'\.split\(/g

interface Run {
  readonly index: number
  readonly parts: readonly string[]
}

/** Alternatives of regular expressions: what stands between brackets, anchors and quotes. */
function alternatives(text: string): Run[] {
  return [...text.matchAll(/[^()/`"^$\n]+/g)]
    .filter(({ 0: run }) => run.includes('|'))
    .map(({ 0: run, index }) => ({ index, parts: run.replace(/^\?(?:[:=!]|<[=!])/, '').split('|') }))
}

function strings(text: string): Run[] {
  const arrays = [...text.matchAll(STRINGS)].map(({ 0: run, index }) => ({
    index,
    parts: run.split(/['"],\s*/).map((part) => part.slice(1)),
  }))
  const split = [...text.matchAll(SPLIT)].map(({ 0: run, index }) => ({
    index,
    parts: run.slice(1, run.lastIndexOf('.') - 1).split(' '),
  }))
  return [...arrays, ...split]
}

/** Places of code with more words than `MOST_WORDS`, one line each, with file, line and what stands there. */
export function findWordLists(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const language = path.slice(0, 2)
    if ((language !== 'en' && language !== 'zh') || WAITING.test(path)) return []
    return [...alternatives(text), ...strings(text)].flatMap(({ index, parts }) => {
      const words = parts.filter((part) => WORD[language].test(part))
      if (words.length <= MOST_WORDS) return []
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line}: ${words.length} words in code belong in a list of lexicon/: ${words.slice(0, 4).join(', ')}, …`
    })
  })
}
