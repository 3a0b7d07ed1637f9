import type { CslItem } from '../item.ts'

const FAMILIES = [
  'Adams',
  'Baker',
  'Chen',
  'van Dyke',
  'Evans',
  'Fischer',
  'García',
  '王',
  'Hill',
  'Ivanov',
  'Jones',
]
const SOURCES: readonly CslItem[] = [
  {
    id: '',
    type: 'article-journal',
    language: 'en',
    title: 'Growth of <i>Escherichia coli</i> in water',
    'container-title': 'Journal of Biological Chemistry',
    volume: '12',
    issue: '3',
    page: '101-119',
  },
  { id: '', type: 'book', language: 'en', title: 'The art of measuring', publisher: 'Press', edition: '2' },
  {
    id: '',
    type: 'chapter',
    language: 'en',
    title: 'On method',
    'container-title': 'Handbook of methods',
    editor: [{ family: 'Olson', given: 'Mary' }],
    publisher: 'Press',
    page: '5-20',
  },
  { id: '', type: 'webpage', language: 'en', title: 'Facts about falls', URL: 'https://example.org/falls' },
]

/** `count` sources of four types with repeated authors and years, so that there is something to tell apart. */
export function practiceItems(count: number): readonly CslItem[] {
  return Array.from({ length: count }, (_, index): CslItem => {
    const source = SOURCES[index % SOURCES.length]
    const name = (shift: number) => FAMILIES[(index * 7 + shift) % FAMILIES.length] ?? 'Doe'
    return {
      type: 'book',
      language: 'en',
      ...source,
      id: `item-${index}`,
      title: `${source?.title ?? ''} ${index}`,
      author: [0, 1, 2].slice(0, (index % 3) + 1).map((shift) => ({ family: name(shift), given: 'Ann B.' })),
      issued: { 'date-parts': [[2000 + (index % 20), (index % 12) + 1]] },
    }
  })
}
