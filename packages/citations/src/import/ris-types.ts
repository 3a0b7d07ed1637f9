import { isCslType, typeOf } from '../normalize/types.ts'

/** CSL types of the RIS reference types (RIS 2011 list) that differ from their plain reading. */
const TYPES: Readonly<Record<string, string>> = {
  ABST: 'article-journal',
  ADVS: 'motion_picture',
  AGGR: 'dataset',
  ANCIENT: 'classic',
  BLOG: 'post-weblog',
  CASE: 'legal_case',
  CHART: 'figure',
  ENCYC: 'entry-encyclopedia',
  CLSWK: 'classic',
  CTLG: 'book',
  EQUA: 'figure',
  FIGURE: 'figure',
  GOVDOC: 'report',
  GRANT: 'report',
  HEAR: 'hearing',
  ICOMM: 'personal_communication',
  INPR: 'article-journal',
  LEGAL: 'legislation',
  MULTI: 'webpage',
  MUSIC: 'musical_score',
  SER: 'periodical',
  SLIDE: 'speech',
  STAT: 'legislation',
  UNBILL: 'bill',
  UNBIL: 'bill',
}

/** The CSL type of a RIS type; an unknown one is a document. */
export function risType(tag: string): string {
  const name = tag.trim().toUpperCase()
  if (Object.hasOwn(TYPES, name)) return TYPES[name] ?? 'document'
  const type = typeOf(name.toLowerCase())
  return type !== undefined && isCslType(type) ? type : 'document'
}
