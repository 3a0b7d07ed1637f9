import type { MarkupNode } from './markup.ts'
import { toText } from './markup.ts'

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const LATIN = /\p{Script=Latin}{2}/u

/**
 * Takes the italics off Chinese and Japanese titles, which have none; citeproc drops them in styles that change case
 * and keeps them in the others, so that lists would be uneven. A title that also has Latin words keeps them.
 */
export function plainHan(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  return nodes.flatMap((node): readonly MarkupNode[] => {
    if (typeof node === 'string') return [node]
    const children = plainHan(node.children)
    const text = toText(children)
    const bare =
      (node.tag === 'i' || node.tag === 'small-caps') && HAN_OR_KANA.test(text) && !LATIN.test(text)
    return bare ? children : [{ ...node, children }]
  })
}
