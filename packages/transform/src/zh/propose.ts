import { CHINESE_HEARING } from '../echoes/chinese.ts'
import { echoes } from '../echoes/echoes.ts'
import type { Edit } from '../edit.ts'
import { draftedEdit, serves } from '../operation.ts'
import { wantsAny } from '../purpose/wanted-purposes.ts'
import { servedPurposes, type WordingSense } from '../purpose/weigh.ts'
import { createRandom, hashText } from '../random.ts'
import type { ProposeRequest } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { isEnabled } from './eligibility.ts'
import { joinsIn, spellsAcross } from './junctions.ts'
import { type CompiledRule, matchRule } from './match-rule.ts'
import type { ZhOperation } from './operations/operation.ts'
import { permittedRegisters, textRegister } from './register.ts'
import { breaksSeries } from './series.ts'
import { viewSentences, type ZhSentence } from './view.ts'

/** Edits of the rules that suit the request; of the alternatives of one place one is drawn. */
export function proposeByRules(
  rules: readonly CompiledRule[],
  source: Source,
  request: ProposeRequest,
  sense: WordingSense,
): Edit[] {
  const registers = permittedRegisters(request.mode, textRegister(source.text))
  const salt = request.goal.endpoint === 'humanize' ? request.random() : 0
  const suitable = rules.filter(
    ({ rule, probe }) => isEnabled(rule, request, registers) && probe.test(source.text),
  )
  return viewSentences(source).flatMap((sentence) =>
    suitable.flatMap((rule) =>
      matchRule(rule, sentence).flatMap((alternatives) => {
        const fitting = alternatives.filter(
          (edit) =>
            edit.before !== edit.after &&
            wantsAny(request.mode, servedPurposes(edit, sense)) &&
            joinsIn(sentence.text, within(sentence, edit)) &&
            !spellsAcross(sentence.text, within(sentence, edit)) &&
            !breaksSeries(sentence, edit) &&
            !echoes(source.text, edit, CHINESE_HEARING),
        )
        const drawn = drawOne(fitting, request, salt)
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
  const suitable = operations.filter((operation) => serves(operation, request.mode))
  return viewSentences(source).flatMap((sentence) =>
    suitable.flatMap((operation) =>
      operation
        .drafts(sentence)
        .map((draft) => draftedEdit(operation, draft, source.text))
        .filter((edit) => edit.before !== edit.after && joinsIn(sentence.text, within(sentence, edit))),
    ),
  )
}

/**
 * One of the alternatives of a place: the longest for `expand`, the shortest for `shorten`, else by a lot that falls
 * alike whatever else is proposed, so that a higher synonyms level only adds to a lower one.
 */
function drawOne(fitting: readonly Edit[], { mode }: ProposeRequest, salt: number): Edit | undefined {
  const place = `${salt}:${fitting[0]?.ruleId}:${fitting[0]?.start}`
  const drawn = fitting[Math.floor(createRandom(hashText(place))() * fitting.length)]
  if (mode !== 'expand' && mode !== 'shorten') return drawn
  const sorted = [...fitting].sort((a, b) => a.after.length - b.after.length)
  return mode === 'expand' ? sorted.at(-1) : sorted[0]
}

/** An edit with its offsets counted from the beginning of its sentence. */
function within({ span }: ZhSentence, { start, end, after }: Edit): Pick<Edit, 'start' | 'end' | 'after'> {
  return { start: start - span.start, end: end - span.start, after }
}
