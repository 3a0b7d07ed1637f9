import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPlainText, cleanRichText } from './clean-text.ts'

describe('cleanRichText', () => {
  it.each([
    ['JATS', 'Growth of <jats:italic>Escherichia coli</jats:italic>', 'Growth of <i>Escherichia coli</i>'],
    ['HTML', '<em>E. coli</em> and <strong>x</strong>', '<i>E. coli</i> and <b>x</b>'],
    ['small capitals', '<scp>l</scp>-Dopa', '<span style="font-variant: small-caps;">l</span>-Dopa'],
    ['sub and sup', 'H<sub>2</sub>O, 10<sup>3</sup>', 'H<sub>2</sub>O, 10<sup>3</sup>'],
    ['CSL nocase', 'a <span class="nocase">B</span>', 'a <span class="nocase">B</span>'],
    ['another span', '<span class="x">B</span>', 'B'],
    ['a paragraph', '<jats:p>One</jats:p><jats:p>two</jats:p>', 'One two'],
    ['a line break', 'One<br/>two', 'One two'],
    [
      'MathML',
      'the <mml:math><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math> law',
      'the x<sup>2</sup> law',
    ],
    [
      'MathML with both',
      '<math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>',
      'x<sub>1</sub><sup>2</sup>',
    ],
    [
      'TeX beside MathML',
      '<inline-formula><alternatives><tex-math>$x^2$</tex-math><mml:math><mml:mi>x</mml:mi></mml:math></alternatives></inline-formula>',
      'x',
    ],
    ['an entity', 'Science &amp; Education', 'Science & Education'],
    ['entities twice encoded', 'A &amp;lt;i&amp;gt;b&amp;lt;/i&amp;gt;', 'A <i>b</i>'],
    ['a lone sign', '5 < 10 & 7 > 3, R&D, AT&T', '5 < 10 & 7 > 3, R&D, AT&T'],
    ['a comparison that looks like a tag', 'a<b and c>d', 'a<b and c>d'],
    [
      'an unknown tag',
      'the <div2> and <script>alert(1)</script>',
      'the <div2> and <script>alert(1)</script>',
    ],
    ['attributes on a known tag', '<i onclick="alert(1)">x</i>', '<i>x</i>'],
    ['an open tag', 'On <i>E. coli', 'On <i>E. coli</i>'],
    ['a stray end tag', 'On E. coli</i> x', 'On E. coli x'],
    ['crossed tags', '<b><i>x</b></i>', '<b><i>x</i></b>'],
    ['white space', ' A\n\t title \r\n in  lines ', 'A title in lines'],
    ['invisible characters', 'A\u00adB\ufeffC\u0000D', 'ABCD'],
    ['a lone surrogate', 'A\ud800B', 'A\ufffdB'],
    ['decomposed letters', 'Cafe\u0301', 'Café'],
  ])('%s', (_, raw, clean) => {
    expect(cleanRichText(raw)).toBe(clean)
  })

  it('leaves no markup but that of CSL, always balanced, and is stable', () => {
    const piece = fc.constantFrom(
      '<i>',
      '</i>',
      '<b>',
      '</b>',
      '<sup>',
      '</sup>',
      '<sub>',
      '</sub>',
      '<jats:p>',
      '</jats:p>',
      '<msup>',
      '</msup>',
      '<mi>',
      '</mi>',
      '<span>',
      '</span>',
      'x',
      ' ',
      '<',
      '>',
      'é',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanRichText(pieces.join(''))
        for (const tag of ['i', 'b', 'sup', 'sub']) {
          expect(clean.split(`<${tag}>`).length).toBe(clean.split(`</${tag}>`).length)
        }
        expect(cleanRichText(clean)).toBe(clean)
      }),
    )
  })
})

it('cleanPlainText keeps the text and drops the markup', () => {
  expect(cleanPlainText('H<sub>2</sub>O &amp; <i>E. coli</i> <scp>x</scp>')).toBe('H2O & E. coli x')
})

it('controls of text direction are taken out, marks of single characters stay', () => {
  expect(cleanRichText('a\u202etxt.exe\u202c \u2066b\u2069 \u05d0\u200f.')).toBe('atxt.exe b \u05d0\u200f.')
})
