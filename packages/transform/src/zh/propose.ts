import type { Edit } from '../edit.ts'
import type { ProposeRequest } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { joinsWell } from './junctions.ts'
import { type CompiledRule, matchRule } from './match-rule.ts'
import type { ZhOperation } from './operations/operation.ts'
import { permittedRegisters, textRegister } from './register.ts'
import { viewSentences, type ZhSentence } from './view.ts'

/** Kind of the rules that only trade a word for another; `synonyms_level` governs them. */
export const SYNONYM_KIND = 'synonym'

/** Edits of the rules that suit the request; of the alternatives of one place one is drawn. */
export function proposeByRules(
  rules: readonly CompiledRule[],
  source: Source,
  request: ProposeRequest,
): Edit[] {
  const registers = permittedRegisters(request.mode, textRegister(source.text))
  const suitable = rules.filter(
    ({ rule, probe }) =>
      registers.has(rule.register) &&
      (rule.modes.length === 0 || rule.modes.includes(request.mode)) &&
      (rule.kind !== SYNONYM_KIND || rule.strength <= request.synonymsLevel) &&
      probe.test(source.text),
  )
  return viewSentences(source).flatMap((sentence) =>
    suitable.flatMap((rule) =>
      matchRule(rule, sentence).flatMap((alternatives) => {
        const fitting = alternatives.filter((edit) => edit.after !== edit.before && joinsIn(sentence, edit))
        const drawn = fitting[Math.floor(request.random() * fitting.length)]
        return drawn === undefined ? [] : [drawn]
      }),
    ),
  )
}

/** Edits of the structural operations that suit the request. */
export function proposeByOperations(
  operations: readonly ZhOperation[],
  source: Source,
  request: ProposeRequest,
): Edit[] {
  const suitable = operations.filter(({ modes }) => modes.length === 0 || modes.includes(request.mode))
  return viewSentences(source).flatMap((sentence) =>
    suitable.flatMap((operation) =>
      operation
        .find(sentence)
        .map((found) => ({
          ...found,
          before: source.text.slice(found.start, found.end),
          kind: operation.kind,
          reason: operation.reason,
          ruleId: operation.id,
          strength: operation.strength,
          risk: operation.risk,
          gain: operation.gain,
        }))
        .filter((edit) => joinsIn(sentence, edit)),
    ),
  )
}

/** Whether the sentence is as well formed with the edit as it was without. */
function joinsIn({ text, span }: ZhSentence, edit: Edit): boolean {
  const from = edit.start - span.start
  const to = edit.end - span.start
  return joinsWell(text, text.slice(0, from) + edit.after + text.slice(to))
}
