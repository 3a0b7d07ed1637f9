import type { Repetition } from './repetitions.ts'

/** How the time of one text grew when its length was doubled. */
export interface Growth {
  readonly name: string
  /** Time at the full length, and how often it is the time at half of it: 2 is linear, 4 quadratic. */
  readonly time: number
  readonly ratio: number
}

export interface GrowthTrial {
  readonly run: (text: string) => unknown
  readonly repetition: Repetition
  /** Full length, in UTF-16 units. */
  readonly length: number
  /** A clock that only goes on while this process computes, in milliseconds. */
  readonly now: () => number
}

/** Shorter times than this say nothing: collecting garbage takes as long. */
const SHORTEST = 40
/** A linear function is taken for another one only when it seems so in every try. */
const TRIES = 5
const STEEP = 3

/** The least growth of some tries; the first that is not steep decides. */
export function measureGrowth(trial: GrowthTrial): Growth {
  const { name } = trial.repetition
  let least: Growth = { name, time: Number.POSITIVE_INFINITY, ratio: Number.POSITIVE_INFINITY }
  for (let at = 0; at < TRIES; at++) {
    const growth = measureOnce(trial)
    if (growth.ratio < least.ratio) least = growth
    if (least.ratio <= STEEP) break
  }
  return least
}

function measureOnce({ run, repetition: { name, text }, length, now }: GrowthTrial): Growth {
  const [half, full] = [text(Math.floor(length / 2)), text(length)]
  const started = now()
  run(half)
  const between = now()
  run(full)
  const time = now() - between
  return { name, time, ratio: time < SHORTEST ? 1 : time / Math.max(between - started, 1) }
}

/** The repetitions whose time grows faster than their length does. */
export function findSteep(
  repetitions: readonly Repetition[],
  trial: Omit<GrowthTrial, 'repetition'>,
): Growth[] {
  return repetitions
    .map((repetition) => measureGrowth({ ...trial, repetition }))
    .filter(({ ratio }) => ratio > STEEP)
}
