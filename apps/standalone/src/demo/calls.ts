export interface DemoCall {
  readonly title: string
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
}

const ENGLISH = `It is important to note that remote work has had a significant impact on the way in which teams make decisions. Moreover, a large number of managers are of the opinion that written updates are able to replace meetings. According to Okafor et al. (2022), the average team saved 4.5 hours per week in the first year [2]. In conclusion, it can be said that companies should make an effort to write things down.`

const SIMPLIFIED = `值得注意的是，城市绿地在改善居民生活质量方面发挥着至关重要的作用。首先，它能够有效降低夏季的气温；其次，它为居民提供了休闲的空间。李敏（2020）指出，绿地周边的气温平均低了2.3℃。综上所述，我们应当对城市绿地进行合理的规划。`

const TRADITIONAL = `值得注意的是，公共圖書館在推廣閱讀方面發揮著至關重要的作用。首先，它能夠有效提升居民的閱讀興趣；其次，它為學生提供了安靜的學習空間。陳怡君（2021）指出，借閱量在三年內增加了18%。綜上所述，我們應當對公共圖書館進行持續的投資。`

const KUHN = {
  type: 'book',
  title: 'The Structure of Scientific Revolutions',
  authors: 'Kuhn, Thomas S.',
  year: 1962,
  publisher: 'University of Chicago Press',
}

const BIBTEX = `@article{zhang2019, author = {张伟 and 李娜}, title = {城市绿地的降温效应}, journal = {生态学报}, year = {2019}, volume = {39}, pages = {1--9}}`

/** One call of every live endpoint, in three languages. */
export const calls: readonly DemoCall[] = [
  { title: 'Key status', path: '/status' },
  { title: 'Detect (English)', path: '/detect', body: { text: ENGLISH } },
  { title: 'Humanize (English, reduce-aigc)', path: '/humanize', body: { text: ENGLISH } },
  { title: 'Paraphrase (English, simple)', path: '/paraphrase', body: { text: ENGLISH, mode: 'simple' } },
  { title: 'Rewrite (English, academic tone)', path: '/rewrite', body: { text: ENGLISH, tone: 'academic' } },
  {
    title: 'Humanize (Simplified Chinese)',
    path: '/humanize',
    body: { text: SIMPLIFIED, language: 'zh_CN' },
  },
  {
    title: 'Humanize (Traditional Chinese)',
    path: '/humanize',
    body: { text: TRADITIONAL, language: 'zh_TW' },
  },
  { title: 'Detect (Traditional Chinese)', path: '/detect', body: { text: TRADITIONAL } },
  { title: 'Citation (APA)', path: '/citation', body: { input: KUHN, style: 'apa' } },
  {
    title: 'Bibliography (GB/T 7714)',
    path: '/bibliography',
    body: { items: [KUHN, BIBTEX], style: 'gb-t' },
  },
]
