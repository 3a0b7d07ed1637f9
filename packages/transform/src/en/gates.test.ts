import { describe, expect, it } from 'vitest'
import { parseSource } from '../parse.ts'
import { polarityGate } from './gates.ts'

const failure = (source: string, output: string) =>
  polarityGate.check(parseSource({ text: source, language: 'en', personalTerms: [] }), output)

describe('the polarity gate', () => {
  it.each([
    ["The valve doesn't just save water; it cuts noise.", 'The valve saves water and cuts noise.'],
    ["These lamps don't just save power. They also last.", 'These lamps save power and last.'],
    ["A lamp isn't just a light—it's a heater.", 'A lamp is a heater, not just a light.'],
    ["A list isn't a rule; it's a plan.", 'A list is a plan, not a rule.'],
    ['The pot is not only cheap but also safe.', 'The pot is both cheap and safe.'],
    ["Please don't hesitate to call.", 'Please call.'],
  ])('lets "%s" become "%s", where all that was asserted is still said', (source, output) => {
    expect(failure(source, output)).toBeUndefined()
  })

  it.each([
    ["A list isn't a rule; it's a plan.", 'A list is a plan.'],
    ["The valve doesn't save water; it cuts noise.", 'The valve saves water and cuts noise.'],
    ["The valve doesn't just leak.", 'The valve leaks.'],
    ['It is a plan, not a rule.', 'It is a plan, a rule.'],
    ['They do not just stand there.', 'They stand there.'],
    ['They did not hesitate, and did not call.', 'They did not hesitate, and called.'],
    ['The members can not vote.', 'The members can vote.'],
    ['They cannot vote.', 'They can vote.'],
  ])('refuses that "%s" becomes "%s"', (source, output) => {
    expect(failure(source, output)).toMatch(/not|can/)
  })
})
