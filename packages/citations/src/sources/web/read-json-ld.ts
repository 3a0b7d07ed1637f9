import type { CheerioAPI } from 'cheerio'
import { type PageFields, put, tidy } from './page-fields.ts'
import { schemaType } from './schema-types.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_DEPTH = 6

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return tidy(value)
  if (Array.isArray(value)) return textOf(value[0])
  return isNode(value) ? textOf(value.name ?? value['@value']) : undefined
}

function namesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => textOf(entry) ?? [])
}

function typeOf(node: Node): string | undefined {
  const names = [node['@type']].flat().filter((name) => typeof name === 'string')
  return names.map(schemaType).find(Boolean)
}

/** The first citable node, `@graph` and `mainEntity` included. */
function findWork(value: unknown, depth = 0): Node | undefined {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = findWork(entry, depth + 1)
      if (found) return found
    }
    return undefined
  }
  if (!isNode(value)) return undefined
  const nested = findWork(value['@graph'] ?? value.mainEntity, depth + 1)
  if (nested) return nested
  return typeOf(value) !== undefined && textOf(value.headline ?? value.name) ? value : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** schema.org metadata in JSON-LD; blocks that are no JSON are passed over. */
export function readJsonLd($: CheerioAPI): PageFields {
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => parse($(script).text()))
  const work = findWork(blocks)
  const fields: PageFields = {}
  if (!work) return fields
  put(fields, 'type', typeOf(work))
  put(fields, 'title', textOf(work.headline) ?? textOf(work.name))
  put(fields, 'author', namesOf(work.author ?? work.creator))
  put(fields, 'issued', textOf(work.datePublished) ?? textOf(work.dateCreated))
  put(fields, 'container-title', textOf(work.isPartOf))
  put(fields, 'publisher', textOf(work.publisher))
  put(fields, 'language', textOf(work.inLanguage))
  put(fields, 'ISBN', textOf(work.isbn))
  return fields
}
