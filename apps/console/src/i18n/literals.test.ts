import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '..')
const READ_BY_PEOPLE = /^(?:aria-label|title|placeholder|alt|label|description|text|hint)$/
/** Names that are the same in every language. */
const NAMES = /^(?:curl|TypeScript|BibTeX|RIS|HTML|CSL-JSON|DOI|ISBN|PMID|PMCID|arXiv|URL)$/

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value) && !NAMES.test(value.trim())

/** Texts that a person would read in English whatever the language of the page is. */
function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals)
  if (!isNode(node)) return []
  const inside = Object.values(node).flatMap(literals)
  if (node.type === 'JSXText' && isText(node.value)) return [node.value, ...inside]
  if (node.type === 'JSXExpressionContainer' && isNode(node.expression)) {
    const { type, value } = node.expression
    if (type === 'StringLiteral' && isText(value)) return [value, ...inside]
  }
  if (node.type === 'JSXAttribute' && isNode(node.name) && isNode(node.value)) {
    if (READ_BY_PEOPLE.test(String(node.name.value)) && isText(node.value.value))
      return [node.value.value, ...inside]
  }
  return inside
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
)

test('components are found', () => {
  expect(files.length).toBeGreaterThan(40)
})

test.each(files)('%s takes its texts from the languages', (file) => {
  const source = readFileSync(path.join(SOURCE, file), 'utf8')
  expect(literals(parseSync(source, { syntax: 'typescript', tsx: true }).body)).toEqual([])
})
