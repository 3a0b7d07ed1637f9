import { z } from 'zod'
import { CITATION_STYLE_IDS, CITATION_STYLES } from '../citation-styles.ts'

export const stylesResponse = z
  .object({
    styles: z
      .array(
        z.object({
          id: z.enum(CITATION_STYLE_IDS).describe('What to send as `style`'),
          name: z.string().describe('Its name'),
          edition: z.string().describe('The edition followed'),
          example: z.string().describe('A book in this style'),
        }),
      )
      .describe('The styles, in a fixed order'),
  })
  .meta({ id: 'StylesResponse' })
export type StylesResponse = z.infer<typeof stylesResponse>

/** What `GET /styles` answers; the examples are kept true by a test of the engine. */
export function listStyles(): StylesResponse {
  return {
    styles: CITATION_STYLE_IDS.map((id) => {
      const { name, edition } = CITATION_STYLES[id]
      return { id, name, edition, example: STYLE_EXAMPLES[id] }
    }),
  }
}

/** The book of the examples, as CSL-JSON. */
export const STYLE_EXAMPLE_ITEM = {
  id: 'kuhn1962',
  type: 'book',
  title: 'The Structure of Scientific Revolutions',
  author: [{ family: 'Kuhn', given: 'Thomas S.' }],
  issued: { 'date-parts': [[1962]] },
  publisher: 'University of Chicago Press',
  'publisher-place': 'Chicago',
  language: 'en-US',
}

const STYLE_EXAMPLES: Readonly<Record<(typeof CITATION_STYLE_IDS)[number], string>> = {
  apa: 'Kuhn, T. S. (1962). The Structure of Scientific Revolutions. University of Chicago Press.',
  mla: 'Kuhn, Thomas S. The Structure of Scientific Revolutions. U of Chicago P, 1962.',
  chicago: 'Kuhn, Thomas S. 1962. The Structure of Scientific Revolutions. University of Chicago Press.',
  'chicago-notes':
    'Kuhn, Thomas S. The Structure of Scientific Revolutions. University of Chicago Press, 1962.',
  ieee: 'T. S. Kuhn, The Structure of Scientific Revolutions. Chicago: University of Chicago Press, 1962.',
  harvard: 'Kuhn, T.S. (1962) The Structure of Scientific Revolutions. Chicago: University of Chicago Press.',
  nature: 'Kuhn, T. S. The Structure of Scientific Revolutions (University of Chicago Press, Chicago, 1962).',
  vancouver: 'Kuhn TS. The Structure of Scientific Revolutions. Chicago: University of Chicago Press; 1962.',
  acs: 'Kuhn, T. S. The Structure of Scientific Revolutions; University of Chicago Press: Chicago, 1962.',
  ama: 'Kuhn TS. The Structure of Scientific Revolutions. University of Chicago Press; 1962.',
  'gb-t': 'KUHN T S. The Structure of Scientific Revolutions[M]. Chicago: University of Chicago Press, 1962.',
  'gb-t-author-date':
    'KUHN T S, 1962. The Structure of Scientific Revolutions[M]. Chicago: University of Chicago Press.',
  oscola: 'Kuhn TS, The Structure of Scientific Revolutions (University of Chicago Press 1962)',
  bluebook: 'Thomas S. Kuhn, The Structure of Scientific Revolutions (1962).',
}
