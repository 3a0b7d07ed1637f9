import { describe, expect, it } from 'vitest'
import { parseSource } from '../parse.ts'
import { createRandom } from '../random.ts'
import type { ProposeRequest } from '../rewriter.ts'
import { createEnglishRewriter } from './create-english-rewriter.ts'
import { loadRules } from './load-rules.ts'
import { drawLot } from './lot.ts'

const request = (): ProposeRequest => ({
  goal: { endpoint: 'paraphrase', mode: 'creative', synonymsLevel: 5 },
  ...{ mode: 'creative', synonymsLevel: 5, round: 0, random: createRandom(1) },
})

describe('lots', () => {
  it('are the same for a seed, in whatever order they are drawn', () => {
    const [one, other] = [request(), request()]
    const drawn = [drawLot(one, 'a'), drawLot(one, 'b')]
    expect([drawLot(other, 'b'), drawLot(other, 'a')]).toEqual(drawn.reverse())
  })

  it('of the edits of a text do not depend on the order of the rules', () => {
    const source = parseSource({
      ...{ language: 'en', personalTerms: [] },
      text: 'Many people often need help, although several firms also provide a large number of useful services.',
    })
    const valuesOf = (rules: ReturnType<typeof loadRules>) => {
      const rewriter = createEnglishRewriter(rules)
      const asked = request()
      const values = rewriter
        .propose(source, asked)
        .map((edit) => `${edit.ruleId} ${edit.start} ${edit.after} ${rewriter.value(edit, asked)}`)
      return values.sort()
    }
    expect(valuesOf(loadRules().reverse())).toEqual(valuesOf(loadRules()))
  })
})
