import { byPosition, type Edit, overlaps } from '../../edit.ts'
import type { Source } from '../../source.ts'
import { contentStems } from '../grammar/content-words.ts'

/** One wording that a slot may take. */
export interface Option {
  /** Undefined: the source stays. */
  readonly edit: Edit | undefined
  readonly start: number
  readonly end: number
  readonly after: string
  readonly worth: number
  /** Content words of the wording, and those of them that the source did not have in this place. */
  readonly stems: ReadonlySet<string>
  readonly fresh: ReadonlySet<string>
}

/** A place where an edit was chosen: that edit first, then what could stand there in its stead. */
export interface Slot {
  readonly sentence: number
  readonly block: number
  readonly options: readonly Option[]
}

export interface SlotParts {
  readonly source: Source
  readonly chosen: readonly Edit[]
  readonly candidates: readonly Edit[]
  readonly worth: (edit: Edit) => number
  /** Edits that are no matter of taste: repairs are kept as they are. */
  readonly isFixed: (edit: Edit) => boolean
}

const MOST_ALTERNATIVES = 4

/** The slots of a text in order. */
export function findSlots({ source, chosen, candidates, worth, isFixed }: SlotParts): Slot[] {
  const sorted = [...chosen].sort(byPosition)
  const others = candidates.filter((edit) => !chosen.includes(edit)).sort(byPosition)
  let from = 0
  return sorted.map((edit, index) => {
    const sentence = source.sentences.findLastIndex((other) => other.start <= edit.start)
    const options = [toOption(source, edit, worth(edit))]
    if (!isFixed(edit)) {
      const clear = {
        start: sorted[index - 1]?.end ?? 0,
        end: sorted[index + 1]?.start ?? source.text.length,
      }
      while (from < others.length && (others[from]?.start ?? 0) < clear.start) from++
      const rivals: Option[] = []
      for (let at = from; at < others.length && (others[at] as Edit).start <= edit.end; at++) {
        const rival = others[at] as Edit
        if (rival.end <= clear.end && overlaps(rival, edit))
          rivals.push(toOption(source, rival, worth(rival)))
      }
      const worthwhile = rivals.filter((option) => option.worth > 0).sort((a, b) => b.worth - a.worth)
      options.push(...worthwhile.slice(0, MOST_ALTERNATIVES), unchanged(edit))
    }
    return { sentence, block: source.sentences[sentence]?.block ?? -1, options }
  })
}

function toOption(source: Source, edit: Edit, worth: number): Option {
  const { start, end, after } = edit
  const stems = contentStems(after)
  const old = contentStems(source.text.slice(start, end))
  return {
    edit,
    start,
    end,
    after,
    worth,
    stems,
    fresh: new Set([...stems].filter((word) => !old.has(word))),
  }
}

const NONE: ReadonlySet<string> = new Set()

function unchanged({ start, end, before }: Edit): Option {
  return { edit: undefined, start, end, after: before, worth: 0, stems: contentStems(before), fresh: NONE }
}
