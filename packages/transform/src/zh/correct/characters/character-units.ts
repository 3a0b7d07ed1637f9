/** A text as the characters that were counted, with where each stands. */
export interface CharacterUnits {
  /** UTF-16 codes, from the sentence's start mark to its end mark. */
  readonly codes: Uint16Array
  /** Offset in the text of each unit; −1 for the marks of start and end. */
  readonly offsets: Int32Array
}

const START = code('^')
const END = code('$')
const NUMBER = code('0')
const LATIN = code('A')
const OTHER = code('~')

const FULL_WIDTH: ReadonlyMap<number, number> = new Map(
  [...',;:?!()'].map((mark) => [code(mark), code(mark) + 0xfee0]),
)
const COUNTED_MARKS: ReadonlySet<number> = new Set([...'·—‘’“”…、。〈〉《》「」『』！（），：；？'].map(code))

function code(character: string): number {
  return character.charCodeAt(0)
}

function isHan(unit: number): boolean {
  return (unit >= 0x4e00 && unit <= 0x9fff) || (unit >= 0x3400 && unit <= 0x4dbf)
}

function isDigit(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 0xff10 && unit <= 0xff19)
}

function isLatin(unit: number): boolean {
  return (unit | 32) >= 97 && (unit | 32) <= 122
}

/** One sentence as units: runs of digits and of Latin letters count as one, blanks not at all. */
export function toCharacterUnits(text: string): CharacterUnits {
  const codes = new Uint16Array(text.length + 2)
  const offsets = new Int32Array(text.length + 2)
  codes[0] = START
  offsets[0] = -1
  let size = 1
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 32 || unit === 9 || unit === 0x3000) continue
    const counted = countedAs(unit)
    if ((counted === NUMBER || counted === LATIN) && codes[size - 1] === counted) continue
    codes[size] = counted
    offsets[size] = at
    size++
  }
  codes[size] = END
  offsets[size] = -1
  return { codes: codes.subarray(0, size + 1), offsets: offsets.subarray(0, size + 1) }
}

function countedAs(unit: number): number {
  if (isHan(unit)) return unit
  if (isDigit(unit)) return NUMBER
  if (isLatin(unit)) return LATIN
  const mark = FULL_WIDTH.get(unit) ?? unit
  return COUNTED_MARKS.has(mark) ? mark : OTHER
}

/** Whether a unit is a Han character. */
export function isHanUnit(unit: number): boolean {
  return isHan(unit)
}
