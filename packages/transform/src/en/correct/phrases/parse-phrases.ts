import { expandRow, type Row, TABLES, type Table } from './expand-table.ts'
import type { WrittenPhrase } from './phrase-rule.ts'

const HEAD = /^\[(?<name>[a-z]+(?:-[a-z]+)*)(?:: (?<table>[a-z]+))?\] \S/

interface Section {
  readonly name: string
  readonly table: Table | undefined
}

interface Entry {
  readonly section: Section
  readonly line: string
  readonly makes: (readonly [string, string])[]
  readonly leaves: string[]
}

/**
 * Reads a file of learners' wordings: `# ` comments, then sections `[name] what is wrong` or `[name: table] …`. A line is
 * `pattern => replacement | guard | guard`, or in a table a row `right < wrong wrong : head head | guard`. Below it may
 * stand `+ text => mended text` and `- text left alone`. Throws on anything else, and on a line that stands twice.
 */
export function parsePhrases(text: string): WrittenPhrase[] {
  const entries: Entry[] = []
  let section: Section | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('# ')) continue
    const head = HEAD.exec(line)?.groups
    if (head?.name !== undefined) section = { name: head.name, table: tableOf(head.table) }
    else if (section === undefined) throw new SyntaxError(`${line} stands in no section`)
    else if (/^[+-] /.test(line)) addExample(entries.at(-1), line)
    else entries.push({ section, line, makes: [], leaves: [] })
  }
  const lines = entries.map(({ line }) => line)
  const repeated = lines.find((line, at) => lines.indexOf(line) !== at)
  if (repeated !== undefined) throw new SyntaxError(`${repeated} stands twice`)
  return entries.flatMap(readEntry)
}

function tableOf(name: string | undefined): Table | undefined {
  if (name === undefined) return undefined
  const table = TABLES.find((each) => each === name)
  if (table === undefined) throw new SyntaxError(`no table is named ${name}`)
  return table
}

function addExample(entry: Entry | undefined, line: string): void {
  const example = line.slice(2)
  const [before, after] = example.split(' => ')
  if (entry === undefined || before === undefined) throw new SyntaxError(`an example of nothing: ${line}`)
  if (line.startsWith('- ')) entry.leaves.push(example)
  else if (after === undefined) throw new SyntaxError(`an example without its end: ${line}`)
  else entry.makes.push([before, after])
}

function readEntry({ section: { name: section, table }, line, makes, leaves }: Entry): WrittenPhrase[] {
  const [body = '', ...guards] = line.split(' | ').map((part) => part.trim())
  if (table !== undefined) {
    const [first, ...others] = expandRow(table, readRow({ section, source: line, guards }, body))
    if (first === undefined) throw new SyntaxError(`a row without entries: ${line}`)
    return [{ ...first, makes: [...first.makes, ...makes], leaves }, ...others]
  }
  const parts = /^(.+?) =>(?: (.*))?$/.exec(body)
  if (parts?.[1] === undefined) throw new SyntaxError(`no rule: ${line}`)
  return [{ section, source: line, pattern: parts[1], replacement: parts[2] ?? '', guards, makes, leaves }]
}

function readRow(rest: Pick<Row, 'section' | 'source' | 'guards'>, body: string): Row {
  const parts = /^(\S+) < ([^:]+) : (.+)$/.exec(body)
  const [, right, wrong, heads] = parts ?? []
  if (right === undefined || wrong === undefined || heads === undefined)
    throw new SyntaxError(`no row: ${rest.source}`)
  return { ...rest, right, wrong: wrong.split(' '), heads: heads.split(' ') }
}
