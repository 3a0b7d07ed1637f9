import type { MarkdownOptions } from 'vitepress'

type Transformer = NonNullable<MarkdownOptions['codeTransformers']>[number]
type Theme = Exclude<NonNullable<MarkdownOptions['theme']>, string | { light: unknown }>

/**
 * Colours of code as classes: a style attribute in the page would need `unsafe-inline`. The colours of this theme are
 * names only; what they look like in light and dark stands in `theme/code.css`.
 */
const CLASSES: Readonly<Record<string, string>> = {
  '#000000': 'plain',
  '#000001': 'comment',
  '#000002': 'string',
  '#000003': 'number',
  '#000004': 'keyword',
  '#000005': 'key',
  '#000006': 'function',
}

const rule = (colour: string, scope: string[]) => ({ scope, settings: { foreground: colour } })

/** A theme of seven colours. */
export const theme: Theme = {
  name: 'redraft',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  colors: {},
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    rule('#000001', ['comment', 'punctuation.definition.comment']),
    rule('#000002', ['string', 'punctuation.definition.string']),
    rule('#000003', ['constant.numeric', 'constant.language']),
    rule('#000004', ['keyword', 'storage', 'keyword.operator.new', 'variable.language']),
    rule('#000005', ['support.type.property-name', 'entity.other.attribute-name', 'variable.other.normal']),
    rule('#000006', ['entity.name.function', 'support.function', 'entity.name.command']),
  ],
}

/** Takes the style attributes that shiki writes away, and gives classes in their place. */
export const classesForStyles: Transformer = {
  name: 'classes-for-styles',
  pre(node) {
    delete node.properties.style
  },
  span(node) {
    const colour = /#[0-9a-f]{6}/i.exec(String(node.properties.style ?? ''))?.[0].toLowerCase() ?? '#000000'
    delete node.properties.style
    const name = CLASSES[colour]
    if (name === undefined) throw new Error(`No class for the colour ${colour}.`)
    if (name !== 'plain') this.addClassToHast(node, `t-${name}`)
  },
}
