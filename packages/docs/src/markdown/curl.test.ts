import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlCommand } from './curl.ts'

test('a shell hands curl exactly the body, whatever quotes are in it', () => {
  const body = { text: `it's "quoted" $HOME \`id\` \\ 你好` }
  const command = curlCommand({ url: 'http://localhost/x', method: 'post', authenticated: true, body })
  const script = `curl() { for last; do :; done; printf %s "$last"; }\n${command}`
  expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))).toEqual(body)
})

test('a call without body or key has neither header', () => {
  expect(curlCommand({ url: 'http://localhost/livez', method: 'get', authenticated: false })).toBe(
    'curl -s http://localhost/livez',
  )
})
