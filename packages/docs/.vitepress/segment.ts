const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN_RUN = /\p{Script=Han}+/gu

/** A text with spaces between its Chinese words: an index divides words at spaces only. */
export function segment(text: string): string {
  return text.replace(
    HAN_RUN,
    (run) => ` ${[...segmenter.segment(run)].map((part) => part.segment).join(' ')} `,
  )
}
