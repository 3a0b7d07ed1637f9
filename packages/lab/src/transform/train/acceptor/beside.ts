import type { Language } from '@redraft/contracts'
import type { Firing } from '../../audit/firing.ts'

const ENGLISH = new Set(
  `the a an of to in and or but that which for with on at by as is are was were be been has have had will would can
  could may might not it its their his her our your this these those they we he she you more most very`.split(
    /\s+/,
  ),
)
const CHINESE = new Set(
  '的了和与與或在是也都就不而并並有对對为為以将將被把地得着著过過能会會可要这這那其之所等更很最',
)
const MARK = /^[\p{P}\n]$/u

/** The words on either side of an edit: function words and marks by name, other words as `*`. */
export function besideOf(
  { left, right }: Pick<Firing, 'left' | 'right'>,
  language: Language,
): { readonly previous: string; readonly next: string } {
  if (language !== 'en') return { previous: named(left.at(-1), CHINESE), next: named(right.at(0), CHINESE) }
  const previous = /([\p{L}'’-]+|[^\s])\s*$/u.exec(left)?.[1]
  const next = /^\s*([\p{L}'’-]+|[^\s])/u.exec(right)?.[1]
  return { previous: named(previous?.toLowerCase(), ENGLISH), next: named(next?.toLowerCase(), ENGLISH) }
}

function named(word: string | undefined, known: ReadonlySet<string>): string {
  if (word === undefined || /^\s$/.test(word)) return ''
  return known.has(word) || MARK.test(word) ? word : '*'
}
