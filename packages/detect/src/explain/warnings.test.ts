import { renderWarning } from '@redraft/contracts'
import { expect, test } from 'vitest'
import SAMPLES from '../../fixtures/sample-texts.json' with { type: 'json' }
import { createDetectEngine } from '../engine.ts'

const engine = createDetectEngine()

function warningsOf(text: string, language: 'en' | 'zh_CN' = 'en'): string {
  return engine.detect({ text, language, sourceKind: 'paste' }).warnings.map(renderWarning).join('\n')
}

test('a text under 80 words is too short to tell, whatever its score', () => {
  const text = SAMPLES.englishMachine.split(' ').slice(0, 79).join(' ')
  const outcome = engine.detect({ text, language: 'en', sourceKind: 'paste' })
  expect(outcome.verdict).toBe('unclear')
  expect(outcome.warnings[0]).toEqual({ code: 'too_few_words', values: { least: 80 } })
})

test('invisible characters make a text neither longer nor shorter', () => {
  const words = SAMPLES.englishMachine.split(' ')
  const hidden = (count: number) => [...words.slice(0, count).join(' ')].join('\u200b')
  expect(warningsOf(hidden(79))).toContain('Fewer than 80 words')
  expect(warningsOf(hidden(90))).not.toContain('Fewer than 80 words')
})

test('a Chinese text under 120 characters is too short to tell', () => {
  expect(warningsOf(SAMPLES.chineseMachine.slice(0, 110), 'zh_CN')).toContain(
    'Fewer than 120 Chinese characters',
  )
  expect(warningsOf(SAMPLES.chineseMachine, 'zh_CN')).not.toContain('Fewer')
})

test('mixed languages are pointed out', () => {
  expect(warningsOf(`${SAMPLES.englishHuman}\n\n${SAMPLES.chineseMachine.slice(0, 120)}`)).toContain(
    'mixes languages',
  )
})

test('code is pointed out', () => {
  expect(warningsOf(`${SAMPLES.englishHuman}\n\n\`\`\`js\nconst a = 1\nconst b = 2\n\`\`\`\n`)).toContain(
    'code',
  )
})

test('lists are pointed out', () => {
  const list = SAMPLES.englishMachine.split('. ').map((sentence) => `- ${sentence}.`)
  expect(warningsOf(list.join('\n'))).toContain('lists')
})

test('quoted material is pointed out', () => {
  expect(
    warningsOf(`She wrote: “${SAMPLES.englishMachine.slice(0, 600)}” ${SAMPLES.englishHuman.slice(0, 500)}`),
  ).toContain('quoted')
})

test('verse is pointed out', () => {
  const lines = SAMPLES.englishHuman.split(' ')
  const verse = lines
    .map((word, index) => (index % 5 === 4 ? `${word.replace(/[.,]/u, '')}\n` : `${word} `))
    .join('')
  expect(warningsOf(verse)).toContain('verse or lyrics')
})

test('plain prose of fair length gets the standing caution only', () => {
  expect(warningsOf(SAMPLES.englishHuman).split('\n')).toHaveLength(1)
})
