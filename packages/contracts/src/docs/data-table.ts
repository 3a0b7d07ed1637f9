import { type Html, type HtmlValue, html } from './html.ts'

function cell(label: string, content: HtmlValue): Html {
  const wrapped = content === '' ? '' : html`<div>${content}</div>`
  return html`<td data-label="${label}">${wrapped}</td>`
}

/** A table that becomes a list of labelled cards on a narrow screen; empty cells vanish there. */
export function dataTable(headings: readonly string[], rows: readonly (readonly HtmlValue[])[]): Html {
  const head = headings.map((heading) => html`<th scope="col">${heading}</th>`)
  const body = rows.map(
    (row) => html`<tr>${row.map((content, index) => cell(headings[index] ?? '', content))}</tr>`,
  )
  return html`<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}
