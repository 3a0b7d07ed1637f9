import type { MarkdownRenderer } from 'vitepress'

/** Lets a narrow column break codes such as `word_limit_exceeded` after an underscore, as `code` of `src/markdown` does. */
export function breakableCode({ renderer }: MarkdownRenderer): void {
  const plain = renderer.rules.code_inline
  renderer.rules.code_inline = (...given) => (plain?.(...given) ?? '').replaceAll('_', '_<wbr>')
}
