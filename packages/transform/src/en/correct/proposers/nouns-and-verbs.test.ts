import { describe, expect, test } from 'vitest'
import { mendWith } from '../../../testing/mend-with.ts'
import { loadEnglishCounts } from '../create-corrector.ts'
import type { EnglishProposer } from '../scene.ts'
import { createAdjectiveHere } from './adjective-here.ts'
import { createArticleOfPredicate } from './article-of-predicate.ts'
import { createDeterminedNumber } from './determined-number.ts'
import { adverbPlace } from './sentence/adverb-place.ts'
import { linkedSplice } from './sentence/linked-splice.ts'
import { relativeAgreement } from './sentence/relative-agreement.ts'

interface Case {
  readonly proposer: EnglishProposer
  readonly makes: readonly (readonly [before: string, after: string])[]
  readonly leaves: readonly string[]
}

const model = loadEnglishCounts()

const CASES: readonly Case[] = [
  {
    proposer: createDeterminedNumber(model),
    makes: [
      ['There are many new student in the hall.', 'There are many new students in the hall.'],
      ['A number of tourist came to the town.', 'A number of tourists came to the town.'],
      ['One of the teacher was late.', 'One of the teachers was late.'],
      ['It became a weeds and a pest.', 'It became a weed and a pest.'],
      ['Look at this sums of money.', 'Look at these sums of money.'],
    ],
    leaves: [
      'They need several advice centres and much information.',
      'He came back after a few days and a few more hours.',
      'This means that it works, and these work well.',
      'Many a student has tried it.',
      'A series of tests was a means to an end.',
      'An individual murders someone in the story.',
    ],
  },
  {
    proposer: relativeAgreement,
    makes: [
      ['He has a job that require skill.', 'He has a job that requires skill.'],
      ['We know companies which holds shares.', 'We know companies which hold shares.'],
      ['A number of people who is poor came.', 'A number of people who are poor came.'],
    ],
    leaves: [
      'It is the fact that work helps people.',
      'He is one of the men who run the town.',
      'They made the demand that he leave.',
      'The team that play at home will win.',
      'The noise that people make is loud.',
    ],
  },
  {
    proposer: createAdjectiveHere(model),
    makes: [
      ['It is a seriously problem for us.', 'It is a serious problem for us.'],
      ['They live without seriously problems now.', 'They live without serious problems now.'],
    ],
    leaves: [
      'It is a highly skilled man, and a widely read book.',
      'It was a family matter in the early morning.',
      'They met on a nearly weekly basis.',
    ],
  },
  {
    proposer: createArticleOfPredicate(model),
    makes: [
      ['It is serious problem for the town.', 'It is a serious problem for the town.'],
      ['Music has become important part of life.', 'Music has become an important part of life.'],
    ],
    leaves: [
      'It is common practice, and it was good news.',
      'The town’s first bank is private property.',
      'How is public opinion formed?',
      'She is happy at home.',
    ],
  },
  {
    proposer: linkedSplice,
    makes: [
      [
        'We were very tired, however we went to the party.',
        'We were very tired; however, we went to the party.',
      ],
      [
        'It is cheap there, therefore, they go every year.',
        'It is cheap there; therefore, they go every year.',
      ],
    ],
    leaves: [
      'The town, however, is quiet at night.',
      'They go there, however cold it is.',
      'However, we went to the party.',
    ],
  },
  {
    proposer: adverbPlace,
    makes: [
      ['The term still is so important for all of us.', 'The term is still so important for all of us.'],
      [
        'The parents also would make good teachers for them.',
        'The parents would also make good teachers for them.',
      ],
    ],
    leaves: [
      'They also have a dog in the house.',
      'It is a better town than it ever has been.',
      'We still had fun at the party with them.',
      'I know who never was there with them.',
    ],
  },
]

describe.each(CASES)('$proposer.id', ({ proposer, makes, leaves }) => {
  test.each(makes)('%s', (before, after) => {
    expect(mendWith(proposer, before)).toBe(after)
  })

  test.each(leaves)('leaves: %s', (text) => {
    expect(mendWith(proposer, text)).toBe(text)
  })
})
