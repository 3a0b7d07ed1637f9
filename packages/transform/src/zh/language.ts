/** The Chinese that is written: Simplified of the mainland, Traditional of Taiwan. */
export type ZhLanguage = 'zh_CN' | 'zh_TW'
