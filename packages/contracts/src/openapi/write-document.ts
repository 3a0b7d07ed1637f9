import { writeFileSync } from 'node:fs'
import { openApiDocument } from './document.ts'

/** `npm run openapi`: writes the document to the repository root, where the test compares it. */
const target = new URL('../../../../openapi.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
