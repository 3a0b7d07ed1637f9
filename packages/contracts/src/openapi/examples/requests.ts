import type { z } from 'zod'
import type { bibliographyRequest } from '../../messages/bibliography.ts'
import type { citationRequest } from '../../messages/citation.ts'
import type { detectRequest } from '../../messages/detect.ts'
import { STYLE_EXAMPLE_ITEM } from '../../messages/styles.ts'
import type { humanizeRequest, paraphraseRequest, rewriteRequest } from '../../messages/transform.ts'

interface Requests {
  readonly humanize: z.input<typeof humanizeRequest>
  readonly paraphrase: z.input<typeof paraphraseRequest>
  readonly rewrite: z.input<typeof rewriteRequest>
  readonly detect: z.input<typeof detectRequest>
  readonly citation: z.input<typeof citationRequest>
  readonly bibliography: z.input<typeof bibliographyRequest>
}

/** What the examples of the reference send; `answers.ts` has what the service answered. */
export const REQUESTS: Requests = {
  humanize: {
    text: 'It is important to note that urban trees play a crucial role in cooling cities. Moreover, a survey in Leipzig found that shaded streets were 4.2 °C cooler in July (Smith, 2020).',
    language: 'en',
    mode: 'reduce-aigc',
    personal_terms: ['Leipzig'],
  },
  paraphrase: {
    text: 'The committee decided to postpone the vote because many members could not attend. It will meet again on 14 March 2026.',
    language: 'en',
    mode: 'academic',
    synonyms_level: 6,
  },
  rewrite: {
    text: "We looked at 48 soil samples and a lot of them had too much lead. This isn't surprising, because the site was a battery plant until 1987 [3]. The school discussed about the results in May and they don't want to wait.",
    tone: 'academic',
  },
  detect: {
    text: 'It is important to note that technology plays a crucial role in modern education. Moreover, it enables students to access a wide range of resources. My own class used two tablets for thirty children.',
    language: 'en',
    source_kind: 'paste',
  },
  citation: { input: STYLE_EXAMPLE_ITEM, style: 'apa' },
  bibliography: {
    items: [
      STYLE_EXAMPLE_ITEM,
      {
        type: 'book',
        title: 'Sorting Things Out',
        authors: 'Bowker, Geoffrey C.',
        year: 1999,
        publisher: 'MIT Press',
      },
      'ISBN 9780226458082',
    ],
    style: 'ieee',
    sort: 'input',
  },
}
