/** What a reader is told: the wording of the blind comparison of passages, for single edits. */
export const RUBRIC = `# Blind judgement of single edits

Each numbered line shows one edit in its place: … passage [[before → after]] passage …. The passage is cut on both sides; ⏎ is a line break, ∅ is nothing (put in or taken out). You don't know what made the edit. Read as a demanding native editor of that language and region. Judge each edit on its own, by reading every word of the line, not by a program. Faults of the passage beside the edit don't count, unless the edit brings them in.

For every line give one verdict:
- prefer: a demanding editor would make this edit: the result is the better text by sense, grammar, idiom, flow and register together.
- equal: the editor would not mind: both wordings are sound here and say the same.
- undo: the editor would undo it: wrong grammar, idiom, collocation or sense, clumsy, a dangling or orphaned part, lost or changed meaning (a fact, certainty, negation, agent or relation), broken register, a word repeated nearby.

Don't be lenient: 'prefer' is only for what makes the text better, 'equal' only where you truly would not mind.

Write the verdicts beside the sheet, sheet-K.tsv for sheet-K.md, with a header line and one line an item, in the order of the sheet, separated by tabs: item, verdict, note
- item: the number of the line.
- note: only for undo, at most 12 words: what is wrong; MEANING where the two don't say the same.
`
