import { escapeText, table } from '../markdown/markdown.ts'
import { LABELS, type Locale } from '../reference/labels.ts'
import { engineCredit } from './engine-credit.ts'

/** The files of the repository that say what the service is made of. */
export interface Credits {
  /** The file NOTICE. */
  readonly notice: string
  /** The file packages/detect/MODEL_CARD.md. */
  readonly modelCard: string
}

const ADDRESS = /(https:\/\/[^\s()]*[^\s().,;:])/

/** A line with its addresses as links; line breaks stay. */
function linked(text: string): string {
  const parts = text.split(ADDRESS)
  return parts.map((part, index) => (index % 2 === 1 ? `<${part}>` : escapeText(part))).join('')
}

/** A cell of a table, which may break after an underscore: names of corpora are long. */
function cell(text: string): string {
  return linked(text).replaceAll('&#95;', '&#95;<wbr>')
}

/** A block of NOTICE: a heading with its line of dashes, or a paragraph. */
function block(text: string): string {
  const heading = /^(.+)\n-+$/.exec(text)?.[1]
  if (heading !== undefined) return `## ${escapeText(heading)}`
  return text
    .split('\n')
    .map((line) => linked(line.trim()))
    .join('<br>\n')
}

/** The rows of the table of corpora in the model card, headings first; none when it is not there. */
export function modelData(modelCard: string): string[][] {
  const rows = /\n\| corpus \|.*?\n(?=\n)/s.exec(modelCard)?.[0] ?? ''
  return rows
    .trim()
    .split('\n')
    .filter((line) => line !== '' && !/^\|[-|: ]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.replaceAll('**', '').trim()),
    )
}

const WORDS: Readonly<
  Record<Locale, readonly [title: string, lead: string, engine: string, data: string, about: string]>
> = {
  en: [
    'Licences',
    'What the service is made of, and who made it.',
    'Citation engine and styles',
    'Corpora of the detection models',
    'The models hold numbers learned from these corpora, and no text of them.',
  ],
  'zh-CN': [
    '许可',
    '服务由什么组成，出自谁手。',
    '引文引擎与样式',
    '检测模型所用的语料',
    '模型里只有从这些语料学到的数值，没有语料的文字。',
  ],
  'zh-TW': [
    '授權',
    '服務由什麼組成，出自誰手。',
    '引文引擎與樣式',
    '偵測模型所用的語料',
    '模型裡只有從這些語料學到的數值，沒有語料的文字。',
  ],
}

/** The page `/docs/licences`: the NOTICE file, the corpora of the models, and what citeproc-js asks for. */
export function licencesPage({ notice, modelCard }: Credits, locale: Locale): string {
  const [title, lead, engine, data, about] = WORDS[locale]
  const [head = [], ...rows] = modelData(modelCard).map((row) => row.map(cell))
  const { inEnglish } = LABELS[locale]
  return [
    `# ${title}`,
    lead,
    inEnglish === '' ? '' : `<p class="note">${inEnglish}</p>`,
    `## ${engine} {#engine}`,
    engineCredit(),
    ...notice
      .trim()
      .split(/\n{2,}/)
      .map(block),
    `## ${data} {#model-data}`,
    about,
    table(head, rows),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
