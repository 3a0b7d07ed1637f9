import type { Locale } from '../reference/labels.ts'
import { type InsertSource, insertOf, VALUES } from './inserts.ts'

const BLOCK = /^<!-- insert: (.+?) -->$/gm
const VALUE = /%([a-zA-Z]+)%/g

/** A page of `content` with its inserts and values filled in. Throws when one is unknown. */
export function fillIn(markdown: string, source: InsertSource, locale: Locale): string {
  return markdown
    .replace(VALUE, (_, name: string) => known(VALUES[name], name))
    .replace(BLOCK, (_, name: string) => known(insertOf(name, source, locale), name))
}

function known(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`The docs have no insert “${name}”.`)
  return text
}
