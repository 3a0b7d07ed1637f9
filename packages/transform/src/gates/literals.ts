import { type Gate, sameMultisetGate } from './gate.ts'

function* matches(text: string, pattern: RegExp): Generator<string> {
  for (const match of text.matchAll(pattern)) yield match[0]
}

/** Digits with their inner separators; `37.5%` and `1,334` are one number each, full-width digits included. */
const NUMBER = /[\d０-９]+(?:[.,:/–-][\d０-９]+)*\s?[%％‰°]?/g
const URL =
  /(?:https?:\/\/|www\.)[^\s<>"'”’）)】」]+|\b10\.\d{4,9}\/[^\s<>"'”’）)】」]+|[\w.+-]+@[\w-]+\.[\w.-]+/g
const BRACKET_CITATION = /[[［]\s*\d+(?:\s*[-–,，、;]\s*\d+)*\s*[\]］]/g
const PAREN_WITH_YEAR = /[(（][^()（）\n]*\d{4}[a-z]?[^()（）\n]*[)）]/g
const QUOTATION = /"[^"\n]*"|“[^”\n]*”|「[^」\n]*」|『[^』\n]*』|《[^》\n]*》|〈[^〉\n]*〉|«[^»\n]*»/g
const CODE = /```[\s\S]*?```|`[^`\n]+`/g
const FORMULA = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g

/** Gates on what must occur in the output exactly as often as in the source, whatever the language. */
export const LITERAL_GATES: readonly Gate[] = [
  sameMultisetGate('numbers', (text) => [...matches(text, NUMBER)].map((number) => number.trim())),
  sameMultisetGate('urls', (text) => [...matches(text, URL)].map((url) => url.replace(/[.,;:!?]+$/, ''))),
  sameMultisetGate('bracket_citations', (text) => matches(text, BRACKET_CITATION)),
  sameMultisetGate('parenthesised_years', (text) => matches(text, PAREN_WITH_YEAR)),
  sameMultisetGate('quotations', (text) => matches(text, QUOTATION)),
  sameMultisetGate('code', (text) => matches(text, CODE)),
  sameMultisetGate('formulas', (text) => matches(text, FORMULA)),
]
