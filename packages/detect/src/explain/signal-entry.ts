/** A stylometric value that is shown: its meaning is a statement about the measure, true for every text. */
export interface SignalEntry {
  readonly id: string
  readonly label: string
  readonly meaning: string
}
