import type { ContextModel } from '../../../language-model/context-model.ts'
import { pluralOf, singularOf } from '../morphology/nouns.ts'

/** Log-ratios from which on a use counts as seldom, usual, frequent. */
const STEPS = [-5.5, -3.5, -2.3] as const
const NEVER = -9
/** The singular of a noun must be so frequent (ln) that its uses tell something. */
const LEAST_FREQUENT = 4
/** Plural to singular, from which on a noun is surely counted. */
const LEAST_PLURAL = -2.5
const MOST_KNOWN = 20_000

interface Uses {
  /** `s` singular, `p` plural, `x` a noun of one form. */
  readonly form: 's' | 'p' | 'x'
  readonly isRare: boolean
  /** ln of `a` + singular to singular, and of plural to singular. */
  readonly article: number
  readonly plural: number
}

const known = new WeakMap<ContextModel, Map<string, Uses>>()

/** How a noun in lower case is used in the counts, as a name: its number, and how usual `a` and its plural are. */
export function countabilityOf(lower: string, model: ContextModel): string {
  const { form, isRare, article, plural } = usesOf(lower, model)
  return isRare ? `${form}?` : `${form}${stepOf(article)}${stepOf(plural - 1.5)}`
}

/** Whether a noun in lower case is a singular that is surely counted: "letter", not "advice". */
export function isCountedSingular(lower: string, model: ContextModel): boolean {
  const { form, isRare, article, plural } = usesOf(lower, model)
  return form === 's' && !isRare && plural > LEAST_PLURAL && article > -4.5
}

function usesOf(lower: string, model: ContextModel): Uses {
  const uses = known.get(model) ?? new Map<string, Uses>()
  known.set(model, uses)
  const found = uses.get(lower) ?? measure(lower, model)
  if (uses.size > MOST_KNOWN) uses.clear()
  uses.set(lower, found)
  return found
}

function measure(lower: string, model: ContextModel): Uses {
  const singular = singularOf(lower)
  const plural = singular === undefined ? pluralOf(lower) : lower
  const one = singular ?? lower
  const alone = model.frequency(one)
  const counted = Math.max(model.frequency(`a ${one}`), model.frequency(`an ${one}`))
  const many = plural === undefined ? 0 : model.frequency(plural)
  return {
    form: singular === undefined ? (plural === undefined ? 'x' : 's') : 'p',
    isRare: alone < LEAST_FREQUENT,
    article: counted === 0 ? NEVER : counted - alone,
    plural: many === 0 ? NEVER : many - alone,
  }
}

const stepOf = (ratio: number): number => STEPS.filter((least) => ratio > least).length
