import type { z } from 'zod'
import type { CitationResponse, citationRequest } from '../../messages/citation.ts'
import { STYLE_EXAMPLE_ITEM } from '../../messages/styles.ts'

export const citationExample = {
  request: { input: STYLE_EXAMPLE_ITEM, style: 'apa' },
  response: {
    status: 'succeeded',
    html: '<div class="csl-entry">Kuhn, T. S. (1962). <i>The Structure of Scientific Revolutions</i>. University of Chicago Press.</div>',
    text: 'Kuhn, T. S. (1962). The Structure of Scientific Revolutions. University of Chicago Press.',
    bibtex:
      '@book{kuhn1962structure,\n  author = {Kuhn, Thomas S.},\n  title = {The Structure of Scientific Revolutions},\n  year = {1962},\n  publisher = {University of Chicago Press},\n  address = {Chicago},\n  language = {en-US},\n}\n',
    ris: 'TY  - BOOK\r\nAU  - Kuhn, Thomas S.\r\nTI  - The Structure of Scientific Revolutions\r\nPY  - 1962\r\nDA  - 1962///\r\nPB  - University of Chicago Press\r\nCY  - Chicago\r\nLA  - en-US\r\nER  - \r\n',
    in_text: '(Kuhn, 1962)',
    csl: STYLE_EXAMPLE_ITEM,
    warnings: [],
    warning_codes: [],
    warning_values: [],
  },
} as const satisfies { request: z.input<typeof citationRequest>; response: DeepReadonly<CitationResponse> }

type DeepReadonly<T> = { readonly [K in keyof T]: T[K] extends object ? DeepReadonly<T[K]> : T[K] }
