import type { Edit } from '../edit.ts'

/** Whether an edit would take one of two equal words that stress each other: "very, very bad", "so so sorry". */
export function splitsRepeat(
  text: string,
  { start, end, before }: Pick<Edit, 'start' | 'end' | 'before'>,
): boolean {
  const left = /(\p{L}+),?\s+$/u.exec(text.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase()
  const right = /^,?\s+(\p{L}+)/u.exec(text.slice(end, end + 20))?.[1]?.toLowerCase()
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    (STRESSED.test(left ?? '') && words[0] === left) || (STRESSED.test(right ?? '') && words.at(-1) === right)
  )
}

const STRESSED =
  /^(?:very|really|so|much|many|far|too|long|truly|more|big|bad|good|great|slowly|never|all|again)$/
