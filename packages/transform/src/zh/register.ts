import { anyOf } from '../lexicon/load-lists.ts'
import type { RuleMode } from '../mode.ts'
import { REGISTERS, type Register } from '../rule.ts'
import { POLICIES } from './policy.ts'
import { readAsSimplified } from './script.ts'

/** How a text is written: papers, ordinary prose, or personal and spoken writing. */
export type TextRegister = 'academic' | 'neutral' | 'personal'

const ACADEMIC = new RegExp(
  `结果(?:显示|表明)|[（(]\\d{4}[)）]|[[［]\\d|${anyOf('zh/register', 'of-papers')}`,
  'gu',
)
const PERSONAL = new RegExp(anyOf('zh/register', 'personal'), 'gu')

/** Counts marks of papers and of personal writing per 100 characters; the cuts are set by eye on dev texts. */
export function textRegister(text: string): TextRegister {
  const reading = readAsSimplified(text)
  const hundreds = Math.max(1, reading.length / 100)
  const academic = [...reading.matchAll(ACADEMIC)].length / hundreds
  const personal = [...reading.matchAll(PERSONAL)].length / hundreds
  if (academic >= 1.2 && academic > personal) return 'academic'
  return personal >= 0.8 ? 'personal' : 'neutral'
}

/** Registers of replacement that suit a kind of text. */
const ADMITS: Readonly<Record<TextRegister, ReadonlySet<Register>>> = {
  academic: new Set(['neutral', 'formal', 'academic']),
  personal: new Set(['neutral', 'plain', 'colloquial']),
  neutral: new Set(['neutral', 'formal', 'plain', 'colloquial']),
}

/** Modes that raise any text to written language. */
const RAISES: ReadonlySet<RuleMode> = new Set(['formal', 'academic', 'polish-academic'])

/** Registers of replacement that suit a mode on a text of that kind. */
export function permittedRegisters(mode: RuleMode, text: TextRegister): ReadonlySet<Register> {
  const wanted = REGISTERS.filter((register) => POLICIES[mode].registers[register] !== undefined)
  return new Set(RAISES.has(mode) ? wanted : wanted.filter((register) => ADMITS[text].has(register)))
}
