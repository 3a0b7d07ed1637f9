import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

/** A URL that only repeats the DOI would be printed beside it (GB/T, IEEE, Bluebook). */
export const doiUrl: PrepareStep = {
  name: 'doi-url',
  styles: 'all',
  why: 'APA 7th ed., 9.34 asks for one link, the DOI before the URL; GB/T prints the link and the DOI one after the other',
  apply(item) {
    const [url, doi] = [textOf(item, 'URL'), textOf(item, 'DOI')]
    if (!url || !doi) return item
    const bare = url.replace(/^https?:\/\/(?:dx\.|www\.)?doi\.org\//iu, '')
    if (bare === url) return item
    try {
      return decodeURIComponent(bare).toLowerCase() === doi.toLowerCase() ? without(item, 'URL') : item
    } catch {
      return item
    }
  },
}
