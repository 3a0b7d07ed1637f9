import {
  type DetectEngine,
  type DetectOutcome,
  type DetectTask,
  type Language,
  RISK_CUTS,
  riskLevel,
  type Verdict,
} from '@redraft/contracts'
import { countCharacters, countWords, createCodePointMap } from '@redraft/text'
import { describeChange, findChangePoint } from './explain/change-point.ts'
import { findRevisionNotes } from './explain/revision-notes.ts'
import { type SentenceRange, tileSentences } from './explain/sentence-ranges.ts'
import { type SentenceScore, scoreSentences } from './explain/sentence-scores.ts'
import { describeSignals, familiesAboveHumans } from './explain/signals.ts'
import { findCaveats } from './explain/warnings.ts'
import { type EvidenceText, type ModelLanguage, modelLanguage, prepareText } from './features/evidence.ts'
import { loadModel } from './load-models.ts'
import { calibrationAt } from './model/calibration.ts'
import type { DetectorModel } from './model/detector-model.ts'
import { createRangeScorer, type RangeScore } from './model/score-range.ts'

/** Below this a text is called likely human. */
const LIKELY_HUMAN_BELOW = 0.4
const SENTENCE_SIGNAL_FROM = 0.75

interface Detector {
  readonly model: DetectorModel
  readonly scoreRange: ReturnType<typeof createRangeScorer>
}

function verdictOf(model: DetectorModel, score: number, tokens: number): Verdict {
  if (score >= calibrationAt(model.calibration, Math.max(tokens, 1)).likelyAi) return 'likely_ai'
  return score < LIKELY_HUMAN_BELOW ? 'likely_human' : 'unclear'
}

function roundScore(score: number): number {
  return Math.round(score * 10_000) / 10_000
}

function scoreWhole({ scoreRange }: Detector, evidence: EvidenceText): RangeScore {
  return scoreRange(evidence, { from: 0, to: evidence.tokens.count })
}

interface Located {
  readonly model: DetectorModel
  readonly sentences: readonly SentenceRange[]
  readonly scores: readonly SentenceScore[]
  readonly notes: DetectOutcome['revision_notes']
}

/** Sentences and notes with code-point offsets, each sentence with the signals that lie in it. */
function describeSentences(
  text: string,
  { model, sentences, scores, notes }: Located,
): Pick<DetectOutcome, 'sentences' | 'revision_notes'> {
  const toCodePoint = createCodePointMap(text)
  const locate = (span: { start: number; end: number }) => ({
    start: toCodePoint(span.start),
    end: toCodePoint(span.end),
  })
  return {
    sentences: sentences.map((sentence, index) => {
      const window = scores[index] ?? { score: 0.5, families: [] }
      const score = roundScore(window.score)
      const inside = notes.filter((note) => note.start < sentence.end && note.end > sentence.start)
      const signals = new Set(inside.map((note) => note.signal))
      if (score >= SENTENCE_SIGNAL_FROM)
        for (const id of familiesAboveHumans(model, window.families)) signals.add(id)
      return { ...locate(sentence), score, signals: [...signals] }
    }),
    revision_notes: notes.map((note) => ({ ...note, ...locate(note) })),
  }
}

function analyse(detector: Detector, task: DetectTask): DetectOutcome {
  const { text, language } = task
  const { model } = detector
  const evidence = prepareText(text, language)
  const whole = scoreWhole(detector, evidence)
  const sentences = tileSentences(text, language, evidence)
  const { undecidable, warnings } = findCaveats(text, language, evidence)
  const score = roundScore(whole.score)
  const scores = scoreSentences(evidence, sentences, detector.scoreRange)
  const verdict = undecidable ? 'unclear' : verdictOf(model, score, evidence.tokens.count)
  const findings = undecidable
    ? []
    : describeChange(findChangePoint(scores.map((sentence) => sentence.score)))
  if (verdict === 'unclear' && !undecidable)
    findings.push({ code: score < RISK_CUTS.high ? 'between_human_and_machine' : 'high_but_unclear' })
  return {
    score,
    risk_level: riskLevel(score),
    verdict,
    signals: describeSignals(model, whole),
    ...describeSentences(text, {
      model,
      sentences,
      scores,
      notes: findRevisionNotes(evidence, sentences),
    }),
    warnings: [...warnings, ...findings, { code: 'estimate_not_proof' }],
    metadata: {
      language,
      source_kind: task.sourceKind,
      words: countWords(text),
      characters: countCharacters(text),
      sentences: sentences.length,
      model: model.name,
    },
  }
}

/**
 * The detection engine. Models are read from `model/*.bin` on first use, once per process; it throws when one is
 * damaged. Synchronous and without state between calls: the same text gives the same answer.
 */
export function createDetectEngine(): DetectEngine {
  const detectors = new Map<ModelLanguage, Detector>()
  const detectorFor = (language: Language): Detector => {
    const key = modelLanguage(language)
    const known = detectors.get(key)
    if (known !== undefined) return known
    const model = loadModel(key)
    const detector = { model, scoreRange: createRangeScorer(model) }
    detectors.set(key, detector)
    return detector
  }
  return {
    detect: (task) => analyse(detectorFor(task.language), task),
    score: (text, language) => scoreWhole(detectorFor(language), prepareText(text, language)).score,
  }
}
