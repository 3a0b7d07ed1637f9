import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from './document.ts'

/** `npm run openapi`: writes the document to the repository root, where the test compares it, if it is another one. */
const target = new URL('../../../../openapi.json', import.meta.url)
const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`
if (!existsSync(target) || readFileSync(target, 'utf8') !== document) writeFileSync(target, document)
