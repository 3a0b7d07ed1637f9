// CSL 1.0.2 item types (appendix III).
const CSL_TYPES: ReadonlySet<string> = new Set(
  `article article-journal article-magazine article-newspaper bill book broadcast chapter classic collection dataset
  document entry entry-dictionary entry-encyclopedia event figure graphic hearing interview legal_case legislation
  manuscript map motion_picture musical_score pamphlet paper-conference patent performance periodical
  personal_communication post post-weblog regulation report review review-book software song speech standard thesis
  treaty webpage`.split(/\s+/),
)

/** CSL type ← spellings of Crossref, DataCite, Zotero, BibTeX, GB/T 7714 marks and what people write. */
const SPELLINGS: Readonly<Record<string, string>> = {
  article: 'preprint, posted content, eprint, arxiv, working paper, discussion paper, 预印本, 預印本',
  'article-journal': `journal, journal article, scholarly article, academic journal, research article, academic article,
    paper, journal paper, peer reviewed article, ejour, jour, 期刊, 期刊文章, 期刊论文, 期刊論文, 学术期刊, 论文`,
  'article-magazine': 'magazine, magazine article, mgzn, 杂志, 雜誌, 杂志文章',
  'article-newspaper': 'newspaper, newspaper article, news, news article, 报纸, 报纸文章, 報紙, 新闻, 新聞',
  bill: 'draft law',
  book: `ebook, monograph, edited book, reference book, book set, book series, textbook, proceedings, mvbook, edbook,
    audiobook, anthology, reference, manga, 图书, 专著, 圖書, 專書, 著作, 书, 書, 书籍, 教材, 论文集`,
  broadcast:
    'tv, television, tv show, tv series, tv broadcast, tv episode, radio, radio broadcast, podcast, podcast episode, episode',
  chapter: `book chapter, book section, incollection, inbook, book part, section, chap, echap, 章节, 章節, 析出文献,
    专著章节, 书籍章节`,
  dataset: 'data, data set, database, dbase, 数据集, 資料集, 数据库',
  document: 'misc, other, generic, text, gen, component, 其他, 其它',
  entry: 'reference entry, inreference',
  'entry-dictionary': 'dictionary, dictionary entry, dict, 词典, 字典',
  'entry-encyclopedia':
    'encyclopedia, encyclopaedia, encyclopedia article, encyclopedia entry, ency, wikipedia, 百科全书, 百科',
  figure: 'chart, diagram',
  graphic:
    'image, artwork, art work, painting, photo, photograph, picture, art, infographic, illustration, 图片, 绘画',
  hearing: 'testimony',
  interview: '采访, 访谈, 採訪',
  legal_case: 'case, court case, jurisdiction, judgment, judgement, case law, 案例, 判决',
  legislation: 'statute, law, act, stat, 法律, 法规, 法規',
  manuscript: 'unpublished, unpb, archive, archival, 手稿, 未发表, 档案',
  map: '地图, 地圖',
  motion_picture:
    'film, movie, video, video recording, online video, youtube, youtube video, dvd, documentary, mpct, 电影, 電影, 视频, 影片',
  musical_score: 'score, sheet music',
  pamphlet: 'brochure, booklet, leaflet, pamp',
  'paper-conference': `conference, conference paper, conference article, conference proceedings, inproceedings,
    proceedings article, proceedings paper, conf, cpaper, 会议, 会议论文, 會議論文`,
  patent: 'pat, 专利, 專利',
  performance: 'play, concert',
  periodical: 'journal issue, journal volume, serial, jfull',
  personal_communication: 'email, letter, instant message, conversation, pcomm',
  post: 'social, social media, social media post, tweet, facebook, instagram, reddit, forum post, mastodon, weibo, 微博',
  'post-weblog': 'blog, blog post, weblog, 博客, 部落格',
  regulation: 'rule, executive order',
  report: `tech report, technical report, white paper, government report, government document, rprt, govdoc,
    report component, report series, manual, 报告, 報告, 技术报告`,
  review: 'peer review',
  'review-book': 'book review',
  software: 'code, computer program, program, app, mobile app, comp, source code, 软件, 軟體',
  song: 'music, audio, audio recording, album, track, sound recording, sound',
  speech: 'lecture, talk, presentation, keynote, poster, slides, slide, 讲座, 演讲',
  standard: 'standards, stand, norm, 标准, 標準',
  thesis: `dissertation, phd thesis, doctoral thesis, doctoral dissertation, phd dissertation, masters thesis,
    master thesis, masters dissertation, bachelor thesis, bachelors thesis, thes, 学位论文, 學位論文, 博士论文, 硕士论文,
    博士論文, 碩士論文, 博士学位论文, 硕士学位论文`,
  treaty: 'convention',
  webpage: `web, website, web page, web site, site, online, internet, elec, electronic, www, page, url, online source,
    internet source, 网页, 網頁, 网站, 網站, 电子资源, 网络`,
}

/** Marks of GB/T 7714-2015, annex B. */
const GBT_MARKS: Readonly<Record<string, string>> = {
  M: 'book',
  C: 'book',
  G: 'book',
  N: 'article-newspaper',
  J: 'article-journal',
  D: 'thesis',
  R: 'report',
  S: 'standard',
  P: 'patent',
  DB: 'dataset',
  CP: 'software',
  EB: 'webpage',
  A: 'manuscript',
  CM: 'map',
  DS: 'dataset',
}

const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.'’]+/g, '')

const TYPE_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SPELLINGS).flatMap(([type, list]) =>
    list.split(',').map((spelling): [string, string] => [squash(spelling), type]),
  ),
  ...[...CSL_TYPES].map((type): [string, string] => [squash(type), type]),
])

/** Whether `type` is a CSL type as written in the specification. */
export const isCslType = (type: string): boolean => CSL_TYPES.has(type)

/** The CSL type that a word means, `undefined` when nobody knows it. */
export function typeOf(word: string): string | undefined {
  if (word.length > 60) return undefined
  const mark = /^\[?([A-Z]{1,2})(?:\/[A-Z]{2})?\]?$/.exec(word.trim())?.[1]
  if (mark !== undefined && Object.hasOwn(GBT_MARKS, mark)) return GBT_MARKS[mark]
  return TYPE_OF.get(squash(word))
}
