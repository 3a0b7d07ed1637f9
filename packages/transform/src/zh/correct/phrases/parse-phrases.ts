import { z } from 'zod'
import { type CorrectionRule, correctionRuleSchema } from '../proposers/correction-rule.ts'
import { EXPAND, TABLES, type Table, writeOut } from './expand-patterns.ts'

/** A section of phrases: its rules, the texts that they mend and those that they leave alone. */
export interface PhraseSection {
  readonly name: string
  readonly rules: readonly PhraseRule[]
  readonly mends: readonly (readonly [text: string, mended: string])[]
  readonly leaves: readonly string[]
}
export type PhraseRule = Omit<CorrectionRule, 'tests'>

const HEAD =
  /^\[(?<name>[a-z]+(?:-[a-z]+)*)(?:: (?<table>[a-z]+))?\] (?<of>[a-z_]+) (?<code>[a-z_]+) (?<prior>[\d.]+)$/
const headSchema = correctionRuleSchema.pick({ class: true, code: true, prior: true })
const ruleSchema = correctionRuleSchema.omit({ tests: true })

interface OpenSection {
  readonly name: string
  readonly table: Table | undefined
  readonly head: z.infer<typeof headSchema>
  readonly rules: PhraseRule[]
  readonly mends: [string, string][]
  readonly leaves: string[]
}

/**
 * The sections of a phrase file: `[name] class code prior`, then `pattern => replacement | language` or, in a table,
 * `right < wrong wrong : noun noun`; below them `+ text => mended text` and `- text left alone`.
 * @throws RangeError naming the line that is none of these, ZodError on an unknown class or code.
 */
export function parsePhrases(text: string): PhraseSection[] {
  const sections: OpenSection[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const head = HEAD.exec(line)?.groups
    const section = sections.at(-1)
    if (head !== undefined) sections.push(openSection(head))
    else if (section === undefined) throw new RangeError(`outside of a section: ${line}`)
    else addLine(section, line)
  }
  return sections
}

function openSection({ name = '', table, of, code, prior }: Record<string, string>): OpenSection {
  return {
    name,
    table: table === undefined ? undefined : z.enum(TABLES).parse(table),
    head: headSchema.parse({ class: of, code, prior: Number(prior) }),
    rules: [],
    mends: [],
    leaves: [],
  }
}

function addLine(section: OpenSection, line: string): void {
  const [left = '', right] = line.replace(/^[+-] /, '').split(/ =>(?: |$)/)
  if (line.startsWith('- ')) section.leaves.push(left)
  else if (line.startsWith('+ ') && right !== undefined) section.mends.push([left, right])
  else section.rules.push(ruleOf(section, line))
}

function ruleOf({ name, table, head, rules }: OpenSection, line: string): PhraseRule {
  const written = table === undefined ? phraseOf(line) : EXPAND[table](rowOf(line))
  return ruleSchema.parse({ ...head, ...written, id: `phrase.${name}-${rules.length + 1}` })
}

function phraseOf(line: string): { pattern: string; replacement: string; loose: true; language?: string } {
  const [pattern = '', rest] = line.split(/ =>(?: |$)/)
  if (rest === undefined) throw new RangeError(`no phrase: ${line}`)
  const [replacement = '', language] = rest.split(' | ')
  return {
    pattern: writeOut(pattern),
    replacement,
    loose: true,
    ...(language === undefined ? {} : { language }),
  }
}

function rowOf(line: string): { right: string; wrong: string[]; nouns: string[] } {
  const [right, wrong, nouns] = line.split(/ [<:] /)
  if (right === undefined || wrong === undefined || nouns === undefined)
    throw new RangeError(`no row: ${line}`)
  return { right, wrong: wrong.split(' '), nouns: nouns.split(' ') }
}
