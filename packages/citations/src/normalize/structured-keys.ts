/** What people call the parts of a source, by the CSL variable they mean; compared without case and punctuation. */
const SPELLINGS: Readonly<Record<string, string>> = {
  title: 'title, name, headline, article title, paper title, 标题, 題名, 题名, 書名, 书名, 篇名, 论文题目',
  author:
    'author, authors, creator, creators, by, writer, writers, inventor, inventors, artist, speaker, 作者, 著者, 责任者, 主要责任者, 發明人, 发明人',
  editor: 'editor, editors, edited by, book editors, 编辑, 主编, 编者, 編者',
  translator: 'translator, translators, translated by, 译者, 譯者, 翻译',
  director: 'director, directors, 导演',
  recipient: 'recipient, recipients',
  interviewer: 'interviewer, interviewers',
  container: `journal, journal title, journal name, container, container title, book title, booktitle, book, periodical,
    magazine, newspaper, publication, publication title, publication name, website, website name, website title, site,
    site name, site title, encyclopedia, proceedings, proceedings title, blog, blog title, album, series title tv, source,
    reporter, 期刊, 刊名, 期刊名, 期刊名称, 报纸, 報紙, 网站, 網站, 网站名称, 论文集`,
  'container-title-short': 'journal abbreviation, abbreviated journal, journal abbr, short journal',
  conference: 'conference, conference name, conference title, event, event title, event name, 会议, 会议名称',
  'event-place': 'conference place, conference location, event place, event location, venue, 会议地点',
  publisher: 'publisher, publishers, published by, 出版社, 出版者',
  institution:
    'institution, school, university, organization, organisation, department, 学校, 大学, 院校, 授予单位, 机构, 機構',
  'publisher-place':
    'place, city, location, address, publisher place, publisher location, place of publication, publication place, 出版地, 地点, 城市',
  volume: 'volume, vol, 卷',
  issue: 'issue, issue number, 期',
  number:
    'number, no, report number, patent number, standard number, docket, docket number, bill number, article number, 编号, 标准号, 专利号, 報告編號, 报告编号',
  page: 'pages, page, pp, page range, page numbers, 页码, 頁碼, 页, 起止页码',
  'page-start': 'page start, start page, first page, page first, spage, pages start',
  'page-end': 'page end, end page, last page, epage, pages end',
  edition: 'edition, ed, 版本, 版次, 版',
  'collection-title': 'series, series title, book series, 丛书, 叢書',
  'collection-number': 'series number, series volume',
  URL: 'url, link, href, web address, website url, uri, 网址, 網址, 链接',
  DOI: 'doi',
  ISBN: 'isbn, isbn10, isbn13',
  ISSN: 'issn, eissn',
  PMID: 'pmid, pubmed, pubmed id',
  PMCID: 'pmcid, pmc',
  arxiv: 'arxiv, arxiv id, eprint',
  issued:
    'date, date published, published, published date, publication date, pub date, publish date, release date, issued, decided, date decided, 日期, 出版日期, 发布日期, 发表日期, 發布日期',
  year: 'year, publication year, published year, pub year, 年, 年份, 出版年',
  month: 'month, 月',
  day: 'day, 日',
  accessed:
    'accessed, access date, accessed date, date accessed, accessed on, accessed at, retrieved, retrieval date, visited, 访问日期, 引用日期, 引用時間, 引用时间, 檢索日期',
  'original-date': 'original date, original year, first published',
  language: 'language, lang, 语言, 語言',
  genre: 'genre, thesis type, degree, degree type, report type, kind, format, 学位',
  medium: 'medium, media',
  authority: 'court, authority, jurisdiction court, 法院',
  jurisdiction: 'jurisdiction, country',
  section: 'section',
  'chapter-number': 'chapter, chapter number',
  version: 'version, software version',
  abstract: 'abstract, summary, 摘要',
  note: 'note, notes, 备注',
  keyword: 'keywords, keyword, tags, 关键词',
  archive: 'archive, repository',
  'title-short': 'short title, title short',
  'original-title': 'original title',
  subtitle: 'subtitle, 副标题',
  'number-of-pages': 'number of pages, page count, num pages, total pages',
  'number-of-volumes': 'number of volumes, volumes',
  scale: 'scale',
  status: 'status',
}

const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const VARIABLE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([variable, list]) =>
    [...list.split(','), variable].map((spelling): [string, string] => [squash(spelling), variable]),
  ),
)

/** The variable, or the helper name that `fromStructured` resolves (`container`, `year` …), for a friendly key. */
export const friendlyVariable = (key: string): string | undefined =>
  key.length > 40 ? undefined : VARIABLE_OF.get(squash(key))
