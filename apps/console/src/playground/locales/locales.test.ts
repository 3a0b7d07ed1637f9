import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

const read = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'))

const entries = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  )

it.each(['zh-CN', 'zh-TW'])('texts in %s use the marks of the language', (language) => {
  for (const [, text] of entries(read(language))) expect(text).not.toMatch(/\p{Script=Han}[,;!?]/u)
})
