import { citationRequest } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveItem } from './move-item.ts'
import { nameOf, SOURCE_TYPE_NAMES, sourceOf } from './source-fields.ts'
import { splitSources } from './split-sources.ts'

describe('sourceOf', () => {
  it('sends the filled fields of the chosen type only, names as a list', () => {
    const values = { title: ' Trees ', authors: 'Visser, Anna; 林晓；', volume: '3', year: '' }
    expect(sourceOf({ type: 'book', values })).toEqual({
      type: 'book',
      title: 'Trees',
      authors: ['Visser, Anna', '林晓'],
    })
  })

  it.each(SOURCE_TYPE_NAMES)('makes a source of type %s that the API takes', (type) => {
    const body = { input: sourceOf({ type, values: { title: 'Trees' } }) }
    expect(citationRequest.safeParse(body).success).toBe(true)
  })
})

describe('nameOf', () => {
  it.each([
    [{ type: 'book', title: 'Trees' }, 'Trees'],
    ['10.1038/nature', '10.1038/nature'],
    ['@book{a,\n  title = {Trees of Paris},\n}', 'Trees of Paris'],
    ['@book{a, title={Trees {of} Paris}, author={Visser, A.}, year=1999}', 'Trees of Paris'],
    ['@book{a, booktitle="B", title="A"}', 'A'],
    ['TY  - BOOK\nTI  - Trees\nER  - \n', 'Trees'],
    ['x'.repeat(100), `${'x'.repeat(80)}…`],
  ])('calls %j by its title, else by what was typed', (source, name) => {
    expect(nameOf(source)).toBe(name)
  })
})

describe('splitSources', () => {
  it('takes one source a line', () => {
    expect(splitSources(' 10.1/a \r\n\nISBN 978\n')).toEqual(['10.1/a', 'ISBN 978'])
  })

  it('takes BibTeX entries whole', () => {
    const a = '@book{a,\n  title = {A@b {x}},\n\n  year = 1999\n}'
    const b = '@Article{b,\n title={B}}'
    expect(splitSources(`% mine\nISBN 978\n@comment{x}\n${a}\n\n${b}\n`)).toEqual(['ISBN 978', a, b])
  })

  it('takes RIS entries whole', () => {
    expect(splitSources('TY  - BOOK\r\nTI  - A\r\nER  - \r\n\r\nTY  - JOUR\r\nTI  - B\r\nER  -\r\n')).toEqual(
      ['TY  - BOOK\nTI  - A\nER  - \n', 'TY  - JOUR\nTI  - B\nER  - \n'],
    )
  })
})

describe('moveItem', () => {
  it('keeps every item, and puts the moved one where it was told', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(20), fc.nat(20), (items, from, to) => {
        const moved = moveItem(items, from % items.length, to % items.length)
        expect([...moved].sort()).toEqual([...items].sort())
        expect(moved[to % items.length]).toBe(items[from % items.length])
      }),
    )
  })

  it('ignores a place that is none', () => {
    expect(moveItem([1, 2], 5, 0)).toEqual([1, 2])
    expect(moveItem([1, 2], 0, 9)).toEqual([2, 1])
  })
})
