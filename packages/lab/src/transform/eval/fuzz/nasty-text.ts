import type { Language } from '@redraft/contracts'
import { createRandom } from '@redraft/transform/internals'

const ENGLISH = [
  'It is important to note that the results, which were obtained in 2021 (Smith et al., 2020), may not hold [3–5].',
  'Moreover, the company must not utilize **personal data** in order to increase profits by 12.5 %.',
  'THE PARTIES HERETO SHALL INDEMNIFY EACH OTHER, SAVE AS SET OUT IN CLAUSE 4.2(b)(iii).',
  '“I never said that,” she whispered; “nor would I.”',
  'The loss is $L = \\sum_i (y_i - \\hat{y}_i)^2$, see `loss.ts` and https://example.org/a_(b)?q=1#x.',
  'Shall I compare thee to a summer’s day? Thou art more lovely and more temperate:',
  'Dr. J. R. van der Berg’s co-workers, e.g. at M.I.T., have been working on it since Jan. 5, 1999.',
  'Not only does it rain but also it snows, and the wind, the cold and the dark are there.',
  'In conclusion there is a wide range of things that can be done by people who are able to do them¹.',
  'lol 😂😂 idk tbh!!! 👩‍👩‍👧‍👦 “ok”',
] as const

const SIMPLIFIED = [
  '值得注意的是，随着人工智能的不断发展（王某，2020），越来越多的企业必须不断提高效率［3］。',
  '《红楼梦》的作者曹雪芹并没有说过“满纸荒唐言”以外的话，这可能是误会。',
  '他把三本书放在了桌子上，然后对结果进行了分析，最后得出12.5％的结论。',
  '不仅如此，𠀀𠮷𡃁等字也要保留；𬭩、㐂、龘亦然。',
  '使用 Python 3.12 和 GPT-4o（见 https://例子.测试/路径）来对数据加以处理。',
  '首先，我们要学习；其次，我们要实践；最后，我们要总结。',
  '︿︽書名︾﹁直排﹂︱ＡＢＣ　１２３ｶﾀｶﾅ',
  '亓官、尉迟、爨氏、仉先生和乜女士都来了。',
] as const

const TRADITIONAL = [
  '值得注意的是，隨著人工智慧的不斷發展（王某，2020），越來越多的企業必須不斷提高效率［3］。',
  '他說：「我並沒有看過『软件』這個詞，這可能是誤會。」',
  '首先，我們要學習；其次，我們要實踐；最後，我們要總結。',
  '台積電於2023年在臺南設廠，透過5奈米製程進行生產，良率達80%。',
  '綜上所述，資訊安全的重要性不言而喻，因此我們應當加以重視。',
  '𠮷野家、龔、龎、鱻與㐂皆須保留。',
] as const

const FRAMES: readonly ((inner: string, random: () => number) => string)[] = [
  (inner) => inner,
  (inner) => `# ${inner}\n\n${inner}`,
  (inner) => `- ${inner}\n  1. ${inner}\n     > ${inner}`,
  (inner) => `| a | b |\n|---|---|\n| ${inner} | 2 |\n\n${inner}`,
  (inner) => `\`\`\`ts\nconst x = '${inner}'\n\`\`\`\n${inner}`,
  (inner) => `**${inner}** _${inner}_ [${inner}](https://example.org)`,
  (inner) => inner.toUpperCase(),
  (inner) => inner.replaceAll(/[.。] ?/g, ', and '),
  (inner) => inner.replaceAll(' ', '  ').replaceAll(',', '\t,'),
  (inner) => `\r\n${inner}\r\n\r\n\u200b${inner}\ufeff`,
  (inner, random) => inner.slice(0, Math.floor(random() * inner.length)),
  (inner, random) => [...inner].sort(() => random() - 0.5).join(''),
  (inner) => `\\begin{equation}${inner}\\end{equation} ${inner}[^1]\n\n[^1]: ${inner}`,
]

const POOL: Readonly<Record<Language, readonly string[]>> = {
  en: [...ENGLISH, ...ENGLISH, SIMPLIFIED[0]],
  zh_CN: [...SIMPLIFIED, ...SIMPLIFIED, ENGLISH[4], TRADITIONAL[1]],
  zh_TW: [...TRADITIONAL, ...TRADITIONAL, ENGLISH[4], SIMPLIFIED[1]],
}

/** A text that real users never send and an engine must survive all the same; the same one for a seed. */
export function nastyText(language: Language, seed: number): string {
  const random = createRandom(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const count = 1 + Math.floor(random() * 8)
  const separator = language === 'en' ? ' ' : ''
  const inner = Array.from({ length: count }, () => pick(POOL[language]) ?? '').join(separator)
  const framed = pick(FRAMES)?.(inner, random) ?? inner
  return random() < 0.2 ? (pick(FRAMES)?.(framed, random) ?? framed) : framed
}
