/** What the omissions of `shorten` have in common: words whose loss costs no fact, name, figure, negation or modality. */
export const OMISSION = {
  kind: 'omission',
  strength: 2,
  risk: 0.05,
  role: 'even',
  waives: ['saving'],
  gain: 0.5,
  scope: 'phrase',
  modes: ['shorten'],
} as const
