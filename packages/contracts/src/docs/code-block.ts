import { type Html, html } from './html.ts'

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

function highlight(json: string): Html {
  const parts: (string | Html)[] = []
  let end = 0
  for (const match of json.matchAll(TOKEN)) {
    const [token, text, colon] = match
    parts.push(json.slice(end, match.index))
    if (text === undefined) parts.push(html`<span class="n">${token}</span>`)
    else parts.push(html`<span class="${colon === undefined ? 's' : 'k'}">${text}</span>`, colon ?? '')
    end = match.index + token.length
  }
  return html`${parts}${json.slice(end)}`
}

function figure(title: string, content: Html | string): Html {
  return html`<figure class="code"><figcaption>${title}</figcaption><pre tabindex="0"><code>${content}</code></pre></figure>`
}

/** A value as coloured JSON under a title. */
export function jsonBlock(title: string, value: unknown): Html {
  return figure(title, highlight(JSON.stringify(value, null, 2)))
}

/** Lines to type or to read as they are. */
export function textBlock(title: string, text: string): Html {
  return figure(title, text)
}
