import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from './normalise.ts'

describe('what must not be evidence is normalised away', () => {
  test.each([
    ['case', 'The END', 'the end'],
    ['quotes', '“don’t”', '"don\'t"'],
    ['look-alikes of other alphabets', 'рaуpаl', 'paypal'],
    ['zero-width characters', 'wo\u200brd', 'word'],
    ['zero-width characters at a sentence end', 'end of it.\n\u200bNext one', 'end of it. next one'],
    ['zero-width characters in list markers', '1\u200b.\u200b one\n2\u200b. two', 'one\ntwo'],
    ['zero-width characters in Markdown', '*\u200b*bold*\u200b* word', 'bold word'],
    ['accents', 'naïve café', 'naive cafe'],
    ['full-width forms', 'ＡＢＣ，１２', 'abc,12'],
    ['runs of white space', 'a \t  b\u00a0\u2009c', 'a b c'],
    ['single line breaks', 'one\ntwo', 'one two'],
    ['spaces before marks', 'tokenised , text .', 'tokenised, text.'],
    ['a space lost after a stop', 'the games.Amiens were', 'the games. amiens were'],
    ['bold and headings', '# Title\n\nSome **bold** text', 'title\nsome bold text'],
    ['list markers', '1. one\n2. two', 'one\ntwo'],
    ['links', 'see [the page](https://a.b/c) now', 'see the page now'],
    ['addresses', 'see https://a.b/c?d=e now', 'see now'],
    ['HTML tags', 'one<br />two', 'onetwo'],
    ['escaped line breaks', 'one\\ntwo', 'one\ntwo'],
    ['code fences', 'a\n\n```\nx = 1\n```\n\nb', 'a\nb'],
    ['spaces between ideographs', '我 们 走', '我们走'],
  ])('%s', (_, text, expected) => {
    expect(normalise(text).text).toBe(expected)
  })
})

test('offsets grow, stay within the text, and lead back to the character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { text: normalised, offsets } = normalise(text)
      expect(offsets.length).toBe(normalised.length + 1)
      expect(offsets[normalised.length]).toBe(text.length)
      for (let index = 0; index < normalised.length; index++) {
        expect(offsets[index]).toBeLessThanOrEqual(offsets[index + 1] ?? 0)
        const source = text[offsets[index] ?? 0] ?? ''
        const code = normalised.charCodeAt(index)
        if (code >= 97 && code <= 122 && /[a-z]/iu.test(source))
          expect(source.toLowerCase()).toBe(normalised[index])
      }
    }),
  )
})

test('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z ,.!?'é“”-]{0,100}$/u), (text) => {
      const once = normalise(text).text
      expect(normalise(once).text).toBe(once)
    }),
  )
})
