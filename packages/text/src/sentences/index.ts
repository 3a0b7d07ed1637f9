/** Entry `@redraft/text/sentences`: where a browser may cut a long document. */
export { segmentBlocks } from '../blocks/segment-blocks.ts'
export { segmentSentences } from './segment-sentences.ts'
