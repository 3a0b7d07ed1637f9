import { AppError } from '@redraft/contracts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** zxcvbn's scale from 0 to 4: from 3 on (10^8 guesses), guessing at the pace that sign-in allows takes centuries. */
const LOWEST_SCORE = 3
/** The time of an estimate grows with the square of the length; what is guessed first shows long before this. */
const ESTIMATED_CHARACTERS = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** Its lists take memory and a quarter of a second: only where a password is set. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

/**
 * Refuses a password that is among the first to be guessed: a common one, with digits or signs put to it, a row of keys, a
 * repetition, or made of what is known about the person. Throws `weak_password`, which names the field.
 */
export async function refuseWeakPassword({
  password,
  field,
  about,
}: {
  readonly password: string
  /** Under which name the caller sent it. */
  readonly field: string
  /** Name and e-mail address of the person. */
  readonly about: readonly string[]
}): Promise<void> {
  estimator ??= loadEstimator()
  const known = ['redraft', ...about, ...about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
  const words = known.filter((text) => text.length > 2)
  const { score } = (await estimator).check(password.slice(0, ESTIMATED_CHARACTERS), words)
  if (score >= LOWEST_SCORE) return
  const message = 'is easy to guess: take a sentence of several words'
  throw new AppError('weak_password', {
    detail: `${field} ${message}.`,
    data: { issues: [{ path: field, message }] },
  })
}
