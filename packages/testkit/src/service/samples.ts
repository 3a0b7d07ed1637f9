/** A paragraph per language, full of what the engines look for: stock phrases, numbers, names and a citation. */
export const SAMPLES = {
  en: 'It is important to note that the utilization of renewable energy has increased significantly in recent years. Furthermore, a wide range of studies (Smith, 2020) demonstrate that solar power plays a crucial role in reducing emissions by 25 %. In conclusion, it is worth noting that policymakers in Leipzig must take these findings into account in order to facilitate progress.',
  zh_CN:
    '值得注意的是，随着人工智能技术的不断发展，越来越多的企业开始利用数据来进行决策。此外，这种方法不仅能够提高工作效率，而且能够降低20%的成本。综上所述，我们应当充分认识到这一问题的重要性，并且采取有效的措施。',
  zh_TW:
    '值得注意的是，隨著人工智慧技術的不斷發展，越來越多的企業開始利用資料來進行決策。此外，這種方法不僅能夠提高工作效率，而且能夠降低20%的成本。綜上所述，我們應當充分認識到這一問題的重要性，並且採取有效的措施。',
} as const

const WORDS = 'the river bank was cold and we had to wait for the next boat in rain'.split(' ')

/** English text of exactly `count` words of at most five letters, so that 1,000 of them stay within 6,000 characters. */
export function englishWords(count: number): string {
  return Array.from({ length: count }, (_, i) => WORDS[i % WORDS.length]).join(' ')
}

/** English text of exactly `count` characters, in words of eleven letters. */
export function englishCharacters(count: number): string {
  return 'lengthening '
    .repeat(Math.ceil(count / 12))
    .slice(0, count - 1)
    .padEnd(count, 's')
}

/** Simplified Chinese text of exactly `count` ideographs, which are `count` words and `count` quality units. */
export function chineseCharacters(count: number): string {
  return '这条河的水很冷我们等下一班船'.repeat(Math.ceil(count / 14)).slice(0, count)
}
