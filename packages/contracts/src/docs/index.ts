export { renderErrorIndex, renderErrorPage } from './error-page.ts'
export { renderDocsPage } from './page.ts'
