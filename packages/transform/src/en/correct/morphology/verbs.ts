import { type VerbForm, verbForms } from '../../grammar/inflect.ts'
import { IRREGULAR_VERBS } from '../../grammar/irregular-verbs.ts'
import { loadVocabulary } from '../../spelling/load-word-lists.ts'

export interface VerbReading {
  readonly base: string
  readonly form: VerbForm
}

const FORMS: readonly VerbForm[] = ['VB', 'VBZ', 'VBG', 'VBD', 'VBN']
const LETTERS = /^[a-z]{2,}$/
/** Their forms are auxiliaries, with confusion sets of their own. */
const AUXILIARY: ReadonlySet<string> = new Set([
  'be',
  'have',
  'do',
  'can',
  'may',
  'will',
  'shall',
  'must',
  'wo',
])

let readings: ReadonlyMap<string, readonly VerbReading[]> | undefined

/** What a word in lower case may be as a form of a verb; several for "put" and "used". Auxiliaries are left out. */
export function verbReadings(lower: string): readonly VerbReading[] {
  readings ??= build()
  return readings.get(lower) ?? []
}

/** A verb is a word that has an -s, an -ing and a past form in the lists. */
function build(): Map<string, VerbReading[]> {
  const { listed } = loadVocabulary()
  const found = new Map<string, VerbReading[]>()
  for (const base of [...listed, ...IRREGULAR_VERBS.keys()]) {
    if (
      !LETTERS.test(base) ||
      AUXILIARY.has(base) ||
      (/(?:ed|ing)$/.test(base) === true && !IRREGULAR_VERBS.has(base))
    )
      continue
    const forms = FORMS.map((form) => ({ form, spellings: verbForms(base, form) }))
    if (!forms.every(({ spellings }) => spellings.some((spelling) => listed.has(spelling)))) continue
    for (const { form, spellings } of forms)
      for (const spelling of spellings) {
        const known = found.get(spelling) ?? []
        if (!known.some((one) => one.base === base && one.form === form)) known.push({ base, form })
        found.set(spelling, known)
      }
  }
  return found
}
