import {
  REASON_SEPARATOR,
  type RemarkValues,
  renderRemark,
  type Sentences,
  type Signal,
} from '@redraft/contracts'
import type { Sayings } from './sayings.ts'
import type { Told } from './told.ts'

/** Says what an answer tells in the language of `sayings`; what has no code that is known stays as it came. */
export interface Speaker {
  warning(told: Told): string
  /** A revision note, or the whole advice of one. */
  note(told: Told): string
  /** Why an edit was made; `code` of an edit made of several has the code of each. */
  reason(told: Told): string
  /** The name of a kind of edit. */
  kind(kind: string): string
  /** What a signal is called, and what it measures where the answer's own sentence is in another language. */
  signal(signal: Signal): { readonly label: string; readonly meaning?: string }
}

const find = <T>(table: Readonly<Record<string, T>>, code: string | undefined): T | undefined =>
  code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined

/** `variable` names a field of a citation; the fields of one warning may have one name. */
function withNames(values: RemarkValues, variable: (name: string) => string): RemarkValues {
  const named: Record<string, RemarkValues[string]> = { ...values }
  if (typeof values.variable === 'string') named.variable = variable(values.variable)
  if (Array.isArray(values.fields)) named.fields = [...new Set(values.fields.map(variable))].join(' / ')
  return named
}

/** A speaker of one language. `variable` names a field of a citation in it. */
export function createSpeaker(sayings: Sayings, variable: (name: string) => string): Speaker {
  const say = (sentences: Sentences, { sentence, code, values = {} }: Told): string => {
    const known = find(sentences, code)
    return known === undefined || code === undefined
      ? sentence
      : renderRemark({ [code]: known }, { code, values: withNames(values, variable) })
  }
  return {
    warning(told) {
      const said = say(sayings.warnings, told)
      const source = told.values?.source
      return source === undefined || said === told.sentence ? said : `${source}: ${said}`
    },
    note: (told) => say(sayings.notes, told),
    reason({ sentence, code }) {
      const said = code?.split(REASON_SEPARATOR).map((one) => find<string>(sayings.reasons, one)) ?? []
      return said.length > 0 && said.every((one) => one !== undefined) ? said.join(sayings.space) : sentence
    },
    kind: (kind) => find<string>(sayings.kinds, kind) ?? kind.replaceAll('_', ' '),
    signal: ({ id, label }) => find(sayings.signals ?? {}, id) ?? { label },
  }
}
