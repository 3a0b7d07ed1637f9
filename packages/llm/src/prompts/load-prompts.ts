import { readFileSync } from 'node:fs'
import type { Language } from '@redraft/contracts'
import { RULE_MODES, type RuleMode } from '@redraft/transform'
import { ANSWER_GATES, type AnswerGate } from '../verify/fault.ts'

/** Version of the prompts: the folder that they are read from. An older one stays until no fixture was made with it. */
const PROMPT_VERSION = 'v1'

/** How freely words are exchanged, where a caller asks for more or less than the task does. */
export type WordFreedom = 'none' | 'few' | 'many'

/** What a model is told in one language. `{name}` stands for what is put in. */
export interface Prompts {
  /** Instructions for a rewrite, with `{task}`. */
  readonly base: string
  /** Stands after the instructions where an answer was refused, with `{faults}`. */
  readonly repair: string
  readonly review: string
  readonly modes: Readonly<Record<RuleMode, string>>
  readonly synonyms: Readonly<Record<WordFreedom, string>>
  /** What is wrong with an answer, with `{detail}`. */
  readonly faults: Readonly<Record<AnswerGate, string>>
}

const loaded = new Map<Language, Prompts>()

/** The prompts of a language, read once. Throws when one is missing. */
export function promptsOf(language: Language): Prompts {
  const prompts = loaded.get(language) ?? load(language)
  loaded.set(language, prompts)
  return prompts
}

function load(language: Language): Prompts {
  const read = (name: string): string =>
    readFileSync(new URL(`../../prompts/${PROMPT_VERSION}/${language}/${name}`, import.meta.url), 'utf8')
  const text = (name: string): string => read(`${name}.md`).replace(/\n$/, '')
  const entries = <Key extends string>(keys: readonly Key[], of: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, string>
  const sentences: Readonly<Record<string, string>> = JSON.parse(read('faults.json'))
  return {
    base: text('base'),
    repair: text('repair'),
    review: text('review'),
    modes: entries(RULE_MODES, (mode) => text(`modes/${mode}`)),
    synonyms: entries(['none', 'few', 'many'], (freedom) => text(`synonyms/${freedom}`)),
    faults: entries(ANSWER_GATES, (gate) => {
      const sentence = sentences[gate]
      if (sentence === undefined) throw new RangeError(`no sentence for the fault ${gate} in ${language}`)
      return sentence
    }),
  }
}
