import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@redraft/contracts'
import { hashText } from '@redraft/transform/internals'

const BUCKETS = 2 ** 18
const EPOCHS = 4
const RATE = 0.3

interface Example {
  readonly text: string
  readonly label: 'human' | 'ai'
  readonly lang: Language
  readonly split: string
}

/**
 * A second detector, trained on the spot from the train rows of a detection corpus folder: logistic regression over
 * hashed words and word pairs (English) or character pairs and triples (Chinese). The engine never consults it, and it
 * shares no feature code with the product's detector. Returns the probability in [0, 1] of machine writing.
 */
export function trainWordDetector(folder: string, language: Language): (text: string) => number {
  const examples = readExamples(folder, language)
  const weights = new Float32Array(BUCKETS)
  let bias = 0
  const score = (features: readonly number[]) => {
    let sum = bias
    for (const feature of features) sum += (weights[feature] ?? 0) / Math.sqrt(features.length)
    return 1 / (1 + Math.exp(-sum))
  }
  const prepared = examples.map((example) => ({
    features: featuresOf(example.text, language),
    target: example.label === 'ai' ? 1 : 0,
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, target } of prepared) {
      const step = (RATE / (epoch + 1)) * (target - score(features))
      bias += step * 0.1
      for (const feature of features)
        weights[feature] = (weights[feature] ?? 0) + step / Math.sqrt(features.length)
    }
  }
  return (text) => score(featuresOf(text, language))
}

/** Ordered by the hash of their text, so that corpora and labels are mixed in the same way each time. */
function readExamples(folder: string, language: Language): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString('utf8')
        .split('\n'),
    )
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Example)
    .filter((example) => example.lang === language && example.split === 'train')
    .sort((a, b) => hashText(a.text) - hashText(b.text))
}

function featuresOf(text: string, language: Language): number[] {
  const units =
    language === 'en'
      ? (text.toLowerCase().match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}]/gu) ?? [])
      : [...text.replace(/\s+/gu, '')]
  const features = new Set<number>()
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1] ?? '$'
    if (language === 'en') features.add(hashText(unit) % BUCKETS)
    else features.add(hashText(`${unit}${next}${units[at + 2] ?? '$'}`) % BUCKETS)
    features.add(hashText(`${unit} ${next}`) % BUCKETS)
  }
  return [...features]
}
