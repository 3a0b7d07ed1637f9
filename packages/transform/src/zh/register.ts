import type { RuleMode } from '../mode.ts'
import type { Register } from '../rule.ts'
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

const RAISING: ReadonlySet<RuleMode> = new Set(['formal', 'academic', 'polish-academic'])

/** Registers of replacement that suit a mode on a text of that kind. */
export function permittedRegisters(mode: RuleMode, text: TextRegister): ReadonlySet<Register> {
  if (mode === 'simple')
    return new Set(text === 'academic' ? ['neutral'] : ['neutral', 'plain', 'colloquial'])
  if (RAISING.has(mode)) return new Set(['neutral', 'formal', 'academic'])
  if (text === 'academic') return new Set(['neutral', 'formal', 'academic'])
  return new Set(text === 'personal' ? ['neutral', 'plain'] : ['neutral', 'formal', 'plain'])
}
