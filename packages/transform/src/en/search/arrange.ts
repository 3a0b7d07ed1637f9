import type { Edit } from '../../edit.ts'
import { createJoinedScorer, type ScorerParts, type Taken } from './joined-score.ts'
import { continueRhythm, type Rhythm, SILENCE, shapeOf } from './rhythm.ts'
import { findSlots, type Option, type SlotParts } from './slots.ts'

/** States kept from one slot to the next. */
const WIDTH = 6

interface State {
  readonly taken: readonly Taken[]
  readonly rhythm: Rhythm
  readonly score: number
}

export type ArrangeParts = SlotParts & Omit<ScorerParts, 'slots'>

/**
 * Beam search from left to right over the places where edits were chosen: at each, the edit, a rival, or the source.
 * A state's score is the sum of the values of its edits and of what they make together: echoes of words, fluency,
 * register (`joined-score.ts`), and the rhythm of the sentences (`rhythm.ts`). Ties keep the order of the options.
 */
export function arrangeEdits(parts: ArrangeParts): Edit[] {
  const { source } = parts
  const slots = findSlots(parts)
  const scorer = createJoinedScorer({ ...parts, slots })
  let beam: readonly State[] = [{ taken: [], rhythm: SILENCE, score: 0 }]
  for (const [index, slot] of slots.entries()) {
    const clearEnd = slots[index + 1]?.options[0]?.start ?? source.text.length
    const isNewBlock = slots[index - 1]?.block !== slot.block
    const blockStart = source.sentences.find((sentence) => sentence.block === slot.block)?.start ?? 0
    const next: State[] = []
    for (const state of beam) {
      const from = isNewBlock ? blockStart : (state.taken.at(-1)?.option.end ?? 0)
      for (const option of slot.options) {
        if (option.start < (state.taken.at(-1)?.option.end ?? 0)) continue
        const joined = scorer.score(state.taken, { slot, option }, clearEnd)
        if (joined === undefined) continue
        const piece = `${source.text.slice(from, option.start)}${option.after}`
        const { rhythm, score } = continueRhythm(isNewBlock ? SILENCE : state.rhythm, shapeOf(piece))
        next.push({
          taken: [...state.taken, { slot, option }],
          rhythm,
          score: state.score + option.worth + joined + score,
        })
      }
    }
    beam = keepBest(next)
  }
  const best = beam[0]?.taken ?? []
  return best.flatMap(({ option }) => option.edit ?? [])
}

/** The best states, one of each kind that can still matter: what was taken of late, and the rhythm. */
function keepBest(states: readonly State[]): State[] {
  const sorted = states
    .map((state, index) => ({ state, index }))
    .sort((a, b) => b.state.score - a.state.score || a.index - b.index)
  const kept = new Map<string, State>()
  for (const { state } of sorted) {
    const key = outlook(state)
    if (!kept.has(key)) kept.set(key, state)
    if (kept.size === WIDTH) break
  }
  return [...kept.values()]
}

function outlook({ taken, rhythm }: State): string {
  const sentence = taken.at(-1)?.slot.sentence ?? 0
  const recent: number[] = []
  for (let index = taken.length - 1; index >= 0; index--) {
    const { slot, option } = taken[index] as Taken
    if (slot.sentence < sentence - 1) break
    recent.push(slot.options.indexOf(option as Option))
  }
  return `${recent.join('.')}/${rhythm.earlier}/${rhythm.last}/${rhythm.open}`
}
