import type { Gate } from '../../gates/gate.ts'
import type { ZhLanguage } from '../language.ts'
import { namesGate } from './names.ts'
import { modalityGate, negationGate } from './parity.ts'
import { latinGate, measureGate, numeralGate } from './quantities.ts'
import { simplifiedGate, taiwanGate } from './script.ts'

const COMMON: readonly Gate[] = [negationGate, modalityGate, numeralGate, measureGate, latinGate, namesGate]

/** The gates of Chinese besides the shared ones; each of its languages has a script of its own. */
export function gatesOfChinese(language: ZhLanguage): readonly Gate[] {
  return [...COMMON, language === 'zh_TW' ? taiwanGate : simplifiedGate]
}
