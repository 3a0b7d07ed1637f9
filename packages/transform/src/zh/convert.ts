import { readFileSync } from 'node:fs'
import type { Edit } from '../edit.ts'
import { isConvertible, SCRIPT_KIND, type Source, type Span, sparesProtected } from '../source.ts'
import type { ZhLanguage } from './language.ts'
import { readAsSimplified, simplifiedCharacters, traditionalCharacters } from './script.ts'

interface ConversionTable {
  readonly simplified: string
  readonly traditional: string
  /** `from=to` pairs, separated by spaces. */
  readonly phrases: string
}

interface Forms {
  readonly forms: ReadonlyMap<string, string>
  /** UTF-16 units of the longest phrase that begins with a unit. */
  readonly longest: ReadonlyMap<string, number>
}

const tables = new Map<ZhLanguage, Forms>()

/** Characters and phrases of the other script with their forms in this one; read when first needed. */
function tableFor(language: ZhLanguage): Forms {
  const known = tables.get(language)
  if (known !== undefined) return known
  const isTaiwan = language === 'zh_TW'
  const name = isTaiwan ? 'to-traditional' : 'to-simplified'
  const url = new URL(`../../rules/zh/${name}.json`, import.meta.url)
  const { simplified, traditional, phrases } = JSON.parse(readFileSync(url, 'utf8')) as ConversionTable
  const [from, to] = isTaiwan ? [[...simplified], [...traditional]] : [[...traditional], [...simplified]]
  const forms = new Map(from.map((character, index): [string, string] => [character, to[index] ?? character]))
  const longest = new Map<string, number>()
  for (const pair of phrases.split(' ')) {
    const [phrase = '', form = ''] = pair.split('=')
    const first = phrase.charAt(0)
    forms.set(phrase, form)
    longest.set(first, Math.max(longest.get(first) ?? 0, phrase.length))
  }
  const table = { forms, longest }
  tables.set(language, table)
  return table
}

/** Characters of a text that are written in the other script only. */
export function foreignCharacters(text: string, language: ZhLanguage): string[] {
  return language === 'zh_TW' ? simplifiedCharacters(text) : traditionalCharacters(text)
}

/** Whether most of what tells the scripts apart is in the other script. */
export function isForeignScript(text: string, language: ZhLanguage): boolean {
  const own = language === 'zh_TW' ? traditionalCharacters(text) : simplifiedCharacters(text)
  return foreignCharacters(text, language).length > own.length
}

/** Kana, and characters that only Japanese writes so: what stands beside them is Japanese, too (僕, 庭園). */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}広売沢駅円帰県団対桜浜読訳続総験証転剣帯渋]/u
/** A Chinese text about Japanese quotes its words without kana, too: 僕的发音. */
const ABOUT_JAPANESE = /日语|日文|日本语|假名|NHK/

/**
 * Edits that write a text in the script of the language asked for (OpenCC tables). In a text that is mostly in that
 * script already only what is surely foreign is converted, because 后, 里 and 干 are right in both, and no Japanese.
 */
export function proposeScript(source: Source, language: ZhLanguage): Edit[] {
  if (foreignCharacters(source.text, language).length === 0) return []
  const isWhole = isForeignScript(source.text, language)
  const convertible = source.protectedSpans.filter((span) => isConvertible(source, span))
  const isForeign = ({ before }: Run) => isWhole || foreignCharacters(before, language).length > 0
  if (!isWhole && language === 'zh_CN' && ABOUT_JAPANESE.test(source.text)) return []
  return source.sentences.flatMap((sentence) => {
    const text = source.text.slice(sentence.start, sentence.end)
    if (!isWhole && JAPANESE.test(text)) return []
    const inside = convertible
      .filter((span) => sentence.start <= span.start && span.end <= sentence.end)
      .map((span) => ({ start: span.start - sentence.start, end: span.end - sentence.start }))
    const runs = convertRuns(text, language).flatMap((run) => cutAtSpans(run, inside, language))
    const [own, free] = partition(runs, (run) => inside.some((span) => touches(run, span)))
    const numbers = inside.flatMap((span) =>
      joinRuns(
        text,
        span,
        own.filter((run) => isForeign(run) && touches(run, span)),
      ),
    )
    return [...free.filter(isForeign), ...numbers]
      .map((run) => createEdit(run, sentence.start))
      .filter((edit) => sparesProtected(source, edit))
  })
}

function touches({ start, before }: Run, span: Span): boolean {
  return start < span.end && span.start < start + before.length
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** A run over the edge of a span falls into its parts on either side, each read for itself. */
function cutAtSpans(run: Run, spans: readonly Span[], language: ZhLanguage): Run[] {
  const end = run.start + run.before.length
  const edges = spans
    .flatMap((span) => [span.start, span.end])
    .filter((edge) => run.start < edge && edge < end)
  if (edges.length === 0) return [run]
  const cuts = [run.start, ...edges, end]
  return cuts.slice(0, -1).flatMap((from, index) => {
    const part = run.before.slice(from - run.start, (cuts[index + 1] ?? end) - run.start)
    return convertRuns(part, language).map((piece) => ({ ...piece, start: piece.start + from }))
  })
}

/** The runs inside a protected span as one edit of the whole span: part of it is never touched. */
function joinRuns(text: string, span: Span, runs: readonly Run[]): Run[] {
  if (runs.length === 0) return []
  let after = ''
  let at = span.start
  for (const run of runs) {
    after += text.slice(at, run.start) + run.after
    at = run.start + run.before.length
  }
  return [
    { start: span.start, before: text.slice(span.start, span.end), after: after + text.slice(at, span.end) },
  ]
}

/** 著 is a particle (着 in Simplified) or a word of its own (著作) by what stands around it. */
const PARTICLE = '著'

/** A text written with the characters and phrases of a language, whatever is protected in it. */
export function convertText(text: string, language: ZhLanguage): string {
  let converted = ''
  let at = 0
  for (const { start, before, after } of convertRuns(text, language)) {
    converted += text.slice(at, start) + after
    at = start + before.length
  }
  return converted + text.slice(at)
}

interface Run {
  readonly start: number
  readonly before: string
  readonly after: string
}

/** Longest match from left to right; what is the same in both scripts is left out. */
function convertRuns(text: string, language: ZhLanguage): Run[] {
  const table = tableFor(language)
  const reading = readAsSimplified(text)
  const runs: Run[] = []
  for (let start = 0; start < text.length; ) {
    const before = longestAt(text, start, table)
    const after =
      before === PARTICLE && language === 'zh_CN'
        ? (reading[start] ?? before)
        : (table.forms.get(before) ?? before)
    if (after !== before) runs.push({ start, before, after })
    start += before.length
  }
  return runs
}

function longestAt(text: string, start: number, { forms, longest }: Forms): string {
  const most = Math.min(longest.get(text.charAt(start)) ?? 0, text.length - start)
  for (let length = most; length > 1; length--) {
    const candidate = text.slice(start, start + length)
    if (forms.has(candidate)) return candidate
  }
  return String.fromCodePoint(text.codePointAt(start) ?? 0)
}

function createEdit({ start, before, after }: Run, offset: number): Edit {
  return {
    start: offset + start,
    end: offset + start + before.length,
    before,
    after,
    kind: SCRIPT_KIND,
    reasons: [{ code: 'script_asked_for' }],
    ruleId: `script.${before}`,
    strength: 1,
    risk: 0,
    role: 'repair',
    purposes: ['regional'],
    gain: 3,
  }
}
