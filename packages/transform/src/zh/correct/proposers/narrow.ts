/** A replacement without what it leaves as it is at both ends. */
export function narrow(
  start: number,
  before: string,
  after: string,
): { start: number; end: number; after: string } {
  const shortest = Math.min(before.length, after.length)
  let head = 0
  while (head < shortest && before[head] === after[head]) head++
  let tail = 0
  while (tail < shortest - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return {
    start: start + head,
    end: start + before.length - tail,
    after: after.slice(head, after.length - tail),
  }
}
