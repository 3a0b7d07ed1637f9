/** The languages of the site: folders of `content`, and of the addresses but for English. */
export const LOCALES = ['en', 'zh-CN', 'zh-TW'] as const
export type Locale = (typeof LOCALES)[number]

/** Where the pages of a language begin, with a slash at both ends. */
export function localeRoot(locale: Locale): string {
  return locale === 'en' ? '/' : `/${locale}/`
}

/** What stands around the texts of the contract, which are English in every language. */
export interface Labels {
  readonly parameters: string
  readonly details: string
  readonly requestFields: string
  readonly answer: string
  readonly example: string
  readonly request: string
  readonly errors: string
  readonly limit: string
  readonly required: string
  readonly optional: string
  readonly fallback: string
  readonly noBody: string
  readonly allErrors: string
  readonly cause: string
  readonly remedy: string
  readonly headers: string
  readonly body: string
  readonly answeredBy: string
  readonly repeat: string
  readonly mend: string
  readonly free: string
  readonly perhapsCharged: string
  readonly status: string
  readonly code: string
  readonly meaning: string
  readonly repeatable: string
  readonly yes: string
  readonly no: string
  readonly header: string
  readonly endpoint: string
  readonly words: string
  /** After a number: “1,000 words”. */
  readonly wordsUnit: string
  readonly units: string
  readonly characters: string
  readonly outsideCjk: string
  readonly value: string
  readonly id: string
  readonly style: string
  readonly edition: string
  readonly source: string
  readonly reference: string
  readonly inText: string
  readonly footnote: string
  /** Says that what follows is in English; empty in English. */
  readonly inEnglish: string
}

const en: Labels = {
  parameters: 'Parameters',
  details: 'Example, fields, errors',
  requestFields: 'Request fields',
  answer: 'Answer',
  example: 'Example',
  request: 'Request',
  errors: 'Errors',
  limit: 'The text may have at most ',
  required: 'required',
  optional: 'optional',
  fallback: 'default',
  noBody: 'No body.',
  allErrors: 'All errors',
  cause: 'Cause',
  remedy: 'What to do',
  headers: 'Status and headers',
  body: 'Body',
  answeredBy: 'Answered by',
  repeat: 'May be repeated as it is',
  mend: 'Mend the request before repeating it',
  free: 'Cost no words',
  perhapsCharged: 'May have cost words',
  status: 'Status',
  code: 'Code',
  meaning: 'Meaning',
  repeatable: 'Repeat as it is',
  yes: 'yes',
  no: 'no',
  header: 'Header',
  endpoint: 'Endpoint',
  words: 'Words',
  wordsUnit: 'words',
  units: 'Quality units',
  characters: 'Characters',
  outsideCjk: ' outside CJK',
  value: 'Value',
  id: 'Id',
  style: 'Style',
  edition: 'Edition',
  source: 'Source',
  reference: 'Reference',
  inText: 'In text',
  footnote: 'Footnote',
  inEnglish: '',
}

const zhCN: Labels = {
  parameters: '参数',
  details: '示例、字段、错误',
  requestFields: '请求字段',
  answer: '响应',
  example: '示例',
  request: '请求',
  errors: '错误',
  limit: '文本上限：',
  required: '必填',
  optional: '可能没有',
  fallback: '默认',
  noBody: '没有正文。',
  allErrors: '全部错误',
  cause: '原因',
  remedy: '怎么办',
  headers: '状态行与标头',
  body: '正文',
  answeredBy: '哪些端点会返回',
  repeat: '可以原样重试',
  mend: '先改正请求再重试',
  free: '没有扣字数',
  perhapsCharged: '可能已扣字数',
  status: '状态码',
  code: '错误码',
  meaning: '含义',
  repeatable: '可原样重试',
  yes: '是',
  no: '否',
  header: '标头',
  endpoint: '端点',
  words: '字数',
  wordsUnit: '字',
  units: '质量单位',
  characters: '字符',
  outsideCjk: '（不计中日韩字符）',
  value: '值',
  id: '标识',
  style: '样式',
  edition: '版本',
  source: '文献类型',
  reference: '参考文献条目',
  inText: '文中标注',
  footnote: '脚注',
  inEnglish: '本页的说明取自原始资料，原文为英文。',
}

const zhTW: Labels = {
  parameters: '參數',
  details: '範例、欄位、錯誤',
  requestFields: '請求欄位',
  answer: '回應',
  example: '範例',
  request: '請求',
  errors: '錯誤',
  limit: '文字上限：',
  required: '必填',
  optional: '可能沒有',
  fallback: '預設',
  noBody: '沒有內文。',
  allErrors: '全部錯誤',
  cause: '原因',
  remedy: '該怎麼做',
  headers: '狀態列與標頭',
  body: '內文',
  answeredBy: '哪些端點會回傳',
  repeat: '可以原樣重試',
  mend: '先改正請求再重試',
  free: '沒有扣字數',
  perhapsCharged: '可能已扣字數',
  status: '狀態碼',
  code: '錯誤碼',
  meaning: '含義',
  repeatable: '可原樣重試',
  yes: '是',
  no: '否',
  header: '標頭',
  endpoint: '端點',
  words: '字數',
  wordsUnit: '字',
  units: '品質單位',
  characters: '字元',
  outsideCjk: '（不計中日韓字元）',
  value: '值',
  id: '識別碼',
  style: '樣式',
  edition: '版本',
  source: '文獻類型',
  reference: '參考文獻條目',
  inText: '文內引註',
  footnote: '註腳',
  inEnglish: '本頁的說明取自原始資料，原文為英文。',
}

/** What the frame of a generated page says in each language. */
export const LABELS: Readonly<Record<Locale, Labels>> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
