import type { RuleMode } from '../mode.ts'
import { REGISTERS, type Register } from '../rule.ts'
import { POLICIES } from './policy.ts'
import { readAsSimplified } from './script.ts'

/** How a text is written: papers, ordinary prose, or personal and spoken writing. */
export type TextRegister = 'academic' | 'neutral' | 'personal'

const ACADEMIC =
  /本研究|本文|本实验|患者|结果(?:显示|表明)|显著|对照组|样本|文献|机制|假设|变量|模型|实证|探讨|旨在|问卷|疗效|细胞|基因|血清|饲料|发生率|调控|诊断|指标|数据|[（(]\d{4}[)）]|[[［]\d/gu
const PERSONAL = /[我你您]|咱|吧|呢|啊|吗|嘛|挺|奶奶|爸|妈/gu

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
