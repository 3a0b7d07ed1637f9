import { PROTECTED_KINDS, type ProtectedSpan } from './protected-span.ts'

const RANK = new Map(PROTECTED_KINDS.map((kind, index) => [kind, index]))

function prevails(a: ProtectedSpan, b: ProtectedSpan): boolean {
  const byLength = a.end - a.start - (b.end - b.start)
  return byLength !== 0 ? byLength > 0 : (RANK.get(a.kind) ?? 0) < (RANK.get(b.kind) ?? 0)
}

/**
 * Joins overlapping finds into their union, so that everything any finder protects stays protected. The union
 * takes the kind of its longest part; of equally long parts, the kind that stands first in `PROTECTED_KINDS`.
 */
export function resolveOverlaps(finds: readonly ProtectedSpan[]): ProtectedSpan[] {
  const sorted = [...finds].filter((span) => span.end > span.start).sort((a, b) => a.start - b.start)
  const resolved: ProtectedSpan[] = []
  let leader: ProtectedSpan | undefined
  for (const span of sorted) {
    const last = resolved.at(-1)
    if (last === undefined || leader === undefined || span.start >= last.end) {
      resolved.push(span)
      leader = span
      continue
    }
    if (prevails(span, leader)) leader = span
    resolved[resolved.length - 1] = {
      start: last.start,
      end: Math.max(last.end, span.end),
      kind: leader.kind,
    }
  }
  return resolved
}
