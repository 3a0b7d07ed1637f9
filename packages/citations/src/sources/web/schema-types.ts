/** schema.org types that can be cited, and what they are in CSL. */
const TYPES: Readonly<Record<string, string>> = {
  ScholarlyArticle: 'article-journal',
  MedicalScholarlyArticle: 'article-journal',
  NewsArticle: 'article-newspaper',
  ReportageNewsArticle: 'article-newspaper',
  AnalysisNewsArticle: 'article-newspaper',
  OpinionNewsArticle: 'article-newspaper',
  Article: 'webpage',
  TechArticle: 'webpage',
  WebPage: 'webpage',
  BlogPosting: 'post-weblog',
  Report: 'report',
  Book: 'book',
  Thesis: 'thesis',
  Dataset: 'dataset',
  SoftwareSourceCode: 'software',
  SoftwareApplication: 'software',
  VideoObject: 'motion_picture',
  Movie: 'motion_picture',
}

/** What a schema.org type is in CSL, by its name or address; undefined for what is not cited. */
export function schemaType(name: string): string | undefined {
  const bare = name.trim().replace(/^https?:\/\/schema\.org\//, '')
  return Object.hasOwn(TYPES, bare) ? TYPES[bare] : undefined
}
