import type { Edit } from '../edit.ts'
import { readAsSimplified } from './script.ts'

/** Words that machine prose leans on; sound Chinese, so that only humanize minds them. */
const STOCK_WORDS =
  /首先|其次|最后|此外|不仅|随着|进一步|有助于|至关重要|不可或缺|与此同时|值得注意|综上所述|总而言之|总的来说/gu

function countIn(text: string): number {
  return readAsSimplified(text).match(STOCK_WORDS)?.length ?? 0
}

/** Whether an edit writes a stock word that was not there: an even exchange elsewhere, a loss in humanize. */
export function bringsStockWord({ before, after }: Pick<Edit, 'before' | 'after'>): boolean {
  return countIn(after) > countIn(before)
}
