import type {
  EngineChoice,
  HumanizeMode,
  ParaphraseMode,
  RewriteTone,
  TransformEndpoint,
} from '@redraft/contracts'
import type { Draft } from '../draft/draft.ts'

/** The lists of the contract, repeated so that the page need not load its validator; a test compares them. */
export const HUMANIZE_MODES = [
  'reduce-aigc',
  'reduce-both',
  'paraphrase',
  'academic-polish',
] as const satisfies readonly HumanizeMode[]
export const PARAPHRASE_MODES = [
  'standard',
  'fluency',
  'formal',
  'academic',
  'simple',
  'creative',
  'expand',
  'shorten',
] as const satisfies readonly ParaphraseMode[]
export const REWRITE_TONES = ['academic', 'neutral'] as const satisfies readonly RewriteTone[]

export const ENGINE_CHOICES = ['auto', 'local', 'llm'] as const satisfies readonly EngineChoice[]

export interface TransformOptions {
  readonly humanizeMode: HumanizeMode
  readonly paraphraseMode: ParaphraseMode
  readonly synonymsLevel: number
  readonly tone: RewriteTone
  readonly engine: EngineChoice
}

export const DEFAULT_OPTIONS: TransformOptions = {
  humanizeMode: 'reduce-aigc',
  paraphraseMode: 'standard',
  synonymsLevel: 5,
  tone: 'academic',
  engine: 'auto',
}

export interface TransformBody {
  readonly text: string
  readonly language: string
  readonly mode?: string
  readonly synonyms_level?: number
  readonly tone?: string
  readonly personal_terms?: readonly string[]
  readonly engine?: string
}

/** The body of a call, as short as it can be: what is left at its default by the page is still said. */
export function transformBody(
  endpoint: TransformEndpoint,
  { text, language, terms }: Draft,
  options: TransformOptions,
): TransformBody {
  const own = {
    humanize: { mode: options.humanizeMode },
    paraphrase: { mode: options.paraphraseMode, synonyms_level: options.synonymsLevel },
    rewrite: { tone: options.tone },
  }[endpoint]
  return {
    ...{ text, language, ...own },
    ...(terms.length > 0 && { personal_terms: terms }),
    ...(options.engine !== 'auto' && { engine: options.engine }),
  }
}
