import { type Candidate, chooseBest } from './choose/choose-best.ts'
import { type Review, readReview } from './choose/read-review.ts'
import type { ChatMessage } from './client/chat-client.ts'
import { ChatError, type ChatFault } from './client/chat-error.ts'
import type { ModelCaller } from './client/model-caller.ts'
import type { LlmCompute } from './compute/llm-step.ts'
import { repairMessages, reviewMessages, rewriteMessages } from './prompts/build-messages.ts'
import type { FallbackCause, ReportBook } from './report.ts'
import type { LlmSettings } from './settings.ts'
import type { Fault } from './verify/fault.ts'
import type { Paragraph, SoundVerdict } from './verify/judge-answer.ts'

export interface RewriteDeps {
  readonly caller: ModelCaller
  readonly settings: LlmSettings
  readonly compute: LlmCompute
  /** Probabilities that texts were machine-written; absent: the choice goes without. */
  readonly score?:
    | ((
        texts: readonly string[],
        language: Paragraph['language'],
        signal: AbortSignal,
      ) => Promise<readonly number[]>)
    | undefined
  readonly book: ReportBook
}

export interface RewriteLimits {
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal
  /** When the model's part must be over, in milliseconds of `performance.now()`. */
  readonly endsAt: number
}

export type Rewritten =
  | { readonly isRewritten: true; readonly output: string }
  | { readonly isRewritten: false; readonly cause: FallbackCause }

/** A paragraph with its placeholders. */
export interface MaskedParagraph extends Paragraph {
  readonly masked: string
}

/** What an answer came to. */
type Tried =
  | { readonly kind: 'candidate'; readonly candidate: Candidate; readonly settled: Promise<Candidate> }
  | { readonly kind: 'refused'; readonly draft: string; readonly faults: readonly Fault[] }
  | { readonly kind: 'failed'; readonly cause: FallbackCause }

/** An answer that verification passed, and what the local engine's repairs make of it. */
type Sound = Extract<Tried, { kind: 'candidate' }>

/** A rewrite with this many worse places is not taken. */
const WORSE_LIMIT = 3
/** A sound sample waits this many times its own time for the others, and no less than the floor. */
const GRACE = { times: 1, floorMs: 1_500 }

/** Samples → one repair → one more sample, each verified; then a second look, and the best of what is left. */
export async function rewriteParagraph(
  deps: RewriteDeps,
  paragraph: MaskedParagraph,
  limits: RewriteLimits,
): Promise<Rewritten> {
  const run = new ParagraphRun(deps, paragraph, limits)
  const first = await run.samples()
  let tried = first
  let accepted = await run.reviewed(soundOf(tried))
  if (accepted.length === 0 && tried.some(({ kind }) => kind !== 'failed')) {
    const repaired = await run.repair(tried)
    tried = [...tried, repaired]
    accepted = await run.reviewed(soundOf([repaired]))
  }
  if (accepted.length === 0 && tried.at(-1)?.kind === 'refused') {
    const further = await run.sample(deps.settings.samples)
    tried = [...tried, further]
    accepted = await run.reviewed(soundOf([further]))
  }
  const best = chooseBest(accepted)
  if (best !== undefined) return { isRewritten: true, output: best.output }
  return { isRewritten: false, cause: causeOf(tried) }
}

function soundOf(tried: readonly Tried[]): Sound[] {
  const found = tried.flatMap((each) => (each.kind === 'candidate' ? [each] : []))
  const outputs = found.map(({ candidate }) => candidate.output)
  return found.filter(({ candidate }, index) => outputs.indexOf(candidate.output) === index)
}

function causeOf(tried: readonly Tried[]): FallbackCause {
  const failed = tried.find((each) => each.kind === 'failed')
  return tried.every(({ kind }) => kind === 'failed') && failed?.kind === 'failed' ? failed.cause : 'rejected'
}

/** The calls for one paragraph. */
class ParagraphRun {
  readonly #deps: RewriteDeps
  readonly #paragraph: MaskedParagraph
  readonly #limits: RewriteLimits
  #longestMs = 0

  constructor(deps: RewriteDeps, paragraph: MaskedParagraph, limits: RewriteLimits) {
    this.#deps = deps
    this.#paragraph = paragraph
    this.#limits = limits
  }

  /** All first samples; those that are late get little time once one is sound. */
  async samples(): Promise<Tried[]> {
    const hurry = new AbortController()
    const started = performance.now()
    let timer: NodeJS.Timeout | undefined
    const counts = Array.from({ length: this.#deps.settings.samples }, (_, index) => index)
    try {
      return await Promise.all(
        counts.map(async (index) => {
          const tried = await this.sample(index, hurry.signal)
          if (tried.kind !== 'candidate') return tried
          const grace = Math.max(GRACE.floorMs, GRACE.times * (performance.now() - started))
          timer ??= setTimeout(() => hurry.abort(new DOMException('enough', 'TimeoutError')), grace)
          return tried
        }),
      )
    } finally {
      clearTimeout(timer)
    }
  }

  sample(index: number, hurry?: AbortSignal): Promise<Tried> {
    return this.#try(rewriteMessages(this.#paragraph), index, hurry)
  }

  /** Asks again, telling what was wrong with the answer that came nearest. */
  async repair(tried: readonly Tried[]): Promise<Tried> {
    const refused: { draft: string; faults: readonly Fault[] }[] = []
    for (const each of tried) {
      if (each.kind === 'refused') refused.push(each)
      if (each.kind === 'candidate')
        refused.push({ draft: (await each.settled).masked, faults: [{ gate: 'review' }] })
    }
    const [nearest] = refused.sort((a, b) => rank(a) - rank(b))
    if (nearest === undefined || !this.#hasTime()) return { kind: 'failed', cause: 'late' }
    this.#deps.book.repaired()
    return this.#try(repairMessages(this.#paragraph, nearest), this.#deps.settings.samples + 1)
  }

  /** The candidates that a second look lets pass. One that could not be made counts as passed: the gates held. */
  async reviewed(sound: readonly Sound[]): Promise<Candidate[]> {
    const scored = this.#scored(sound)
    if (!this.#deps.settings.review || !this.#hasTime()) return scored
    // Scores are measured while the model looks.
    const [reviews, candidates] = await Promise.all([
      Promise.all(sound.map((each) => this.#lookedAt(each))),
      scored,
    ])
    const looked = candidates.map((candidate, index) => ({ ...candidate, review: reviews[index] }))
    return looked.filter(({ review }) => {
      const isFine = review === undefined || (review.isMeaningKept && review.worse < WORSE_LIMIT)
      if (!isFine) this.#deps.book.rejected('review')
      return isFine
    })
  }

  async #scored(sound: readonly Sound[]): Promise<Candidate[]> {
    const { score } = this.#deps
    const candidates = await Promise.all(sound.map(({ settled }) => settled))
    if (score === undefined || candidates.length < 2) return candidates
    const outputs = candidates.map(({ output }) => output)
    const scores = await score(outputs, this.#paragraph.language, this.#limits.signal)
    return candidates.map((candidate, index) => ({ ...candidate, score: scores[index] }))
  }

  /** The second look begins while the repairs are computed, and anew in the rare case that there are any. */
  async #lookedAt({ candidate, settled }: Sound): Promise<Review | undefined> {
    const outdated = new AbortController()
    const looking = this.#review(candidate, outdated.signal)
    const mended = await settled
    if (mended.masked === candidate.masked) return looking
    outdated.abort()
    return this.#review(mended)
  }

  async #review({ masked }: Candidate, outdated?: AbortSignal): Promise<Review | undefined> {
    const { language, masked: source } = this.#paragraph
    try {
      const answer = await this.#call(reviewMessages(language, { source, rewrite: masked }), 0, outdated)
      return answer.isWhole ? readReview(answer.content) : undefined
    } catch (error) {
      if (outdated?.aborted !== true) this.#causeOf(error)
      return undefined
    }
  }

  async #try(messages: readonly ChatMessage[], index: number, hurry?: AbortSignal): Promise<Tried> {
    try {
      const answer = await this.#call(messages, index, hurry)
      const verdict = await this.#deps.compute.judge(plain(this.#paragraph), answer, this.#limits.signal)
      if (verdict.isSound) return this.#soundBy(verdict)
      const [first] = verdict.faults
      if (first !== undefined) this.#deps.book.rejected(first.gate)
      return { kind: 'refused', draft: verdict.masked, faults: verdict.faults }
    } catch (error) {
      return { kind: 'failed', cause: this.#causeOf(error) }
    }
  }

  #soundBy(verdict: SoundVerdict): Sound {
    const { output, masked, isSettled } = verdict
    const { compute } = this.#deps
    const settled = isSettled
      ? Promise.resolve(verdict)
      : compute.mend(plain(this.#paragraph), { output, masked }, this.#limits.signal)
    // Awaited later, or by nobody when another call of the paragraph fails first.
    settled.catch(() => undefined)
    return { kind: 'candidate', candidate: verdict, settled }
  }

  async #call(messages: readonly ChatMessage[], index: number, hurry?: AbortSignal) {
    const { caller, settings, book } = this.#deps
    const { signal, endsAt } = this.#limits
    const started = performance.now()
    const left = AbortSignal.timeout(Math.max(1, Math.floor(endsAt - started)))
    const until = AbortSignal.any([signal, left, ...(hurry === undefined ? [] : [hurry])])
    const seed = settings.seed === undefined ? undefined : settings.seed + index
    const request = { messages, temperature: settings.temperature, seed }
    const answer = await caller.call(request, { signal: until, endsAt })
    this.#longestMs = Math.max(this.#longestMs, performance.now() - started)
    book.called(answer.tokens)
    return answer
  }

  /** What kept a call from its answer; rethrows what is no fault of the endpoint. */
  #causeOf(error: unknown): FallbackCause {
    const { book } = this.#deps
    const fault = faultOf(error)
    if (fault === undefined) throw error
    this.#limits.signal.throwIfAborted()
    if (fault !== 'left_alone') book.called()
    book.callFailed(fault)
    return fault === 'timeout' ? 'late' : 'unreachable'
  }

  /** Whether another call as long as the longest so far would end in time. */
  #hasTime(): boolean {
    return performance.now() + this.#longestMs < this.#limits.endsAt
  }
}

/** What went wrong with a call; undefined for what is no fault of a call. */
function faultOf(error: unknown): ChatFault | undefined {
  if (error instanceof ChatError) return error.fault
  const isOver = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isOver ? 'timeout' : undefined
}

/** Faults of the surface are easily mended; an answer that could not be read is no draft. */
const rank = ({ draft, faults }: { draft: string; faults: readonly Fault[] }): number =>
  draft === '' ? 1_000 : faults.length

const plain = ({ text, language, goal, personalTerms }: MaskedParagraph): Paragraph => ({
  ...{ text, language, goal, personalTerms },
})
