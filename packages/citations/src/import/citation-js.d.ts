// The parts of @citation-js used here; the packages ship no types.
declare module '@citation-js/core' {
  export const plugins: {
    input: {
      chain(input: unknown, options: { forceType: string; target?: string; generateGraph?: boolean }): unknown
    }
  }
  export const logger: { _log: unknown[] }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
