export const FILE_PROBLEMS = [
  'too_large',
  'unsupported',
  'old_word',
  'empty',
  'no_text',
  'encrypted',
  'damaged',
  'too_long',
] as const
export type FileProblemCode = (typeof FILE_PROBLEMS)[number]

/** Why a file could not be read, under a name that the page has a sentence for. */
export class FileProblem extends Error {
  readonly code: FileProblemCode

  constructor(code: FileProblemCode, options?: { cause: unknown }) {
    super(code, options)
    this.name = 'FileProblem'
    this.code = code
  }
}
