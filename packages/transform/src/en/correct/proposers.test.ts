import { describe, expect, it, test } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import { loadEnglishCorrector } from './create-corrector.ts'

const corrector = loadEnglishCorrector()
const correct = (text: string, personalTerms: readonly string[] = []) =>
  applyEdits(text, corrector(parseSource({ text, language: 'en', personalTerms }), { scope: 'all' }).edits)

describe('faults that are mended', () => {
  test.each([
    [
      'spelling',
      'We recieved the goverment letter yesterday.',
      'We received the government letter yesterday.',
    ],
    ['forms by the wrong rule', 'He choosed two stories.', 'He chose two stories.'],
    [
      'words written together',
      'There are alot of people in the city.',
      'There are a lot of people in the city.',
    ],
    [
      'a word of grammar that ran into its neighbour',
      'The parameters ofthe model are found usinga new method, which canget better inthe future.',
      'The parameters of the model are found using a new method, which can get better in the future.',
    ],
    [
      'a word of grammar that looks like another word with its neighbour',
      'It was used inthe case and forthe use of them, and has tobe new.',
      'It was used in the case and for the use of them, and has to be new.',
    ],
    ['short forms', 'I dont think that they are here.', "I don't think that they are here."],
    ['owner or short form', 'I think its very difficult to learn.', "I think it's very difficult to learn."],
    ['capitals of pronoun and name', 'Then i learned english.', 'Then I learned English.'],
    ['edges of a text', 'we went to the station in the morning', 'We went to the station in the morning.'],
    ['words of like sound', 'She is taller then her brother.', 'She is taller than her brother.'],
    ['agreement', 'The students in my class likes this story.', 'The students in my class like this story.'],
    ['participles', 'He has commit a crime.', 'He has committed a crime.'],
    ['articles of time', 'It can be sent in few minutes.', 'It can be sent in a few minutes.'],
    [
      'linked sentences',
      'We were tired, however we went to the party.',
      'We were tired; however, we went to the party.',
    ],
    ['number', 'There are many student in the school.', 'There are many students in the school.'],
    ['prepositions', 'They are interested on the results.', 'They are interested in the results.'],
    ['commas after openings', 'However the results are different.', 'However, the results are different.'],
  ])('%s: %s', (_what, faulty, sound) => {
    expect(correct(faulty)).toBe(sound)
  })
})

describe('what is left alone', () => {
  test.each([
    'The committee has reached its decision, and the members are satisfied with it.',
    'She told them that the train to Leeds had been late again.',
    'Mr Zhao and Ms Okonkwo met at Brüel in May.',
    'The enzyme cleaves the substrate at two sites, which explains the loss of activity.',
    'If she were here, the results would show what the authors of the report say.',
    'He was walking along the river when the rain began.',
    'The archive shows what the members of the old club were reading at the time: 書籍',
    'The heroes live in a future time that nobody has seen.',
    'The algebra has [ T^i, U^j ] = - (T^i)^{i j} U^j, where T^I are the generators.',
    'It is doing all it can to help the town.',
    'Every president before you was a hero of the people.',
    'Tools such as clustering have been used, and other models can be added too.',
    'If thrombosis progresses, its symptoms appear.',
    'A qubit may hold both states, and two qubits are described together.',
    "The price may be more than we're willing to pay.",
    "Its critical function in growth is known, and they're social sciences that study people.",
    'The protocol is suggested to achieve a fair share.',
    'Will this give them a true picture of the town?',
    'Y llynedd roedd cwmni yn creu cannoedd o swyddi yng Nghaergybi.',
    'The deadly assault was followed by a friendly visit.',
    'Tourists like the old houses of Eskişehir.',
    'They are not considering the offer.',
    'It would be good to train them and at the same time give them the chance.',
    'Its powers are limited and mostly of symbolic value.',
    "They're pointers, directors, and compasses for whoever is new.",
    'The rover would return a 500,000 ton asteroid to orbit.',
    'You learn to take your time and pay attention to details.',
    'They would help if the official request were to be made.',
    'The articles in the halo provide a promising start.',
    'Realists can be more successful as we can see in history.',
    'The school has a dan/kyu system of its own.',
  ])('%s', (sound) => {
    expect(correct(sound)).toBe(sound)
  })
})

describe('whatever is proposed', () => {
  const faulty = 'he recieved `teh code` and the smith algoritm in see https://exampel.org/recieve yesterday'

  it('what is protected stays as it is', () => {
    const corrected = correct(faulty, ['smith algoritm'])
    for (const kept of ['`teh code`', 'smith algoritm', 'https://exampel.org/recieve'])
      expect(corrected).toContain(kept)
    expect(corrected).toContain('He received')
  })

  it('the same text gives the same edits', () => {
    const source = () => parseSource({ text: faulty, language: 'en', personalTerms: [] })
    expect(corrector(source(), { scope: 'all' })).toEqual(corrector(source(), { scope: 'all' }))
  })

  it('scope `sure` makes no more than scope `all`', () => {
    const source = parseSource({ text: faulty, language: 'en', personalTerms: [] })
    const sure = corrector(source, { scope: 'sure' }).edits.length
    expect(sure).toBeLessThanOrEqual(corrector(source, { scope: 'all' }).edits.length)
  })
})
