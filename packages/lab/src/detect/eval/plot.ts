import { calibrationBins, type Scored } from './metrics.ts'

const SIZE = 320
const MARGIN = 44
const SPAN = SIZE - 2 * MARGIN

interface Point {
  readonly x: number
  readonly y: number
}

function place({ x, y }: Point): string {
  return `${(MARGIN + x * SPAN).toFixed(1)},${(SIZE - MARGIN - y * SPAN).toFixed(1)}`
}

/** False against true positive rate at every 500th part of the human scores. */
function rocPoints({ scores, labels }: Scored): Point[] {
  const sorted = (label: 0 | 1) => scores.filter((_, index) => labels[index] === label).sort((a, b) => b - a)
  const human = sorted(0)
  const machine = sorted(1)
  const points: Point[] = [{ x: 0, y: 0 }]
  let caught = 0
  for (let step = 0; step < 500; step++) {
    const at = Math.floor((step * human.length) / 500)
    const cut = human[at] ?? 0
    while (caught < machine.length && (machine[caught] ?? 0) > cut) caught++
    points.push({ x: at / human.length, y: caught / machine.length })
  }
  return [...points, { x: 1, y: 1 }]
}

function panel(title: string, axes: { x: string; y: string }, body: string): string {
  const low = MARGIN
  const high = SIZE - MARGIN
  return [
    `<rect x="${low}" y="${low}" width="${SPAN}" height="${SPAN}" fill="none" stroke="#888"/>`,
    `<line x1="${low}" y1="${high}" x2="${high}" y2="${low}" stroke="#ccc" stroke-dasharray="4 4"/>`,
    `<text x="${SIZE / 2}" y="${low - 14}" text-anchor="middle" font-size="14">${title}</text>`,
    `<text x="${SIZE / 2}" y="${SIZE - 10}" text-anchor="middle" font-size="11">${axes.x}</text>`,
    `<text x="14" y="${SIZE / 2}" text-anchor="middle" font-size="11" transform="rotate(-90 14 ${SIZE / 2})">${axes.y}</text>`,
    ...[0, 0.5, 1].flatMap((value) => [
      `<text x="${low + value * SPAN}" y="${high + 14}" text-anchor="middle" font-size="9">${value}</text>`,
      `<text x="${low - 4}" y="${high - value * SPAN + 3}" text-anchor="end" font-size="9">${value}</text>`,
    ]),
    body,
  ].join('\n')
}

function rocPanel(scored: Scored, language: string): string {
  const line = `<polyline fill="none" stroke="#0a5" stroke-width="2" points="${rocPoints(scored).map(place).join(' ')}"/>`
  return panel(`ROC, ${language}`, { x: 'false positive rate', y: 'true positive rate' }, line)
}

function calibrationPanel(scored: Scored, language: string): string {
  const bins = calibrationBins(scored).map(({ meanScore: x, machineShare: y }) => ({ x, y }))
  const dots = bins.map((point) => {
    const [x, y] = place(point).split(',')
    return `<circle cx="${x}" cy="${y}" r="3" fill="#05a"/>`
  })
  const line = `<polyline fill="none" stroke="#05a" points="${bins.map(place).join(' ')}"/>`
  return panel(
    `Calibration, ${language}`,
    { x: 'score', y: 'share of machine texts' },
    [line, ...dots].join('\n'),
  )
}

/** An SVG with a row for each language: its ROC curve and its calibration. */
export function plotReport(byLanguage: Readonly<Record<string, Scored>>): string {
  const rows = Object.entries(byLanguage).map(
    ([language, scored], row) =>
      `<g transform="translate(0 ${row * SIZE})">${rocPanel(scored, language)}</g>\n<g transform="translate(${SIZE} ${row * SIZE})">${calibrationPanel(scored, language)}</g>`,
  )
  const height = rows.length * SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * SIZE} ${height}" width="${2 * SIZE}" height="${height}" font-family="sans-serif">\n<rect width="100%" height="100%" fill="#fff"/>\n${rows.join('\n')}\n</svg>\n`
}
