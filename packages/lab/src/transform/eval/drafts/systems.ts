import type { TransformGoal } from '@redraft/contracts'
import { createTransformEngine } from '@redraft/transform'
import { loadVocabulary, mendWord } from '@redraft/transform/internals'
import { LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { DraftRow } from './read-drafts.ts'

/** What corrects a draft. */
export interface System {
  readonly name: string
  correct(row: DraftRow): string | Promise<string>
}

const GOALS: readonly (readonly [string, TransformGoal])[] = [
  ['rewrite', { endpoint: 'rewrite', tone: 'academic' }],
  ['fluency', { endpoint: 'paraphrase', mode: 'fluency', synonymsLevel: 5 }],
]

const copy: System = { name: 'copy', correct: ({ src }) => src }

/** Unknown words for the one known word that is clearly nearest. */
const spellChecker: System = {
  name: 'spell-checker',
  correct: ({ src }) =>
    src.replace(
      /(?<![\p{L}'’-])\p{Ll}+(?![\p{L}'’-])/gu,
      (word) => mendWord(word, loadVocabulary())?.word ?? word,
    ),
}

/** Harper with its first suggestion for every lint of spelling or grammar. */
async function harper(): Promise<System> {
  const linter = new LocalLinter({ binary })
  await linter.setup()
  return {
    name: 'harper',
    async correct({ src }) {
      let text = src
      for (const lint of (await linter.lint(src, { language: 'plaintext' })).reverse()) {
        const [suggestion] = lint.suggestions()
        if (suggestion !== undefined) text = await linter.applySuggestion(text, lint, suggestion)
      }
      return text
    },
  }
}

/** The engine in the two modes that are held to figures, and with `beside` what it is compared with. */
export async function createSystems(language: string, beside: boolean): Promise<System[]> {
  const engine = createTransformEngine()
  const own = GOALS.map(([name, goal]) => ({
    name,
    correct: ({ src, lang }: DraftRow) =>
      engine.transform({ text: src, language: lang, goal, personalTerms: [] }).output,
  }))
  if (!beside) return own
  return language === 'en' ? [copy, spellChecker, await harper(), ...own] : [copy, ...own]
}
