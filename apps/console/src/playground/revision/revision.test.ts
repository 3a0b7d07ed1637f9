import type { Change } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composePieces } from './compose-pieces.ts'
import { countEdits, everyEdit, revisedText, toggleEdit } from './revision.ts'
import { splitRows } from './rows.ts'

const NONE: ReadonlySet<number> = new Set()
const piece = fc
  .array(fc.constantFrom('word', ' ', '字', '😀', '\n', 'é', '𠮷', '.'), { maxLength: 5 })
  .map((units) => units.join(''))

/** A text cut in kept and edited stretches, as an engine reports it: offsets in code points of the output. */
const revision = fc
  .array(fc.record({ kept: piece, before: piece, after: piece }), { maxLength: 8 })
  .map((parts) => {
    let [input, output] = ['', '']
    const changes: Change[] = []
    for (const { kept, before, after } of parts) {
      const start = [...(output + kept)].length
      const end = start + [...after].length
      changes.push({ start, end, before, after, kind: 'synonym', reason: 'r', code: 'close_synonym' })
      input += kept + before
      output += kept + after
    }
    return { input, output, changes }
  })

describe('composePieces', () => {
  it('gives the output with no edit undone, and the input with all undone', () => {
    fc.assert(
      fc.property(revision, ({ input, output, changes }) => {
        const pieces = composePieces(input, output, changes)
        expect(revisedText(pieces, NONE)).toBe(output)
        expect(revisedText(pieces, everyEdit(countEdits(pieces)))).toBe(input)
        expect(countEdits(pieces)).toBe(changes.length)
      }),
    )
  })

  it('gives both texts even when the changes are wrong or leave something out', () => {
    fc.assert(
      fc.property(revision, piece, ({ input, output, changes }, extra) => {
        const wrong = extra + input
        const pieces = composePieces(wrong, output, changes)
        expect(revisedText(pieces, NONE)).toBe(output)
        expect(revisedText(pieces, everyEdit(countEdits(pieces)))).toBe(wrong)
      }),
    )
  })

  it('keeps the reason of a change that touches a difference it does not explain', () => {
    const why = { kind: 'synonym', reason: 'plainer', code: 'plainer_word' } as const
    const change = { start: 4, end: 8, before: 'big', after: 'main', ...why }
    const pieces = composePieces('The crucial role', 'The main role', [change])
    expect(pieces[1]).toEqual({
      edited: true,
      before: 'crucial',
      after: 'main',
      causes: [why],
    })
  })
})

describe('toggleEdit', () => {
  it('undo then redo of any edit is the identity, and leaves every other edit as it was', () => {
    fc.assert(
      fc.property(revision, fc.array(fc.nat(7)), fc.nat(7), ({ input, output, changes }, earlier, edit) => {
        const pieces = composePieces(input, output, changes)
        const undone = new Set(earlier)
        const twice = toggleEdit(toggleEdit(undone, edit), edit)
        expect(revisedText(pieces, twice)).toBe(revisedText(pieces, undone))
        const once = toggleEdit(undone, edit)
        const others = [...everyEdit(8)].filter((other) => other !== edit)
        expect(others.map((other) => once.has(other))).toEqual(others.map((other) => undone.has(other)))
      }),
    )
  })
})

describe('splitRows', () => {
  it('keeps every edit and every character but shared line breaks, in order', () => {
    fc.assert(
      fc.property(revision, ({ input, output, changes }) => {
        const pieces = composePieces(input, output, changes)
        const shown = splitRows(pieces).flatMap(({ pieces: row }) => row)
        const edits = shown.flatMap((one) => ('edit' in one ? [one.index] : []))
        expect(edits).toEqual(edits.map((_, index) => index))
        expect(edits).toHaveLength(countEdits(pieces))
        const bare = (text: string) => text.replaceAll('\n', '')
        expect(bare(shown.map((one) => ('edit' in one ? one.edit.after : one.text)).join(''))).toBe(
          bare(output),
        )
      }),
    )
  })
})
