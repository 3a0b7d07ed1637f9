/// <reference path="./citeproc.d.ts" />
import type CSL from 'citeproc'

/** What citeproc pairs in a text: quotes, apostrophes and its own tags. The longest notes have some dozens. */
const PAIRED = /["'‘’‚‛“”„‟«»‹›「」『』<]/gu
/** From here on citeproc, whose time grows with their square, would take longer than the rest of the entry. */
const MOST = 500
const TAG = /<\/?(?:i|b|sc|sup|sub|span)\b[^<>]*>/gu

/**
 * Lets citeproc pair the quotes of a text only where they are few. A text of more is printed with its quotes as they
 * stand, and without italics and the like.
 */
export function spareQuotes(engine: CSL.Engine): void {
  const { flipflopper } = engine.fun
  const pair = flipflopper.processTags.bind(flipflopper)
  flipflopper.processTags = (blob) => {
    const count = blob.blobs.match(PAIRED)?.length ?? 0
    if (count <= MOST) pair(blob)
    else blob.blobs = blob.blobs.replace(TAG, '')
  }
}
