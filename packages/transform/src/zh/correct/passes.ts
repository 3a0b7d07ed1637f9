import { loadPhraseSections } from './phrases/load-phrases.ts'
import { actsInOrder } from './proposers/acts-in-order.ts'
import { proposersOf } from './proposers/by-rules.ts'
import { confusedParticles } from './proposers/confused-particles.ts'
import { listedPhrases } from './proposers/listed-phrases.ts'
import { loadCorrectionRules } from './proposers/load-correction-rules.ts'
import type { ZhProposer } from './scene.ts'
import { misspeltCharacters } from './spelling/misspelt-characters.ts'

/** The proposers of each pass, in the order of the passes. */
export function passesOfChinese(): readonly (readonly ZhProposer[])[] {
  return [
    [misspeltCharacters, confusedParticles, ...listedPhrases],
    [
      actsInOrder,
      ...proposersOf(loadCorrectionRules()),
      ...proposersOf(loadPhraseSections().flatMap(({ rules }) => rules)),
    ],
  ]
}
