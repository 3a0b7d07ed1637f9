import { decodeDetectorModel, encodeDetectorModel } from '@redraft/detect/internals'
import { expect, test } from 'vitest'
import type { LabelledRow } from '../eval/labelled-rows.ts'
import { SAMPLES } from '../sample-texts.ts'
import { sampleLogit } from './calibrate.ts'
import { createSampler, type Sample } from './samples.ts'
import { trainDetector } from './train-detector.ts'

/** Fifty texts a label and corpus: the fixtures with their sentences turned round. */
function samplesOf(split: string): Sample[] {
  const sample = createSampler('en')
  const texts = [SAMPLES.englishHuman, SAMPLES.englishMachine] as const
  return ['one', 'two'].flatMap((corpus) =>
    ([0, 1] as const).flatMap((label) =>
      Array.from({ length: 50 }, (_, index) => {
        const sentences = texts[label].split('. ')
        const turn = (index * 3 + corpus.length) % sentences.length
        const text = [...sentences.slice(turn), ...sentences.slice(0, turn)].join('. ')
        const id = `${split}${corpus}${label}${index}`
        const row: LabelledRow = {
          id,
          text,
          label,
          language: 'en',
          domain: 'd',
          generator: 'g',
          source: 's',
          corpus,
          split,
          kind: 'k',
          group: id,
        }
        return sample(row)
      }),
    ),
  )
}

test('training is reproducible byte for byte, ranks what it saw, and its file reads back', () => {
  const set = {
    language: 'en',
    name: 'test',
    training: samplesOf('train'),
    development: samplesOf('dev'),
    trees: 10,
  } as const
  const model = trainDetector(set)
  const bytes = encodeDetectorModel(model)
  expect(Buffer.compare(bytes, encodeDetectorModel(trainDetector(set)))).toBe(0)
  const read = decodeDetectorModel(bytes)
  for (const sample of set.development) {
    expect(sampleLogit(read, sample)).toBe(sampleLogit(model, sample))
    expect(sampleLogit(read, sample) > 0).toBe(sample.label === 1)
  }
}, 60_000)
