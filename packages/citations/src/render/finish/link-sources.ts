import type { CslItem } from '../../item.ts'
import { type MarkupNode, mapText } from './markup.ts'

/** The URL as a browser would open it, when it is plain http(s) without credentials. */
export function httpUrl(value: string): string | undefined {
  if (!/^https?:\/\//iu.test(value) || /[\s"'<>`\\]|\p{Cc}/u.test(value)) return undefined
  try {
    const url = new URL(value)
    const plain = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === ''
    return plain && url.password === '' ? url.href : undefined
  } catch {
    return undefined
  }
}

interface Target {
  readonly shown: string
  readonly href: string
}

function targets(item: CslItem): readonly Target[] {
  const { URL: url, DOI: doi } = item
  const made: Target[] = []
  if (typeof doi === 'string' && /^(?:10\.\d{4,9}\/\S+|[a-z0-9]{3,8})$/iu.test(doi)) {
    const href = httpUrl(`https://doi.org/${doi}`)
    if (href) made.push({ shown: `https://doi.org/${doi}`, href })
    if (href && doi.includes('/')) made.push({ shown: doi, href })
  }
  if (typeof url === 'string') {
    const bare = url.replace(/^https:\/\//iu, '')
    const href = httpUrl(/^https?:\/\//iu.test(url) ? url : `https://${url}`)
    if (href) made.push({ shown: url, href }, ...(bare === url ? [] : [{ shown: bare, href }]))
  }
  return made.toSorted((a, b) => b.shown.length - a.shown.length)
}

/**
 * Turns the item's own DOI and URL, where they stand in the text, into links; citeproc's link wrapping does not escape
 * quotes and takes any scheme, so it stays off. A URL that is not http(s) stays text.
 */
export function linkSources(nodes: readonly MarkupNode[], item: CslItem): readonly MarkupNode[] {
  const wanted = targets(item)
  const link = (text: string): readonly MarkupNode[] => {
    for (const { shown, href } of wanted) {
      const at = text.indexOf(shown)
      if (at < 0) continue
      const [before, after] = [text.slice(0, at), text.slice(at + shown.length)]
      const made: MarkupNode = { tag: 'a', href, children: [shown] }
      return [...link(before), made, ...link(after)].filter((node) => node !== '')
    }
    return [text]
  }
  return wanted.length === 0 ? nodes : mapText(nodes, link)
}
