/** The guides in reading order: the names of their files in each language. */
export const GUIDES = [
  'quick-start',
  'authentication',
  'limits-and-words',
  'errors-and-retries',
  'rewriting',
  'detection',
  'citations',
  'running',
  'language-model',
  'questions',
] as const
