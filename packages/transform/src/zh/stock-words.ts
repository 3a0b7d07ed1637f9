import type { Edit } from '../edit.ts'
import { anyOf } from '../lexicon/load-lists.ts'
import { readAsSimplified } from './script.ts'

/** Words that machine prose leans on; sound Chinese, so that only humanize minds them. */
const STOCK_WORDS = new RegExp(anyOf('zh/stock-words', 'stock-words'), 'gu')

function countIn(text: string): number {
  return readAsSimplified(text).match(STOCK_WORDS)?.length ?? 0
}

/** Whether an edit writes a stock word that was not there: an even exchange elsewhere, a loss in humanize. */
export function bringsStockWord({ before, after }: Pick<Edit, 'before' | 'after'>): boolean {
  return countIn(after) > countIn(before)
}
