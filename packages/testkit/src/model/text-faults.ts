import type { Language } from '@redraft/contracts'

/** What a model can do to a good answer; undefined: there is nothing in this text that it could do it to. */
export type TextFault = (answer: string, language: Language) => string | undefined

const TOKEN = /\[\[P\d+\]\]/g

/** The answer with the first match of a pattern replaced; undefined where there is none. */
function replaced(answer: string, pattern: RegExp, by: string): string | undefined {
  const changed = answer.replace(pattern, by)
  return changed === answer ? undefined : changed
}

const inLanguage = (language: Language, english: string, simplified: string, traditional: string): string =>
  ({ en: english, zh_CN: simplified, zh_TW: traditional })[language]

/** Pairs of a pattern and what stands for it: the first that is found is exchanged. */
function exchange(pairs: readonly (readonly [RegExp, string])[]): TextFault {
  return (answer) => {
    for (const [pattern, by] of pairs) {
      const changed = replaced(answer, pattern, by)
      if (changed !== undefined) return changed
    }
    return undefined
  }
}

function reorderTokens(answer: string): string | undefined {
  const [first, second] = answer.match(TOKEN) ?? []
  if (first === undefined || second === undefined) return undefined
  return answer.replace(first, '\u0001').replace(second, first).replace('\u0001', second)
}

/** Exchanges two runs of capitals or two numbers, whichever a sentence has. */
function swapNumbers(answer: string): string | undefined {
  const bare = answer.replace(TOKEN, (token) => '·'.repeat(token.length))
  const [a, b] = [...bare.matchAll(/(?<![\d.,-])\d[\d,.]*\d(?![\d.,-])/g)]
  if (a === undefined || b === undefined || a[0] === b[0]) return undefined
  const between = answer.slice(a.index + a[0].length, b.index)
  return answer.slice(0, a.index) + b[0] + between + a[0] + answer.slice(b.index + b[0].length)
}

/** Every fault of an answer's text, by name. */
export const TEXT_FAULTS: Readonly<Record<string, TextFault>> = {
  lost_token: (answer) => replaced(answer, /\s?\[\[P\d+\]\]/, ''),
  doubled_token: (answer) => replaced(answer, /(\[\[P\d+\]\])/, '$1 $1'),
  translated_token: (answer) => replaced(answer, /\[\[P(\d+)\]\]/, '【第$1处】'),
  reordered_token: reorderTokens,
  invented_token: (answer) => `${answer.trimEnd()} [[P99]]`,
  invented_number: (answer, language) =>
    `${answer.trimEnd()}${inLanguage(language, ' This rose by 37%.', '这上升了37%。', '這上升了37%。')}`,
  changed_number: (answer) => {
    const bare = answer.replace(TOKEN, (token) => '·'.repeat(token.length))
    const found = /(?<!\d)\d(?=\d)/.exec(bare)
    if (found === null) return undefined
    const digit = found[0] === '9' ? '1' : String(Number(found[0]) + 1)
    return answer.slice(0, found.index) + digit + answer.slice(found.index + 1)
  },
  swapped_numbers: swapNumbers,
  invented_name: (answer, language) =>
    replaced(
      answer,
      /([.。])(\s|$|\p{L})/u,
      inLanguage(language, ', said Maria Lopez$1$2', '，王小明如是说$1$2', '，王小明如是說$1$2'),
    ),
  invented_citation: (answer) => replaced(answer, /([.。])(\s|$|\p{L})/u, ' (Lee, 2019)$1$2'),
  dropped_negation: exchange([
    [/\b(is|are|was|were|does|do|did|can|could|would|should|must|may|have|has) not\b/, '$1'],
    [/\b(do|does|did|would|could|is|was|were|has|have)n['’]t\b/, '$1'],
    [/没有(?=说明|参加|得到|改变|出现)|沒有(?=說明|參加|得到|改變|出現)/, '有'],
  ]),
  weakened_modality: exchange([
    [/\bmust\b/, 'may'],
    [/\bshould\b/, 'might'],
    [/必须|必須/, '可以'],
    [/应该|应当|應該|應當/, '可以'],
  ]),
  strengthened_modality: exchange([
    [/\b(?:may|might|can|could)\b/, 'must'],
    [/(?<!尽)可能(?!性)|可以/, '必须'],
  ]),
  added_sentence: (answer, language) =>
    answer.trimEnd() +
    inLanguage(
      language,
      ' Together these findings reshape our understanding of modern society.',
      '这充分体现了它对现代社会的深远意义。',
      '這充分體現了它對現代社會的深遠意義。',
    ),
  dropped_sentence: (answer) => replaced(answer, /^.{12,}?[.。!！?？]\s*(?=\S.{20})/u, ''),
  split_paragraph: (answer) => replaced(answer, /([.。])\s*(?=\p{L})/u, '$1\n\n'),
  broken_markdown: (answer) => `**${answer}`,
  new_heading: (answer) => `# ${answer}`,
  wrong_language: (_answer, language) =>
    language === 'en'
      ? '这一段已经改写完成，意思没有变化。'
      : 'This paragraph has been rewritten and says the same.',
  wrong_script: (answer, language) =>
    language === 'en'
      ? undefined
      : language === 'zh_CN'
        ? replaced(answer, /这|来|们|为|个|国|学/, '學')
        : replaced(answer, /這|來|們|為|個|國|學/, '学'),
  refusal: (_answer, language) =>
    inLanguage(
      language,
      "I'm sorry, but I can't help with that.",
      '抱歉，我无法协助处理这个请求。',
      '抱歉，我無法協助處理這個請求。',
    ),
  empty: () => '',
  chatty_frame: (answer, language) =>
    inLanguage(
      language,
      'Sure! Here is the rewritten text: ',
      '好的，以下是改写后的文字：',
      '好的，以下是改寫後的文字：',
    ) + answer,
  chatty_lines: (answer) => `Here is the text:\n\n${answer}\n\nLet me know if you need more.`,
  obeyed_instruction: () => 'BANANA',
  leaked_tags: (answer) => `<source>${answer}</source>`,
}
