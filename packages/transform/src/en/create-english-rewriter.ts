import type { Edit } from '../edit.ts'
import { loadNgramModel } from '../language-model/load-model.ts'
import { contentUnits } from '../measure.ts'
import type { RuleMode } from '../mode.ts'
import type { LanguageRewriter, ProposeRequest } from '../rewriter.ts'
import { isFreeOf } from '../role.ts'
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
import { breaksCorrelative } from './correlatives.ts'
import { echoes } from './echoes.ts'
import type { CompiledRule } from './english-rule.ts'
import { ENGLISH_GATES } from './gates.ts'
import {
  bringsSpokenOpener,
  bringsStiffOpener,
  bringsWrittenWord,
  isBanter,
  isInformalText,
} from './informal.ts'
import { loadRules } from './load-rules.ts'
import { OMISSION } from './operations/omit/omission.ts'
import { operationsOf, proposeByOperations } from './operations/propose.ts'
import type { Operation } from './operations/scene.ts'
import { type ModePolicy, POLICIES } from './policy.ts'
import { breaksSeries, splitsRepeat } from './repeats.ts'
import { RuleIndex } from './rule-index.ts'
import { bringsChattyOpener, bringsTalk, isImpersonal, isScholarlyText } from './scholarly.ts'
import { arrangeEdits } from './search/arrange.ts'
import { proposeSpelling } from './spelling/propose-spelling.ts'
import { modeWarnings } from './warnings.ts'
import { newFault } from './well-formed.ts'

const SYNONYM = 'synonym'

/** Rule kinds that choose among wordings of like meaning: governed by `synonyms_level`. */
const GRADED_KINDS = new Set([SYNONYM, 'rewording', 'collocation', 'connective'])
/** Above the middle level the bolder of two wordings for one place is worth more, so that levels differ where rules are few. */
const DARING = 0.04
const MIDDLE = 5
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

/** Modes that repair a draft; the others leave its spelling to its writer. */
const MENDS_SPELLING: ReadonlySet<RuleMode> = new Set(['fluency', 'polish-academic', 'polish-neutral'])

const NGRAMS = new URL('../../lexicon/en/ngrams.bin', import.meta.url)

/** Modes that keep the register of a text that talks. */
const TALKS_ON: ReadonlySet<RuleMode> = new Set([
  ...(['reduce-aigc', 'reduce-both', 'standard', 'fluency', 'simple'] as const),
  ...(['creative', 'shorten', 'expand', 'polish-neutral'] as const),
])

/** Modes whose words are written ones whatever the text, and modes that make any text talk. */
const WRITES: ReadonlySet<RuleMode> = new Set(['formal', 'academic', 'polish-academic'])
const LOOSENS: ReadonlySet<RuleMode> = new Set(['simple', 'creative'])

/** Words first, then the order within phrases, then whole clauses: each round sees what the one before it wrote. */
const ROUNDS: readonly Round[] = ['words', operationsOf('phrase'), operationsOf('clause')]
/** `shorten` cuts first, so that no word is exchanged that could go. */
const CUTTING_ROUNDS: readonly Round[] = [
  operationsOf('phrase').filter(({ kind }) => kind === OMISSION.kind),
  ...ROUNDS,
]

type Round = 'words' | readonly Operation[]

function roundsOf(mode: RuleMode): readonly Round[] {
  return mode === 'shorten' ? CUTTING_ROUNDS : ROUNDS
}

/** The English half of the engine. Loading reads and compiles `rules/en` once. */
export function createEnglishRewriter(rules: readonly CompiledRule[] = loadRules()): LanguageRewriter {
  const byId = new Map(rules.map((compiled) => [compiled.rule.id, compiled.rule]))
  const indexes = new Map<string, RuleIndex>()
  const model = loadNgramModel(NGRAMS)
  const rank = model && ((left: string, wording: string, right: string) => model.score(left, wording, right))
  const indexFor = (request: ProposeRequest) => {
    const level = boldness(request)
    const key = `${request.mode}:${level}`
    const index =
      indexes.get(key) ?? new RuleIndex(rules.filter((compiled) => isEnabled(compiled, request.mode, level)))
    indexes.set(key, index)
    return index
  }
  return {
    language: 'en',
    gates: ENGLISH_GATES,
    rounds: ({ mode }) => roundsOf(mode).length,
    budget: ({ mode }) => POLICIES[mode],
    propose(source: Source, request: ProposeRequest): Edit[] {
      const sentences = analyseSentences(source)
      const operations = roundsOf(request.mode)[request.round] ?? []
      if (operations !== 'words')
        return POLICIES[request.mode].structure === 0
          ? []
          : proposeByOperations(sentences, source.text, request.mode, operations)
      const index = indexFor(request)
      const refuses = refusalOf(request.mode, source.text)
      const choice = { choose: takeTurns(request.random), rank, refuses }
      const contracts = sentences.some(hasContraction)
      const edits = sentences
        .flatMap((sentence) => proposeByRules(sentence, source.text, index, choice))
        .filter((edit) => edit.kind !== CONTRACTION || contracts)
      edits.push(...proposeExpansions(sentences, source, request.mode))
      return MENDS_SPELLING.has(request.mode) ? [...edits, ...proposeSpelling(sentences)] : edits
    },
    value: (edit, request) => {
      const policy = POLICIES[request.mode]
      if (policy.without?.includes(edit.kind) || (policy.refusesEven && edit.role === 'even')) return 0
      const saved = contentUnits(edit.before).length - contentUnits(edit.after).length
      if (
        saved < (policy.minSaved ?? saved) ||
        saved > (policy.maxSaved ?? saved) ||
        (policy.minSaved === 0 && saved === 0 && edit.role === 'even' && !isFreeOf('saving', edit))
      )
        return 0
      const register = byId.get(edit.ruleId)?.register ?? 'neutral'
      if (GRADED_KINDS.has(edit.kind) && weighsMore(edit, saved, policy) && register !== 'plain') return 0
      if (request.mode === 'simple' && edit.kind === SYNONYM && edit.after.length > edit.before.length)
        return 0
      const change = policy.change * contentUnits(edit.before).length
      const daring = GRADED_KINDS.has(edit.kind)
        ? DARING * Math.max(0, boldness(request) - MIDDLE) * edit.strength
        : 0
      const worth =
        0.5 +
        policy.signs * (edit.gain ?? 0) +
        (policy.registers[register] ?? 0) +
        change +
        policy.brevity * saved +
        daring
      return worth - 5 * edit.risk + 0.3 * request.random()
    },
    arrange(source, { chosen, candidates, value }) {
      const arranged = arrangeEdits({
        ...{ source, chosen: wholeExpansions(chosen, candidates), candidates, model },
        worth: value,
        isFixed,
        registerOf: (ruleId) => byId.get(ruleId)?.register ?? 'neutral',
      })
      // No rivals: what the search passed over it had a reason to pass over.
      return keepVariety(source, { chosen: arranged, candidates: arranged, value }, VARIETY)
    },
    accepts: (before, after) => newFault(before, after) === undefined,
    warnings: modeWarnings,
  }
}

/** Whether an exchange of words makes a sentence heavier than the mode likes: by words, or by the length of a word. */
function weighsMore({ before, after, role }: Edit, saved: number, policy: ModePolicy): boolean {
  const isLonger = after.length - before.length > (policy.maxLonger ?? Number.POSITIVE_INFINITY)
  return role === 'even' && (isLonger || -saved > (policy.maxAdded ?? Number.POSITIVE_INFINITY))
}

/** The greatest strength of a graded rule in use: `synonyms_level`, or the mode's own where the endpoint has no such field. */
function boldness({ goal, mode, synonymsLevel }: ProposeRequest): number {
  return goal.endpoint === 'paraphrase' ? synonymsLevel : POLICIES[mode].boldness
}

function isEnabled({ rule }: CompiledRule, mode: RuleMode, level: number): boolean {
  if (POLICIES[mode].registers[rule.register] === undefined) return false
  if (rule.modes.length > 0 && !rule.modes.includes(mode) && !isBorrowed(rule.modes, mode)) return false
  if (level === 0) return rule.role === 'repair'
  return !GRADED_KINDS.has(rule.kind) || rule.strength <= level
}

function isBorrowed(modes: readonly RuleMode[], mode: RuleMode): boolean {
  const { borrows } = POLICIES[mode]
  return borrows !== undefined && modes.includes(borrows)
}

/** Wordings out of the register of a text: written words where it talks, spoken openers where it does not. */
function refusalOf(mode: RuleMode, text: string): (edit: Edit) => boolean {
  const talks = isInformalText(text)
  const keepsTalking = TALKS_ON.has(mode) && talks
  const isChat = isBanter(text)
  const keepsWritten = WRITES.has(mode) || (!LOOSENS.has(mode) && isScholarlyText(text))
  const isSilent = !LOOSENS.has(mode) && isImpersonal(text)
  return (edit) => {
    const { before, after } = edit
    return (
      breaksCorrelative(text, before, after) ||
      splitsRepeat(text, edit) ||
      breaksSeries(text, edit) ||
      echoes(text, edit) ||
      (keepsTalking && bringsWrittenWord(before, after)) ||
      (isChat && bringsStiffOpener(before, after)) ||
      (keepsWritten && bringsTalk(before, after)) ||
      (isSilent && bringsChattyOpener(before, after)) ||
      (!talks && bringsSpokenOpener(after))
    )
  }
}

/** Alternatives of one rule take turns through a text, from a seeded beginning. */
function takeTurns(random: () => number): ChooseAlternative {
  const turns = new Map<string, number>()
  return (ruleId, count) => {
    const turn = turns.get(ruleId) ?? Math.floor(random() * count)
    turns.set(ruleId, turn + 1)
    return turn % count
  }
}
