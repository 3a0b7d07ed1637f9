import type { JudgedEdit } from './judged-edit.ts'

/** Edits that must bear a name for it to have a weight. */
const COMMON = 12

function allNames(edit: JudgedEdit): string[] {
  return [
    `group ${edit.group}`,
    `mode ${edit.mode}`,
    `kind ${edit.kind}`,
    `role ${edit.role}`,
    ...edit.purposes.map((purpose) => `purpose ${purpose}`),
    `previous ${edit.previous}`,
    `next ${edit.next}`,
  ]
}

/** Names that are common enough among edits to learn what they say. */
export function namesWithWeight(edits: readonly JudgedEdit[]): string[] {
  const counts = new Map<string, number>()
  for (const name of edits.flatMap(allNames)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= COMMON && count < edits.length).map(([name]) => name)
}

/** 1 for each of the names that an edit bears, else 0. */
export function namesOf(edit: JudgedEdit, names: readonly string[]): number[] {
  const own = new Set(allNames(edit))
  return names.map((name) => Number(own.has(name)))
}
