import { inflectVerb, pluralise } from '../../grammar/inflect.ts'
import type { WrittenPhrase } from './phrase-rule.ts'

/** What a section of rows holds: which word of a pair is exchanged. */
export const TABLES = ['object', 'attribute', 'particle'] as const
export type Table = (typeof TABLES)[number]

/** A row `right < wrong wrong : head head`: with these heads, the right word stands for the wrong ones. */
export interface Row {
  readonly section: string
  readonly source: string
  readonly right: string
  readonly wrong: readonly string[]
  readonly heads: readonly string[]
  readonly guards: readonly string[]
}

/** What may stand between a verb and its object. */
const BEFORE_OBJECT = 'd=#DET|#NUM|my|your|his|her|its|our|their|some|any|no|much|many? r=#R? a=#A|#NUM?'

type Expand = (
  row: Row,
  wrong: string,
  head: string,
) => readonly Omit<WrittenPhrase, 'section' | 'source' | 'guards' | 'leaves'>[]

const EXPAND: Readonly<Record<Table, Expand>> = {
  object: ({ right }, wrong, head) => [
    {
      pattern: `v=<${wrong}> ${BEFORE_OBJECT} n=${nounForms(head)}`,
      replacement: `${verbSlot(right)} {d} {r} {a} {n}`,
      makes: [
        [`They will ${wrong} ${spaced(head)}.`, `They will ${right.replace('+', ' ')} ${spaced(head)}.`],
      ],
    },
    {
      pattern: `n=${nounForms(head)} b=is|are|was|were|be|been|being v=${inflectVerb(wrong, 'VBN')}`,
      replacement: `{n} {b} ${participleOf(right)}`,
      makes: [],
    },
  ],
  attribute: ({ right }, wrong, head) => [
    {
      pattern: `a=${wrong} n=${nounForms(head)}`,
      replacement: `${right} {n}`,
      makes: [[`We saw ${wrong} ${spaced(head)} there.`, `We saw ${right} ${spaced(head)} there.`]],
    },
  ],
  particle: ({ right }, wrong, head) => [
    {
      pattern: `h=${headForms(head)} ${wrong}`,
      replacement: `{h} ${right === '-' ? '' : right}`,
      makes: [
        [
          `They ${plain(head)} ${wrong} them.`,
          `They ${plain(head)} ${right === '-' ? '' : `${right} `}them.`,
        ],
      ],
    },
  ],
}

/** "the weight suppressant", "an open meeting": not the pair that was looked for. */
const GUARDS: Readonly<Partial<Record<Table, readonly string[]>>> = {
  object: ['notNext:#N', "notPrev:a|an|the|'s"],
}

/** The rules that a row stands for: one for each wrong word and each head. */
export function expandRow(table: Table, row: Row): WrittenPhrase[] {
  const { section, source, guards, wrong, heads } = row
  return wrong.flatMap((word) =>
    heads.flatMap((head) =>
      EXPAND[table](row, word, head).map((phrase) => ({
        ...phrase,
        section,
        source,
        guards: [...guards, ...(GUARDS[table] ?? [])],
        leaves: [],
      })),
    ),
  )
}

/** `turn+on`: the particle is not inflected. */
function verbSlot(right: string): string {
  const [verb = '', particle = ''] = right.split('+')
  return `{v:${verb}} ${particle}`
}

function participleOf(right: string): string {
  const [verb = '', particle = ''] = right.split('+')
  return `${inflectVerb(verb, 'VBN')} ${particle}`
}

/** `mistake` → both numbers; `=homework` → as it stands. */
function nounForms(head: string): string {
  return head.startsWith('=') ? head.slice(1) : `${head}|${pluralise(head)}`
}

const spaced = (head: string): string => head.replace(/^=/, '').replace(/\|.*/, '')

/** `depend/V` → all its forms; anything else as it stands. */
function headForms(head: string): string {
  return /\/[VN]$/.test(head) ? `<${head}>` : head
}

const plain = (head: string): string => head.replace(/\/[VN]$/, '').replace(/\|.*/, '')
