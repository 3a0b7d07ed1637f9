import type { CompiledRule } from './english-rule.ts'
import type { Pattern } from './pattern.ts'
import type { Token } from './token.ts'

interface Patterned {
  readonly patterns: readonly Pattern[]
}

interface Entry<R> {
  readonly compiled: R
  readonly pattern: Pattern
  /** How many tokens before the indexed word the pattern begins. */
  readonly offset: number
}

export interface Candidate<R = CompiledRule> {
  readonly compiled: R
  readonly pattern: Pattern
  readonly from: number
}

/** Finds the rules that could match at some token by one obligatory word of their pattern. */
export class RuleIndex<R extends Patterned = CompiledRule> {
  readonly #byForm = new Map<string, Entry<R>[]>()
  readonly #anywhere: Entry<R>[] = []

  constructor(rules: readonly R[]) {
    for (const compiled of rules) for (const pattern of compiled.patterns) this.#add(compiled, pattern)
  }

  #add(compiled: R, pattern: Pattern): void {
    const anchor = findAnchor(pattern)
    if (anchor === undefined) {
      this.#anywhere.push({ compiled, pattern, offset: 0 })
      return
    }
    for (const form of anchor.forms) {
      const list = this.#byForm.get(form) ?? []
      list.push({ compiled, pattern, offset: anchor.offset })
      this.#byForm.set(form, list)
    }
  }

  *candidates(tokens: readonly Token[]): Generator<Candidate<R>> {
    for (const [index, token] of tokens.entries()) {
      for (const { compiled, pattern, offset } of this.#byForm.get(token.lower) ?? []) {
        if (index >= offset) yield { compiled, pattern, from: index - offset }
      }
      for (const { compiled, pattern } of this.#anywhere) yield { compiled, pattern, from: index }
    }
  }
}

/** The rarest-looking (longest) obligatory word whose distance from the beginning is fixed. */
function findAnchor(pattern: Pattern): { forms: string[]; offset: number } | undefined {
  let best: { forms: string[]; offset: number; length: number } | undefined
  for (const [offset, element] of pattern.elements.entries()) {
    if (element.optional) break
    if (element.forms) {
      const forms = [...element.forms.keys()]
      const length = Math.min(...forms.map((form) => form.length))
      if (best === undefined || length > best.length) best = { forms, offset, length }
    } else if (element.isVariable) break
  }
  return best
}
