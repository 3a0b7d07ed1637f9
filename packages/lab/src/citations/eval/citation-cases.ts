import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseStyle } from '@redraft/citations'
import { z } from 'zod'

/** A case of `eval:citation`: what a style guide prints for an item. */
const citationCase = z.object({
  id: z.coerce.string(),
  style: z.string().transform((value, ctx) => {
    const style = parseStyle(value)
    if (style) return style
    ctx.addIssue({ code: 'custom', message: `unknown style ${value}` })
    return z.NEVER
  }),
  /** `bibliography` (default), or `in_text`, `note`, `footnote`, `citation` for the citation itself. */
  form: z.string().default('bibliography'),
  input_csl_json: z.union([z.looseObject({}), z.array(z.looseObject({})).length(1)]),
  expected_text: z.string(),
  /** Edition and section of the guide; not read. */
  source: z.string().optional(),
})

export type CitationCase = z.infer<typeof citationCase>

function parseFile(path: string): readonly unknown[] {
  const text = readFileSync(path, 'utf8')
  if (!path.endsWith('.jsonl')) {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : [parsed]
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}

/** Cases of a `.json` or `.jsonl` file, or of every such file in a folder. Throws on a row that is no case. */
export function readCitationCases(path: string): readonly CitationCase[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.jsonl?$/u.test(name))
        .toSorted()
        .map((name) => join(path, name))
    : [path]
  return files.flatMap((file) => z.array(citationCase).parse(parseFile(file)))
}
