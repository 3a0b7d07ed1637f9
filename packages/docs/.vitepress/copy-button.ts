import type { MarkdownEnv, MarkdownRenderer } from 'vitepress'
import { WORDS } from './words.ts'

/** Names the button that copies a sample in the language of its page; the generator knows one name for all. */
export function copyButton({ renderer }: MarkdownRenderer): void {
  const plain = renderer.rules.fence
  renderer.rules.fence = (tokens, at, options, env: MarkdownEnv, self) => {
    const language = (['zh-CN', 'zh-TW'] as const).find((name) => env.relativePath?.startsWith(`${name}/`))
    const html = plain?.(tokens, at, options, env, self) ?? ''
    return html.replace('title="Copy Code"', `title="${WORDS[language ?? 'en'].copy}"`)
  }
}
