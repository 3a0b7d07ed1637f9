/** What a signal is called, and what it measures: a statement about the measure, true for every text, without a full stop. */
export interface SignalTexts {
  readonly label: string
  readonly meaning: string
}
