/** Entry `@redraft/text/counts`: what a browser needs to show the numbers the server charges and checks. */
export { createCodePointMap } from '../offsets/create-code-point-map.ts'
export { countCharacters } from './count-characters.ts'
export { countQualityUnits } from './count-quality-units.ts'
export { countWords, countWordsOutsideCjk } from './count-words.ts'
