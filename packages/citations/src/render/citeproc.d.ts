/** The part of citeproc-js 2.4.63 that we call or replace; it ships no types. */
declare module 'citeproc' {
  namespace CSL {
    interface Sys {
      retrieveLocale(locale: string): string
      retrieveItem(id: string): object
      /** Order of sort keys; negative, zero or positive. One for the process: citeproc keeps it in a global. */
      stringCompare(a: string, b: string): number
    }
    interface BibliographyParameters {
      readonly entry_ids: readonly (readonly string[])[]
    }
    /** What an engine compiles. */
    interface Build {
      /** `citation` or `bibliography`. */
      readonly root: string
      /** `_sort` while in the sort keys of the root, else empty. */
      readonly extension: string
    }
    /** The call of a macro in a style. */
    interface MacroCall {
      readonly postponed_macro: string
    }
    /** A piece of an entry before it is printed. */
    interface Blob {
      blobs: string
    }
    interface Engine {
      readonly build: Build
      readonly fun: {
        /** Pairs the quotes of a text and reads its tags; asked once for every text. */
        readonly flipflopper: { processTags(blob: Blob): void }
      }
      /** Sets the items cited; `keepOrder` leaves them unsorted. */
      updateItems(ids: readonly string[], keepOrder?: boolean): readonly string[]
      /** False where the style has no bibliography. */
      makeBibliography(): readonly [BibliographyParameters, readonly string[]] | false
      makeCitationCluster(cites: readonly { readonly id: string }[]): string
      /** Links the tokens of a list, so that conditions know where to go. */
      configureTokenList(tokens: Token[]): void
    }
    /** A step of a compiled style; its functions run in their order. */
    interface Token {
      readonly execs: ((engine: Engine, item: object, cite?: object) => unknown)[]
    }
  }
  /** Its functions look one another up here, so they can be replaced. */
  const CSL: {
    readonly Engine: new (sys: CSL.Sys, style: string, locale: string, forceLocale: boolean) => CSL.Engine
    readonly Token: new (name: string, type: number) => CSL.Token
    readonly SINGLETON: number
    /** Runs a token; returns the place of the next one. */
    tokenExec(this: CSL.Engine, token: CSL.Token, item: object, cite?: object): number
    /** Compiles the call of a macro into `target`, between a start and an end of a group. */
    expandMacro(this: CSL.Engine, call: CSL.MacroCall, target: CSL.Token[]): void
    /** The list to build a macro into, or false when it is built. */
    getMacroTarget(this: CSL.Engine, name: string): CSL.Token[] | false
    configureMacro(this: CSL.Engine, tokens: CSL.Token[]): void
  }
  export = CSL
}
