import { ERROR_CODES, ERRORS } from '@redraft/contracts'
import { type OpenApiDocument, openApiDocument } from '@redraft/contracts/openapi'
import { expect, test } from 'vitest'
import { readSource } from '../build/read-source.ts'
import { escapeText, prose } from '../markdown/markdown.ts'
import { LOCALES } from '../reference/labels.ts'
import { errorCodesOf, operationsOf } from '../reference/operations.ts'
import { schemaFields } from '../reference/schema-fields.ts'
import { sourceFile } from './page-address.ts'
import { renderSite } from './render-site.ts'

const document = openApiDocument()
const source = readSource()
const render = (given: OpenApiDocument) => renderSite({ ...source, document: given })
const site = render(document)

test.each(LOCALES)('every code has a page with cause, remedy, status and example in %s', (locale) => {
  for (const name of ERROR_CODES) {
    const page = site.pages.get(sourceFile(locale, `errors/${name}`))
    const { cause, remedy, status } = ERRORS[name]
    for (const part of [prose(cause), prose(remedy), `HTTP ${status}`, `"code": "${name}"`])
      expect(page).toContain(part)
  }
})

test.each(LOCALES)('every operation has a page in %s with its path and each of its errors', (locale) => {
  for (const { path, operation } of operationsOf(document)) {
    const page = site.pages.get(sourceFile(locale, `reference/${operation.operationId}`))
    expect(page).toContain(escapeText(path))
    for (const name of errorCodesOf(operation)) expect(page).toContain(`/errors/${name})`)
  }
})

test('every field of every message says what it is', () => {
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) {
    const silent = schemaFields(schema, schemas).filter(({ description }) => description === '')
    expect(silent.map((field) => `${name}.${field.name}`)).toEqual([])
  }
})

test.each(LOCALES)('the contents of %s name every page once', (locale) => {
  const items = site.navigation[locale].flatMap((group) => group.items)
  expect(new Set(items.map(({ link }) => link)).size).toBe(items.length)
  expect(new Set(items.map(({ text }) => text)).size).toBe(items.length)
  expect(items.filter(({ text }) => text === '')).toEqual([])
})

test('whatever the contract holds comes out as text: no element, no expression, no link of its own', () => {
  const evil = '<img src=x onerror=alert(1)>{{ 1 + 1 }}[a](https://evil.example)|`'
  const { paths, ...rest } = document
  const hostile = {
    ...rest,
    paths: JSON.parse(
      JSON.stringify(paths).replaceAll(
        '"summary":"',
        `"summary":"${JSON.stringify(evil.replace('`', '')).slice(1, -1)}`,
      ),
    ),
  }
  const page = render(hostile).pages.get('reference/humanize.md') ?? ''
  const outside = page.replace(/```[\s\S]*?```/g, '')
  expect(outside).toContain(escapeText('<img src=x onerror=alert(1)>{{ 1 + 1 }}'))
  expect(outside).not.toMatch(/<img|\{\{|\]\(https:\/\/evil/)
})

test('what a page asks to insert and nobody knows is a fault of the build', () => {
  const english = new Map([['index', '# X\n\n<!-- insert: nothing -->']])
  const empty = new Map<string, string>()
  const content = { en: english, 'zh-CN': empty, 'zh-TW': empty }
  expect(() => renderSite({ ...source, content })).toThrow('nothing')
})
