import type { Language } from '@redraft/contracts'

/**
 * A second reading of the hard gates, for measuring only. It shares no pattern and no code with `src/gates`, so that a
 * hole in the engine's own gates shows here; where it is unsure it is strict.
 */
export function strictFaults(before: string, after: string, language: Language): string[] {
  const patterns = language === 'en' ? [...ANY_LANGUAGE, ...ENGLISH] : [...ANY_LANGUAGE, ...CHINESE]
  const faults = patterns.flatMap(([name, pattern, counted]) => {
    const items = (text: string) => found(text, pattern).map((item) => (counted === undefined ? item : name))
    return difference(name, items(before), items(after))
  })
  faults.push(...structureFaults(before, after), ...residueFaults(before, after))
  if (language === 'en') faults.push(...newNames(before, after))
  const ratio = size(after) / Math.max(1, size(before))
  if (size(before) >= 40 && (ratio < 0.5 || ratio > 1.6)) faults.push(`length ratio ${ratio.toFixed(2)}`)
  return faults
}

/** With `counted` any form of the class stands for any other: `n’t` for `not`, 应 for 应该. */
type Pattern = readonly [name: string, pattern: RegExp, counted?: 'counted']

const ANY_LANGUAGE: readonly Pattern[] = [
  ['number', /[0-9０-９](?:[0-9０-９.,:/]*[0-9０-９])?/gu],
  ['per cent', /[0-9](?:\s?%|％)/gu],
  [
    'address',
    /\b(?:https?|ftp):\/\/[^\s)\]}>"'，。；）」]*[^\s)\]}>"'，。；）」.,;:!?]|\b[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  ],
  ['DOI', /\b10\.[0-9]{4,}\/[^\s)\]，。；）]+/gu],
  ['numbered citation', /[[［][0-9][0-9\s,–\-，、]*[\]］]/gu],
  ['citation with year', /[（(][^（）()]*(?:19|20)[0-9]{2}[^（）()]*[)）]/gu],
  ['straight quotation', /"[^"]+"/gu],
  ['curly quotation', /“[^”]+”/gu],
  ['corner quotation', /「[^」]+」|『[^』]+』/gu],
  ['title', /《[^》]+》/gu],
  ['code', /`[^`]+`/gu],
  ['formula', /\$[^$]+\$/gu],
  ['footnote mark', /[¹²³⁴⁵⁶⁷⁸⁹⁰†‡]+|\[\^[^\]]+\]/gu],
]

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

const ENGLISH: readonly Pattern[] = [
  ['date', new RegExp(`\\b(?:${MONTH})\\s+[0-9]{1,2}\\b|\\b[0-9]{1,2}\\s+(?:${MONTH})\\b`, 'gu')],
  ['et al.', /\bet al\./gu],
  // "not only" denies and limits nothing, as 不仅 below
  ['not', /\bnot\b(?! only\b)|n['’]t\b|\bcannot\b/giu, 'counted'],
  ['never', /\bnever\b/giu],
  ['no', /\b(?:no|none|nobody|nothing|neither|nor|without)\b/giu],
  ['may', /\b(?:may|might)\b/gu],
  ['must', /\bmust\b/giu],
  ['should', /\b(?:should|ought to)\b/giu],
  ['all', /\b(?:always|(?<!\bnot )only)\b/giu],
]

const CHINESE: readonly Pattern[] = [
  // "not only", "constantly", "different", "soon", "many", "but": words with 不 that deny nothing
  [
    '不',
    /不(?!仅|僅|只|单(?![一独纯调薄])|單(?![一獨純調薄])|但|断|斷|同(?![意情步])|过(?!分|度)|過(?!分|度)|久|少(?!于|於|了))/gu,
  ],
  ['没', /没有?|沒有?|未(?!来|來)/gu],
  ['可能', /(?<![尽盡儘])可能|或许|或許|也许|也許/gu, 'counted'],
  ['必须', /必须|必須|务必|務必/gu],
  [
    '应',
    // not 顺应, 供应, 效应 (but 疗效应), 感应 (but 责任感应): they put nobody under a duty
    /应该|應該|应当|應當|(?<![相对對适適反响響回顺順供呼]|(?<![疗療药藥时時])效|(?<![任质質情信美])感)[应應](?=[\p{Script=Han}])(?![用对對付急聘有邀])/gu,
    'counted',
  ],
  ['Latin word', /[A-Za-z][A-Za-z0-9-]*/gu],
]

function found(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((item) => item.toLowerCase())
}

function difference(name: string, before: string[], after: string[]): string[] {
  const left = [...after]
  for (const item of before) {
    const at = left.indexOf(item)
    if (at === -1) return [`${name}: lost "${item}"`]
    left.splice(at, 1)
  }
  return left.length === 0 ? [] : [`${name}: new "${left[0]}"`]
}

function structureFaults(before: string, after: string): string[] {
  const shape = (text: string) =>
    text
      .split(/\n[ \t]*\n/u)
      .map((paragraph) =>
        paragraph.split('\n').map((line) => /^\s*(?:#{1,6} |[-*+•] |[0-9]+[.)] |>|\|)?/u.exec(line)?.[0]),
      )
  const headings = (text: string) => found(text, /^#{1,6} .*$/gmu)
  if (JSON.stringify(shape(before)) !== JSON.stringify(shape(after)))
    return ['structure: lines or markers differ']
  return difference('heading', headings(before), headings(after))
}

const RESIDUE = /\[\[[A-Z]+\d+\]\]|\{\{|\}\}|\bundefined\b|\bNaN\b|\uFFFD|<\/?MASK>|__[A-Z]+\d+__/gu

function residueFaults(before: string, after: string): string[] {
  return difference('residue', found(before, RESIDUE), found(after, RESIDUE))
}

/** Capitalised words in the middle of a sentence that the source has nowhere, in any case. */
function newNames(before: string, after: string): string[] {
  const known = new Set(found(before, /[\p{L}'’-]+/gu))
  const inside = after.match(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}'’-]+/gu) ?? []
  const unknown = inside.find((word) => !known.has(word.toLowerCase()))
  return unknown === undefined ? [] : [`name: new "${unknown}"`]
}

function size(text: string): number {
  return (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length
}
