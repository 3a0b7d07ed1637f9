import { echoes } from '../echoes/echoes.ts'
import { ENGLISH_HEARING } from '../echoes/english.ts'
import { breaksSeries, splitsRepeat } from '../echoes/english-repeats.ts'
import type { Edit } from '../edit.ts'
import { loadNgramModel } from '../language-model/load-model.ts'
import type { RuleMode } from '../mode.ts'
import { fewExchangesEach, isModest } from '../modest.ts'
import type { Stage } from '../policy.ts'
import { wantsAny } from '../purpose/wanted-purposes.ts'
import { servedPurposes, type WordingSense, weighed } from '../purpose/weigh.ts'
import type { LanguageRewriter, ProposeRequest } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { keepVariety, type VarietyRules } from '../variety.ts'
import { analyseSentences } from './analyse.ts'
import { type ChooseAlternative, proposeByRules } from './apply-rules.ts'
import {
  CONTRACTION,
  hasContraction,
  proposeExpansions,
  wholeExpansions,
} from './contractions/propose-expansions.ts'
import { loadEnglishCorrector } from './correct/create-corrector.ts'
import { breaksCorrelative } from './correlatives.ts'
import { boldness, GRADED_KINDS, isEligible, isEnabled } from './eligibility.ts'
import type { CompiledRule } from './english-rule.ts'
import { loadRules } from './load-rules.ts'
import { drawLot } from './lot.ts'
import { modestEdits, SPACING } from './modest.ts'
import { OMISSION } from './operations/omit/omission.ts'
import { REPAIRS } from './operations/operations.ts'
import { operationsOf, proposeByOperations } from './operations/propose.ts'
import type { Operation } from './operations/scene.ts'
import { speaksInPerson } from './personal.ts'
import { POLICIES } from './policy.ts'
import { refusesRegister } from './register.ts'
import { RuleIndex } from './rule-index.ts'
import { arrangeEdits } from './search/arrange.ts'
import type { EnglishSentence } from './token.ts'
import { worthOf } from './valuation.ts'
import { modeWarnings } from './warnings.ts'
import { newFault } from './well-formed.ts'
import { createWordingSense } from './wording-sense.ts'

/** Repairs, and what goes together through the whole text: the search takes them as they are. */
const isFixed = ({ role, kind }: Edit) => role === 'repair' || kind === CONTRACTION

const VARIETY: VarietyRules = {
  lengthPerExchange: 600,
  frameWords: new Set(),
  fold: (word) => word.toLowerCase().replace(/(?<=[a-z]{3})(?:es|s|ed|d|ing)$/, ''),
  isExempt: ({ kind }) => !GRADED_KINDS.has(kind),
  isRepair: isFixed,
  earshot: 300,
  habits: { kinds: new Set(['coordination_order']), lengthPerEdit: 900 },
}

const NGRAMS = new URL('../../lexicon/en/ngrams.bin', import.meta.url)

interface Round {
  readonly stage: Stage
  /** None: the round of the rules. */
  readonly operations?: readonly Operation[]
}

/** Words first, then the order within phrases, then whole clauses: each round sees what the one before it wrote. */
const ROUNDS: readonly Round[] = [
  { stage: 'words' },
  { stage: 'phrases', operations: operationsOf('phrase') },
  { stage: 'structure', operations: operationsOf('clause') },
]
/** `shorten` cuts first, so that no word is exchanged that could go. */
const CUTTING_ROUNDS: readonly Round[] = [
  { stage: 'phrases', operations: operationsOf('phrase').filter(({ kind }) => kind === OMISSION.kind) },
  ...ROUNDS,
]

function roundsOf(mode: RuleMode): readonly Round[] {
  return mode === 'shorten' ? CUTTING_ROUNDS : ROUNDS
}

/** The English half of the engine. Loading reads and compiles `rules/en` once. */
export function createEnglishRewriter(rules: readonly CompiledRule[] = loadRules()): LanguageRewriter {
  const byId = new Map(rules.map((compiled) => [compiled.rule.id, compiled.rule]))
  const registerOf = (ruleId: string) => byId.get(ruleId)?.register ?? 'neutral'
  const indexes = new Map<string, RuleIndex>()
  const model = loadNgramModel(NGRAMS)
  const sense = createWordingSense(model)
  const rank = model && ((left: string, wording: string, right: string) => model.score(left, wording, right))
  const indexFor = (request: ProposeRequest) => {
    const level = boldness(request)
    const key = `${request.mode}:${level}`
    const index =
      indexes.get(key) ??
      new RuleIndex(rules.filter((compiled) => isEnabled(compiled.rule, request.mode, level)))
    indexes.set(key, index)
    return index
  }
  const isModestEdit = modestEdits(rules)
  return {
    language: 'en',
    correct: loadEnglishCorrector(),
    repairs: (source) =>
      proposeByOperations(analyseSentences(source), source.text, 'polish-neutral', REPAIRS),
    fluency: model && ((text) => model.perUnit('', text, '')),
    rounds: ({ mode }) => roundsOf(mode).length,
    budget: ({ mode, round }) => {
      const { maxRisk, shares } = POLICIES[mode]
      return { maxRisk, maxChangedShare: shares[roundsOf(mode)[round]?.stage ?? 'words'] }
    },
    propose(source: Source, request: ProposeRequest): Edit[] {
      const sentences = analyseSentences(source)
      const operations = roundsOf(request.mode)[request.round]?.operations
      if (operations !== undefined) {
        const proposed = proposeByOperations(sentences, source.text, request.mode, operations)
        const edits = weighed(proposed, request.mode, sense)
        return isModest(request) ? edits.filter((edit) => isModestEdit(edit, source.text)) : edits
      }
      const index = indexFor(request)
      const refuses = refusalOf(request.mode, source.text, sense)
      const choice = { choose: takeTurns(request), rank, refuses }
      const contracts = sentences.some(hasContraction)
      const edits = sentences
        .flatMap((sentence) => proposeByRules(sentence, source.text, index, choice))
        .filter((edit) => edit.kind !== CONTRACTION || contracts)
      edits.push(...proposeExpansions(sentences, source, request.mode))
      const wanted = keepVoice(sentences, weighed(edits, request.mode, sense), request.mode)
      return isModest(request) ? wanted.filter((edit) => isModestEdit(edit, source.text)) : wanted
    },
    value: (edit, request) => {
      const register = registerOf(edit.ruleId)
      return isEligible(edit, request.mode, register) ? worthOf(edit, request, register) : 0
    },
    arrange(source, { chosen, candidates, value }) {
      const arranged = arrangeEdits({
        ...{ source, chosen: wholeExpansions(chosen, candidates), candidates, model },
        worth: value,
        isFixed,
        registerOf,
      })
      // No rivals: what the search passed over it had a reason to pass over.
      return keepVariety(source, { chosen: arranged, candidates: arranged, value }, VARIETY)
    },
    settle: (source, edits, request) =>
      isModest(request) ? fewExchangesEach(source, edits, SPACING) : [...edits],
    accepts: (before, after) => newFault(before, after) === undefined,
    warnings: modeWarnings,
  }
}

/** Wordings that would spoil the text they are put into, each in its own way. */
function refusalOf(mode: RuleMode, text: string, sense: WordingSense): (edit: Edit) => boolean {
  const isOutOfRegister = refusesRegister(mode, text)
  return (edit) =>
    !wantsAny(mode, servedPurposes(edit, sense)) ||
    breaksCorrelative(text, edit.before, edit.after) ||
    splitsRepeat(text, edit) ||
    breaksSeries(text, edit) ||
    echoes(text, edit, ENGLISH_HEARING) ||
    isOutOfRegister(edit)
}

/** The edits without those that only raise the register of a sentence that speaks in person, where a draft is polished. */
function keepVoice(sentences: readonly EnglishSentence[], edits: readonly Edit[], mode: RuleMode): Edit[] {
  if (mode !== 'polish-academic') return [...edits]
  const spoken = sentences.filter(({ text }) => speaksInPerson(text))
  return edits.filter(
    ({ start, purposes = [], kind }) =>
      kind === CONTRACTION ||
      purposes.some((purpose) => purpose !== 'raise' && wantsAny(mode, [purpose])) ||
      !spoken.some((sentence) => sentence.start <= start && start < sentence.end),
  )
}

/** Alternatives of one rule take turns through a text, from a seeded beginning. */
function takeTurns(request: ProposeRequest): ChooseAlternative {
  const turns = new Map<string, number>()
  return (ruleId, count) => {
    const turn = turns.get(ruleId) ?? Math.floor(drawLot(request, ruleId) * count)
    turns.set(ruleId, turn + 1)
    return turn % count
  }
}
