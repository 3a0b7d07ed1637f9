import { pluralise, verbForms } from '../../grammar/inflect.ts'
import { IRREGULAR_VERBS } from '../../grammar/irregular-verbs.ts'

const PASTS = new Map<string, readonly string[]>(
  [...IRREGULAR_VERBS].flatMap(([base, { past, participle }]) =>
    [`${base}ed`, `${base}d`, `${base}${base.at(-1)}ed`].map(
      (made) => [made, [...new Set([...past.slice(0, 1), ...participle.slice(0, 1)])]] as const,
    ),
  ),
)

/** "choosed" → chose, chosen; "familys" → families; "studing" → studying: forms made by the wrong rule. */
export function formsMeant(lower: string, isListed: (word: string) => boolean): string[] {
  const meant = new Set(PASTS.get(lower) ?? [])
  const add = (form: string | undefined) => {
    if (form !== undefined && form !== lower && isListed(form)) meant.add(form)
  }
  if (/s$/.test(lower)) {
    const stem = lower.slice(0, -1)
    if (isListed(stem)) add(pluralise(stem))
    if (/s$/.test(stem) === false && isListed(lower.replace(/es$/, '')))
      add(pluralise(lower.replace(/es$/, '')))
    if (/(?:men|people|children|feet|teeth)s$/.test(lower)) add(stem)
  }
  if (/ed$/.test(lower)) {
    for (const base of [lower.slice(0, -2), lower.slice(0, -1), `${lower.slice(0, -2)}y`, lower.slice(0, -3)])
      if (isListed(base)) add(verbForms(base, 'VBD')[0])
  }
  if (/ing$/.test(lower)) {
    for (const base of [
      lower.slice(0, -3),
      `${lower.slice(0, -3)}e`,
      `${lower.slice(0, -3)}y`,
      lower.slice(0, -4),
    ])
      if (isListed(base)) add(verbForms(base, 'VBG')[0])
  }
  return [...meant]
}
