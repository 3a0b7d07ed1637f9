import { expect, test } from 'vitest'
import { mendWith } from '../../../testing/mend-with.ts'
import { loadEnglishCounts } from '../create-corrector.ts'
import { passesOf } from '../proposers.ts'

/** Those whose proposals are sure by themselves: the others are judged in their place. */
const PROPOSERS = passesOf(loadEnglishCounts())
  .flat()
  .filter(({ isRanked }) => isRanked !== true)

/** Good English beside what the lists look for: nothing may be proposed. */
const SOUND = [
  'We do a lot of business with them, and they make a good profit.',
  'She took a picture of the party that her friends had.',
  'They do the dishes, make the beds and take a nap.',
  'He tells lies when he says that he told the truth.',
  'The strong wind brought heavy rain and a big surprise.',
  'It depends in part on the weather and in large part on luck.',
  'We arrived to find the door locked and waited for them to come home.',
  'He was interested to hear that she is good at chess.',
  'They explained the rule to me and described the house to us.',
  'We discussed it for an hour and mentioned it twice.',
  'The lack of water and the need for rain are well known.',
  'In the morning we listened to music at home, and at night we slept.',
  'On the other hand, the reason for the delay is clear.',
  'In my opinion, too much of the time was lost.',
  'Most of the people there had never been abroad.',
  'One of the best ways to learn is to read, and every student knows it.',
  'Each of the boys has his own room.',
  'She suggested to the board that it should wait.',
  'They stopped to rest and then went on walking.',
  'He used to live there and is used to living alone.',
  'Let them go, and make sure that they know the way.',
  'It made it easy for us to see what he wanted.',
  'Has he ever done what she does?',
  'I do not know what it is or where the station is.',
  'What does he want, and why did she leave?',
  'It is more and more difficult, but less so than before.',
  'The more we know, the better it is.',
  'The film was boring and the trip was tiring, so we were bored and tired.',
  'I am interesting company when I have slept.',
  'Everyone who reads it likes it, and nobody complains.',
  'There is a park and there are many shops.',
  'The news is good, and the police are here.',
  'It is vital that he go now, lest she be late.',
  'If I were you, I would have gone had I known.',
  'Yesterday is a day that I like to think of.',
  'The children who were late had been told to wait.',
  'A number of cars were sold, and the number of buses has grown.',
  'Neither of them is wrong, though both may be late.',
  'They did well to win, having lost the first game.',
  'Many a man has tried, and few have won.',
]

test.each(SOUND)('nothing is mended in “%s”', (text) => {
  for (const proposer of PROPOSERS)
    expect([proposer.id, mendWith(proposer, text)]).toEqual([proposer.id, text])
})
