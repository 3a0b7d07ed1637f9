import MiniSearch, {
  type Options,
  type Query,
  type SearchOptions,
  type SearchResult,
} from 'minisearch-original'
import { segment } from './segment.ts'

/** MiniSearch for the browser, which asks for Chinese word by word; stands in for `minisearch` in the site. */
export default class ChineseMiniSearch<T> extends MiniSearch<T> {
  static override loadJSON<T>(json: string, options: Options<T>): MiniSearch<T> {
    const index = MiniSearch.loadJSON<T>(json, options)
    const search = index.search.bind(index)
    index.search = (query: Query, given?: SearchOptions): SearchResult[] =>
      search(typeof query === 'string' ? segment(query) : query, given)
    return index
  }
}
