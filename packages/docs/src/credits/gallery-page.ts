import { CITATION_STYLE_IDS, CITATION_STYLES, type CitationStyleId } from '@redraft/contracts'
import { code, escapeText } from '../markdown/markdown.ts'
import { LABELS, type Locale } from '../reference/labels.ts'
import { engineCredit } from './engine-credit.ts'

/** A source in one style as the service renders it. `html` has no links and only tags that the service makes. */
interface GalleryEntry {
  readonly kind: string
  readonly html: string
  readonly inText: string
}

/** Every style with the same sources. */
export type Gallery = Readonly<Record<CitationStyleId, readonly GalleryEntry[]>>

const NOTES: ReadonlySet<CitationStyleId> = new Set(['chicago-notes', 'oscola', 'bluebook'])

function styleSection(id: CitationStyleId, gallery: Gallery, locale: Locale): string {
  const labels = LABELS[locale]
  const { name, edition } = CITATION_STYLES[id]
  const used = NOTES.has(id) ? labels.footnote : labels.inText
  const entries = gallery[id].map(
    ({ kind, html, inText }) =>
      `<dt>${escapeText(kind)}</dt><dd v-pre>${html}</dd><dd class="in-text" v-pre><span class="fact">${used}</span> ${escapeText(inText)}</dd>`,
  )
  return `## ${escapeText(name)} {#style-${id}}

${code(id)} · ${escapeText(edition)}

<dl class="fields sources">
${entries.join('\n')}
</dl>`
}

const INTRO: Readonly<Record<Locale, readonly [title: string, lead: string, how: string, made: string]>> = {
  en: [
    'Citation styles',
    'The same eight sources in every style, as the service renders them.',
    'Send the id of a style as `style` to [citation](/reference/citation) or [bibliography](/reference/bibliography); any case and the usual spellings are understood. Titles are printed as they are sent: where a style asks for sentence case and a title is in title case, the answer warns of it.',
    'How they are made',
  ],
  'zh-CN': [
    '引文样式',
    '同样的八种文献，用每一种样式排出，与服务的输出一致。',
    '把样式的标识作为 `style` 发给[引文](/zh-CN/reference/citation)或[参考文献表](/zh-CN/reference/bibliography)；大小写和常见写法都能识别。题名按您发来的样子印出：样式要求句首大写而题名每词大写时，响应会给出警告。',
    '它们由什么生成',
  ],
  'zh-TW': [
    '引文樣式',
    '同樣的八種文獻，用每一種樣式排出，與服務的輸出一致。',
    '把樣式的識別碼作為 `style` 傳給[引文](/zh-TW/reference/citation)或[參考文獻表](/zh-TW/reference/bibliography)；大小寫和常見寫法都能辨識。題名按您送來的樣子印出：樣式要求句首大寫而題名每詞大寫時，回應會給出警告。',
    '它們由什麼產生',
  ],
}

/** The page `/docs/citation-styles`. */
export function galleryPage(gallery: Gallery, locale: Locale): string {
  const [title, lead, how, made] = INTRO[locale]
  return [
    `# ${title}`,
    lead,
    how,
    ...CITATION_STYLE_IDS.map((id) => styleSection(id, gallery, locale)),
    `## ${made} {#how}`,
    engineCredit(),
  ].join('\n\n')
}
