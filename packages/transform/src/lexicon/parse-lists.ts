/** A line of a list: one word or set phrase, the words of a group, or the forms of a word. */
export type Kind = 'words' | 'groups' | 'forms'

export interface NamedList {
  readonly kind: Kind
  readonly lines: readonly string[]
}

/** What a line may consist of, by language and kind. */
const LINE = {
  en: {
    words: /^(?=.*[a-z])[a-z'’-]+(?: [a-z'’-]+)*$/,
    groups: /^[a-z-]+(?: [a-z-]+)+$/,
    forms: /^[a-z]+(?: [a-z]+(?:\/[a-z]+)?)+$/,
  },
  zh: { words: /^\p{Script=Han}+$/u, groups: /^\p{Script=Han}+(?: \p{Script=Han}+)+$/u, forms: /(?!)/ },
} as const

export type ListLanguage = keyof typeof LINE

const HEAD = /^\[(?<name>[a-z]+(?:-[a-z]+)*)(?:: (?<kind>groups|forms))?\] \S/

/**
 * Reads a file of lists: `# ` lines that say what it holds and where it comes from, then for each list `[name] meaning`
 * (`[name: groups]`, `[name: forms]`) and its lines in the order of their code units, each once; a word stands once in
 * a group. Throws on anything else.
 */
export function parseLists(text: string, language: ListLanguage): ReadonlyMap<string, NamedList> {
  if (!/^# Source: \S/m.test(text)) throw new RangeError('a file of lists names its source')
  const lists = new Map<string, { kind: Kind; lines: string[] }>()
  let list: { kind: Kind; lines: string[] } | undefined
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue
    const head = HEAD.exec(line)?.groups
    if (head?.name !== undefined) {
      if (lists.has(head.name)) throw new RangeError(`two lists are named ${head.name}`)
      list = { kind: (head.kind ?? 'words') as Kind, lines: [] }
      lists.set(head.name, list)
      continue
    }
    if (list === undefined) throw new RangeError(`${line} stands in no list`)
    addLine(list, line, language)
  }
  for (const [name, { lines }] of lists) if (lines.length === 0) throw new RangeError(`${name} is empty`)
  return lists
}

function addLine(
  { kind, lines }: { kind: Kind; lines: string[] },
  line: string,
  language: ListLanguage,
): void {
  if (!LINE[language][kind].test(line)) throw new RangeError(`wrong characters: ${line}`)
  const last = lines.at(-1)
  if (last !== undefined && line <= last) throw new RangeError(`${line} stands twice, or after ${last}`)
  const words = line.split(' ')
  if (kind === 'groups' && new Set(words).size < words.length) throw new RangeError(`a word twice: ${line}`)
  lines.push(line)
}
