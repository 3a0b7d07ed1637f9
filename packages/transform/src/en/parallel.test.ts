import { describe, expect, it } from 'vitest'
import { parseSource } from '../parse.ts'
import { analyseSentences } from './analyse.ts'
import { matchAt } from './match.ts'
import { breaksParallel, rewordsSpeaker, strandsPreposition } from './parallel.ts'
import { compilePattern } from './pattern.ts'

function find(text: string, source: string) {
  const pattern = compilePattern(source)
  const [sentence] = analyseSentences(parseSource({ text, language: 'en', personalTerms: [] }))
  if (sentence === undefined) throw new Error('no sentence')
  const match = sentence.tokens.map((_, at) => matchAt(pattern, sentence.tokens, at)).find(Boolean)
  if (match === undefined) throw new Error(`no "${source}" in "${text}"`)
  return { match, sentence }
}

describe('breaksParallel', () => {
  it('keeps the first of two verbs in the form of the second, whatever the tag of the second', () => {
    const { match } = find('They continued to laugh and joke until dawn.', 'continued to w=laugh')
    expect(breaksParallel('kept {w>VBG}', match)).toBe(true)
  })

  it('lets a verb go that stands alone', () => {
    const { match } = find('They continued to laugh until dawn.', 'continued to w=laugh')
    expect(breaksParallel('kept {w>VBG}', match)).toBe(false)
  })
})

describe('strandsPreposition', () => {
  it('keeps a preposition whose twin follows', () => {
    const { match } = find('It has an impact on prices, as well as on wages.', 'has an impact on')
    expect(strandsPreposition('affects', match)).toBe(true)
    expect(strandsPreposition('has an effect on', match)).toBe(false)
  })

  it('lets it go where the twin belongs to another statement', () => {
    const { match } = find('It has an impact on prices; he relies on wages and on loans.', 'has an impact on')
    expect(strandsPreposition('affects', match)).toBe(false)
  })
})

describe('rewordsSpeaker', () => {
  it('keeps what someone is reported to have said next to a quotation', () => {
    const { match, sentence } = find('Pele said he was a great player, "the best".', 'great')
    expect(rewordsSpeaker(match, sentence)).toBe(true)
  })

  it('leaves what stands before the speech, and speech without a quotation, open', () => {
    const before = find('In his great book he said it was "the best".', 'great')
    expect(rewordsSpeaker(before.match, before.sentence)).toBe(false)
    const plain = find('Pele said he was a great player.', 'great')
    expect(rewordsSpeaker(plain.match, plain.sentence)).toBe(false)
  })
})
