const VOWEL = /[aeiouy]/
/** Letters that one types, or hears, for another. */
const ALIKE = [
  'ck',
  'cs',
  'ei',
  'iy',
  'sz',
  'gj',
  'vw',
  'fv',
  'mn',
  'qk',
  'uo',
  'ao',
  'ae',
  'bp',
  'dt',
  'ou',
  'xs',
].flatMap((pair) => [pair, [...pair].reverse().join('')])
const ALIKE_PAIRS: ReadonlySet<string> = new Set(ALIKE)
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEAR_KEYS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((key, at) => [`${row[at]}${key}`, `${key}${row[at]}`])),
)

/**
 * How unlikely it is that one word was written for another: 0 for the same, about 1 for one usual slip (a doubled
 * letter, a wrong vowel, two letters swapped cost less, a wrong first letter more). Infinity beyond `most`. Words of a–z.
 */
export function slipCost(written: string, meant: string, most: number): number {
  const [rows, columns] = [written.length, meant.length]
  const added = Array.from(meant, (_, at) => addCost(meant, at))
  let older: number[] = []
  let previous = Array.from({ length: columns + 1 }, (_, column) =>
    column === 0 ? 0 : (added[0] ?? 0) + (column - 1) * 0.9,
  )
  for (let row = 1; row <= rows; row++) {
    const current = [row * 1.1]
    let least = current[0] ?? 0
    const a = written.charCodeAt(row - 1)
    const dropped = dropCost(written, row - 1)
    for (let column = 1; column <= columns; column++) {
      const b = meant.charCodeAt(column - 1)
      const isSwap =
        row > 1 &&
        column > 1 &&
        a !== b &&
        a === meant.charCodeAt(column - 2) &&
        written.charCodeAt(row - 2) === b
      const cost = Math.min(
        (previous[column] ?? 0) + dropped,
        (current[column - 1] ?? 0) + (added[column - 1] ?? 0),
        (previous[column - 1] ?? 0) + exchangeCost(a, b, row === 1 && column === 1),
        isSwap ? (older[column - 2] ?? 0) + 0.7 : Number.POSITIVE_INFINITY,
      )
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    older = previous
    previous = current
  }
  const cost = previous[columns] ?? 0
  return cost > most ? Number.POSITIVE_INFINITY : cost
}

/** A letter too many. */
function dropCost(written: string, at: number): number {
  const letter = written[at] ?? ''
  if (letter === written[at - 1] || letter === written[at + 1]) return 0.5
  return VOWEL.test(letter) || letter === 'h' ? 0.9 : 1.2
}

/** A letter left out. */
function addCost(meant: string, at: number): number {
  const letter = meant[at] ?? ''
  if (letter === meant[at - 1] || letter === meant[at + 1]) return 0.5
  if (at === 0) return 1.6
  return VOWEL.test(letter) || letter === 'h' ? 0.8 : 1
}

/** Of one letter for another, by their places in the alphabet: worked out once, for it is asked for every cell. */
const EXCHANGES = Float64Array.from({ length: 26 * 26 }, (_, at) => {
  const [a, b] = [letter(Math.floor(at / 26)), letter(at % 26)]
  if (a === b) return 0
  if (VOWEL.test(a) && VOWEL.test(b)) return 0.7
  return ALIKE_PAIRS.has(a + b) ? 0.8 : NEAR_KEYS.has(a + b) ? 1 : 1.4
})

function letter(at: number): string {
  return String.fromCharCode(97 + at)
}

function exchangeCost(a: number, b: number, isFirst: boolean): number {
  if (a === b) return 0
  const cost = EXCHANGES[(a - 97) * 26 + b - 97] ?? 1.4
  return isFirst ? cost + 0.6 : cost
}
