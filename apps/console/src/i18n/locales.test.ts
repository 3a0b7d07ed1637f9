import { readFileSync } from 'node:fs'
import { ERROR_CODES } from '@redraft/contracts'
import { AUDIT_ACTIONS, LEDGER_KINDS } from '@redraft/contracts/console'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'

type Texts = { readonly [key: string]: string | Texts }

const FOLDERS = ['locales', '../playground/locales']
const PLURAL = /_(?:zero|one|two|few|many|other)$/

function read(folder: string, language: string): Texts {
  return JSON.parse(readFileSync(new URL(`./${folder}/${language}.json`, import.meta.url), 'utf8')) as Texts
}

/** Keys with their texts, `a.b.c`. */
function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** What must be alike in every language: the keys, and the values that each text takes. */
function shape(texts: Texts): string[] {
  const lines = flatten(texts).map(([key, text]) => {
    const taken = [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1])
    return `${key.replace(PLURAL, '')}: ${[...new Set(taken)].sort().join(' ')}`
  })
  return [...new Set(lines)].sort()
}

describe.each(FOLDERS)('%s', (folder) => {
  test.each(['zh-CN', 'zh-TW'])('%s has the keys and values of English', (language) => {
    expect(shape(read(folder, language))).toEqual(shape(read(folder, 'en')))
  })

  test.each(LANGUAGES)('no text of %s is empty', (language) => {
    expect(flatten(read(folder, language)).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

test('every error code has a text', () => {
  expect(Object.keys(read('locales', 'en').error ?? {})).toEqual(expect.arrayContaining(ERROR_CODES))
})

test('every kind of credit has a text', () => {
  expect(Object.keys(read('locales', 'en').ledger ?? {})).toEqual(expect.arrayContaining([...LEDGER_KINDS]))
})

test('every action of the audit log has a text', () => {
  const { audit } = read('locales', 'en')
  const texts = flatten(typeof audit === 'object' && typeof audit.action === 'object' ? audit.action : {})
  expect(texts.map(([action]) => action).sort()).toEqual([...AUDIT_ACTIONS].sort())
})
