/// <reference path="./citeproc.d.ts" />
import CSL from 'citeproc'

type Engine = CSL.Engine
type Token = CSL.Token

/** The macros that sort keys of an engine call, by list and name. */
const built = new WeakMap<Engine, Map<string, Token[]>>()

/** The lists that the macros being compiled are called from, the innermost last. */
const callers: Token[][] = []

/** Stands for a macro's tokens where it is called: runs them. */
function runnerOf(tokens: readonly Token[]): Token {
  const runner = new CSL.Token('text', CSL.SINGLETON)
  runner.execs.push((engine, item, cite) => {
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at]
      if (!token) return
      at = CSL.tokenExec.call(engine, token, item, cite)
    }
  })
  return runner
}

/** The tokens of a macro in the list being compiled, and whether they are still to be built. */
function macroOf(engine: Engine, name: string): { readonly tokens: Token[]; readonly isNew: boolean } {
  const macros = built.get(engine) ?? new Map<string, Token[]>()
  built.set(engine, macros)
  const key = `${engine.build.root} ${name}`
  const known = macros.get(key)
  const tokens = known ?? []
  macros.set(key, tokens)
  return { tokens, isNew: known === undefined }
}

/**
 * Lets sort keys call a macro that is built once, as citeproc does everywhere else. There it copies every macro into
 * every place that calls it: 203,700 tokens for the sort keys of Chicago, where 5,342 say the same, 130 MB and 2 s.
 */
export function shareSortMacros(): void {
  const { expandMacro, getMacroTarget, configureMacro } = CSL
  CSL.expandMacro = function (this: Engine, call: CSL.MacroCall, target: Token[]) {
    callers.push(target)
    try {
      expandMacro.call(this, call, target)
    } finally {
      callers.pop()
    }
  }
  CSL.getMacroTarget = function (this: Engine, name: string) {
    if (!this.build.extension) return getMacroTarget.call(this, name)
    const { tokens, isNew } = macroOf(this, name)
    callers.at(-1)?.push(runnerOf(tokens))
    return isNew ? tokens : false
  }
  CSL.configureMacro = function (this: Engine, tokens: Token[]) {
    if (this.build.extension) this.configureTokenList(tokens)
    else configureMacro.call(this, tokens)
  }
}
