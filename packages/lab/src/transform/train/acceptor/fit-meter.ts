import type { Language } from '@redraft/contracts'
import { characterModel, likelihoodGain, loadEnglishCounts, readWords } from '@redraft/transform/internals'
import type { Firing } from '../../audit/firing.ts'

type Place = Pick<Firing, 'left' | 'right' | 'before' | 'after'>

/** How much better than the old wording the new one fits its place, by counts of edited texts. */
export interface FitMeter {
  readonly names: readonly string[]
  measure(place: Place): number[]
}

export function createFitMeter(language: Language): FitMeter {
  return language === 'en' ? englishMeter() : chineseMeter(language)
}

/** The sentence around an edit, as far as the passage shows it. */
function sentenceOf({ left, right, before }: Place): { text: string; start: number; end: number } {
  const head = left.split(/[.!?。！？\n]\s*/).at(-1) ?? ''
  const tail = /^.*?(?:[.!?](?=\s)|[。！？]|(?=\n)|$)/.exec(right)?.[0] ?? ''
  return { text: head + before + tail, start: head.length, end: head.length + before.length }
}

function englishMeter(): FitMeter {
  const model = loadEnglishCounts()
  return {
    names: [
      'fit',
      'fit-a-word',
      'pairs',
      'threes',
      'fours',
      'new-pairs',
      'new-threes',
      'new-fours',
      'rarest',
    ],
    measure(place) {
      const { text, start, end } = sentenceOf(place)
      const [old, now] = model.compare(readWords(text), { start, end, after: place.after })
      const change = (of: 'support' | 'unseen') => now[of].map((value, at) => value - (old[of][at] ?? 0))
      const perWord = now.score / (now.words + 3) - old.score / (old.words + 3)
      return [
        ...[now.score - old.score, perWord, ...change('support'), ...change('unseen')],
        now.rarest - old.rarest,
      ]
    },
  }
}

function chineseMeter(language: Exclude<Language, 'en'>): FitMeter {
  const model = characterModel(language)
  const pair = (first: string | undefined, second: string | undefined) =>
    first === undefined || second === undefined
      ? 0
      : Math.log1p(model.pairCount(first.charCodeAt(0), second.charCodeAt(0)))
  return {
    names: ['fit', 'fit-a-character', 'pair-before', 'pair-behind'],
    measure(place) {
      const { text, start, end } = sentenceOf(place)
      const gain = likelihoodGain(model, text, { start, end, after: place.after })
      const old = { first: place.before.at(0) ?? text[end], last: place.before.at(-1) ?? text[start - 1] }
      const now = { first: place.after.at(0) ?? text[end], last: place.after.at(-1) ?? text[start - 1] }
      return [
        ...[gain, gain / (1 + Math.max(place.before.length, place.after.length))],
        pair(text[start - 1], now.first) - pair(text[start - 1], old.first),
        pair(now.last, text[end]) - pair(old.last, text[end]),
      ]
    },
  }
}
