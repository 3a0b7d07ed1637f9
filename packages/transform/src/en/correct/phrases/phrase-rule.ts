import { compileGuard, type Guard } from '../../guard.ts'
import { compilePattern, type Pattern } from '../../pattern.ts'

/** A wording of learners and what stands for it; written in the language of rewrite rules (`src/en/pattern.ts`). */
export interface PhraseRule {
  /** Name of the section of the file: which mistake it is. */
  readonly section: string
  /** The line that it was read from. */
  readonly source: string
  readonly patterns: readonly Pattern[]
  readonly guards: readonly Guard[]
  readonly replacement: string
  /** What it must make of a text. */
  readonly makes: readonly (readonly [before: string, after: string])[]
  /** Texts that it must leave alone. */
  readonly leaves: readonly string[]
}

/** A rule as it is written, before its pattern and guards are compiled. */
export interface WrittenPhrase {
  readonly section: string
  readonly source: string
  readonly pattern: string
  readonly replacement: string
  readonly guards: readonly string[]
  readonly makes: PhraseRule['makes']
  readonly leaves: PhraseRule['leaves']
}

/** @throws SyntaxError with the line when its pattern or a guard is not understood. */
export function compilePhrase({ pattern, guards, ...rest }: WrittenPhrase): PhraseRule {
  try {
    const compiled = compilePattern(pattern)
    const captured = new Set(compiled.elements.map(({ capture }) => capture))
    const empty = [...rest.replacement.matchAll(/\{([^:>}]+)/g)].find(([, slot]) => !captured.has(slot))
    if (empty !== undefined) throw new SyntaxError(`nothing fills ${empty[0]}`)
    return { ...rest, patterns: [compiled], guards: guards.map(compileGuard) }
  } catch (cause) {
    throw new SyntaxError(`${rest.source}: ${cause instanceof Error ? cause.message : ''}`, { cause })
  }
}
