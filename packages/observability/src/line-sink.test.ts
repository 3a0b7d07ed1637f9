import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LineSink, openLineSink } from './line-sink.ts'

const LINE = `${'x'.repeat(1_023)}\n`
let reader: number
let writer: number
let sink: LineSink

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'redraft-sink-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  // Blocking, as a shell opens it.
  writer = openSync(path, 'w')
  rmSync(folder, { recursive: true })
  sink = openLineSink({
    fd: writer,
    maxBytes: 100 * LINE.length,
    droppedLine: (lines) => `dropped ${lines}\n`,
  })
})
afterEach(() => closeSync(writer))

/** Everything that is in the pipe now. */
function readAll(): string {
  const chunk = Buffer.alloc(65_536)
  let text = ''
  for (;;) {
    try {
      const bytes = readSync(reader, chunk)
      if (bytes === 0) return text
      text += chunk.toString('latin1', 0, bytes)
    } catch {
      return text
    }
  }
}

test('lines arrive whole and in order', () => {
  for (let i = 0; i < 3; i += 1) sink.write(`line ${i}\n`)
  sink.flush()
  expect(readAll()).toBe('line 0\nline 1\nline 2\n')
  closeSync(reader)
})

test('a reader that is behind gets what fits in the bound, and is told how much was dropped', () => {
  for (let i = 0; i < 64; i += 1) sink.write(LINE)
  sink.flush()
  for (let i = 0; i < 130; i += 1) sink.write(LINE)
  sink.flush()
  let text = readAll()
  for (let rounds = 0; rounds < 10; rounds += 1) {
    sink.flush()
    text += readAll()
  }
  const lines = text.trimEnd().split('\n')
  expect(lines.filter((line) => line === LINE.trimEnd())).toHaveLength(164)
  expect(lines.filter((line) => line.startsWith('dropped'))).toEqual(['dropped 30'])
})

test('a reader that died costs the lines and nothing else', () => {
  closeSync(reader)
  for (let i = 0; i < 1_000; i += 1) sink.write(LINE)
  expect(() => sink.flush()).not.toThrow()
  sink.write('more\n')
  expect(() => sink.flush()).not.toThrow()
})

test('modules that are loaded once a sink is open are still found behind symbolic links', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'redraft-linked-')))
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, 'packages', name), { recursive: true })
    writeFileSync(join(folder, 'packages', name, 'index.js'), '')
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['first', 'second'])
    symlinkSync(join('..', 'packages', name), join(folder, 'node_modules', name))
  const { resolve } = createRequire(join(folder, 'main.js'))
  resolve('first')
  // Other files of this process may have looked at a pipe before.
  statSync(folder)
  openLineSink({ fd: writer, droppedLine: () => '' })
  expect(resolve('second')).toBe(join(folder, 'packages', 'second', 'index.js'))
  rmSync(folder, { recursive: true })
  closeSync(reader)
})
