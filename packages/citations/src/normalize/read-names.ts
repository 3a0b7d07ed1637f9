import type { Warning } from '@redraft/contracts'
import type { CslName } from '../item.ts'
import { cleanPlainText } from './clean-text.ts'
import { lowerCapitals } from './lower-capitals.ts'
import { splitNameList } from './name-list-text.ts'
import { readNameText, SUFFIX } from './name-text.ts'
import { isRecord, textOf } from './raw-value.ts'

/** Longer lists are cut: the largest author list published has about 15,000 names, no style prints over a few dozen. */
const NAMES_MAX = 20_000
const ET_AL = /^(?:and\s+)?(?:et\.?\s*al\.?|others|and others|等人?)$/i
const ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const PARTICLES = /^((?:(?:\p{Ll}[\p{Ll}.]{0,6}|d[’'])\s+){1,4})(?=\S*\p{Lu})/u

const KEYS: Readonly<Record<keyof CslName, readonly string[]>> = {
  family: ['family', 'last', 'lastName', 'last_name', 'lastname', 'surname', 'familyName', 'family_name'],
  given: ['given', 'first', 'firstName', 'first_name', 'firstname', 'givenName', 'given_name', 'forename'],
  suffix: ['suffix'],
  'dropping-particle': ['dropping-particle'],
  'non-dropping-particle': ['non-dropping-particle', 'prefix', 'particle'],
  literal: [
    'literal',
    'name',
    'organization',
    'organisation',
    'corporate',
    'institution',
    'full',
    'fullName',
    'full_name',
    'display_name',
  ],
}

function pick(raw: Readonly<Record<string, unknown>>, part: keyof CslName): string {
  for (const key of KEYS[part]) {
    const text = Object.hasOwn(raw, key) ? textOf(raw[key]) : undefined
    const clean = text === undefined ? '' : cleanPlainText(text.slice(0, 1_000))
    if (clean !== '') return clean
  }
  return ''
}

/** Moves a suffix and leading particles out of the family name, as citeproc does when it parses names. */
function splitFamily(name: CslName): CslName {
  const { family = '', given } = name
  if (ASIAN.test(family) || given === undefined) return name
  const suffix = /^(.+?),?\s+(Jr\.?|Sr\.?)$/.exec(family)
  const bare = suffix?.[1] ?? family
  const givenSuffix = /^(.*\S)\s*,\s*(\S+)$/.exec(given)
  const movable = givenSuffix !== null && SUFFIX.test(givenSuffix[2] ?? '') && name.suffix === undefined
  const particle = name['non-dropping-particle'] === undefined ? PARTICLES.exec(bare)?.[1] : undefined
  return {
    ...name,
    family: particle === undefined ? bare : bare.slice(particle.length),
    ...(movable && { given: givenSuffix?.[1] ?? given, suffix: givenSuffix?.[2] ?? '' }),
    ...(suffix !== null && name.suffix === undefined && { suffix: suffix[2] ?? '' }),
    ...(particle !== undefined && { 'non-dropping-particle': particle.trim() }),
  }
}

function readRecord(raw: Readonly<Record<string, unknown>>, trustNames: boolean): CslName | undefined {
  const name: CslName = {}
  for (const part of ['family', 'given', 'suffix', 'dropping-particle', 'non-dropping-particle'] as const) {
    const text = pick(raw, part)
    if (text !== '') name[part] = text
  }
  if (name.family !== undefined) {
    // A name that is all family was never split: an organisation, a single name, or a whole one.
    const { family, ...others } = name
    return Object.keys(others).length === 0 ? { literal: family } : splitFamily(name)
  }
  const literal = pick(raw, 'literal') || (name.given ?? '')
  if (literal === '') return undefined
  const split = trustNames && raw.literal === undefined && textOf(raw.name) !== undefined
  return split ? splitFamily(readNameText(literal)) : { literal }
}

const ET_AL_WARNING = { code: 'names_end_in_et_al' } as const

/** `Born, L. et al.` as one name. */
function withoutEtAl(name: CslName): CslName {
  const part = name.given !== undefined ? 'given' : name.literal !== undefined ? 'literal' : 'family'
  const bare = (name[part] ?? '').replace(/(?<![\s,])[\s,]+et\.?\s*al\.?$|(?<=\p{Script=Han})\s*等$/iu, '')
  return bare === name[part] || bare === '' ? name : { ...name, [part]: bare }
}

interface ReadNames {
  readonly names: CslName[]
  readonly warnings: Warning[]
}

/**
 * Names of any form: CSL objects, Crossref's (`name` for a consortium), objects with `first`/`last`, texts.
 * `split` says that `name` may hold a person's whole name, as people write it; services put organisations there.
 */
export function readNames(value: unknown, split: boolean): ReadNames {
  const list =
    typeof value === 'string'
      ? splitNameList(cleanPlainText(value.slice(0, 200_000)))
      : Array.isArray(value)
        ? value
        : [value]
  const warnings: Warning[] = []
  const names: CslName[] = []
  for (const entry of list.slice(0, NAMES_MAX)) {
    const text = typeof entry === 'string' ? cleanPlainText(entry.slice(0, 2_000)) : ''
    const name = ET_AL.test(text)
      ? { literal: text }
      : text !== ''
        ? splitFamily(readNameText(text))
        : isRecord(entry)
          ? readRecord(entry, split)
          : undefined
    if (name === undefined) continue
    if (ET_AL.test(name.literal ?? (name.given === undefined ? (name.family ?? '') : ''))) {
      warnings.push(ET_AL_WARNING)
      continue
    }
    const cut = withoutEtAl(name)
    if (cut !== name) warnings.push(ET_AL_WARNING)
    names.push(cut)
  }
  if (list.length > NAMES_MAX) warnings.push({ code: 'too_many_names', values: { most: NAMES_MAX } })
  const lowered = lowerCapitals(names)
  if (lowered !== names) warnings.push({ code: 'names_lowered' })
  return { names: lowered, warnings }
}
