import { writeFileSync } from 'node:fs'
import { readLicences } from './read-licences.ts'

/** `npm run docs:generate`: takes NOTICE and the corpora of the model card into the licences page. */
const { notice, modelData } = readLicences()
const text = `// Written by \`npm run docs:generate\` from NOTICE and packages/detect/MODEL_CARD.md; a test compares them.
export const NOTICE = ${JSON.stringify(notice)}

export const MODEL_DATA: readonly (readonly string[])[] = ${JSON.stringify(modelData)}
`
writeFileSync(new URL('../../../src/docs/licences/licence-texts.ts', import.meta.url), text)
