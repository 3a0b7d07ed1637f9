/** The part of citeproc-js 2.4.63 that we call; it ships no types. */
declare module 'citeproc' {
  interface Sys {
    retrieveLocale(locale: string): string
    retrieveItem(id: string): object
    /** Order of sort keys; negative, zero or positive. One for the process: citeproc keeps it in a global. */
    stringCompare(a: string, b: string): number
  }
  interface BibliographyParameters {
    readonly entry_ids: readonly (readonly string[])[]
  }
  class Engine {
    constructor(sys: Sys, style: string, locale: string, forceLocale: boolean)
    /** Sets the items cited; `keepOrder` leaves them unsorted. */
    updateItems(ids: readonly string[], keepOrder?: boolean): readonly string[]
    /** False where the style has no bibliography. */
    makeBibliography(): readonly [BibliographyParameters, readonly string[]] | false
    makeCitationCluster(cites: readonly { readonly id: string }[]): string
  }
  const CSL: { readonly Engine: typeof Engine }
  export = CSL
}
