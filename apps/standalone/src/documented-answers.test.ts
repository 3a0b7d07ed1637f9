import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listStyles } from '@redraft/contracts'
import { openApiDocument } from '@redraft/contracts/openapi'
import { ADMIN, createKey, createWorkspace } from '@redraft/core'
import { bootService, callApi, type TestService } from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactJson } from './testing/documented-answers/compact-json.ts'
import { documentedCalls, withAnswers } from './testing/documented-answers/documented-calls.ts'
import { SAMPLE_REQUEST_ID, steady } from './testing/documented-answers/steady.ts'

// `npm run docs:examples` runs this file so that it writes what it would compare.
const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const document = openApiDocument()

let service: TestService
beforeAll(async () => {
  service = await bootService({ env: { WORKER_QUEUES: 'transform,detect,citation' } })
})
afterAll(() => service.stop())

/** A caller on a fresh workspace, as the first start makes one; `id` in a path is that of the first call. */
async function caller() {
  const { ctx, baseUrl } = service
  const { workspaceId } = await createWorkspace({ ctx, actor: ADMIN, input: { name: 'Demo', plan: 'pro' } })
  const { key } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'production' } })
  let first: string | null = null
  return async (path: string, method: string, body?: unknown) => {
    const answered = await callApi(baseUrl, path.replace(/[\da-f]{8}-[\da-f-]{27}|\{id\}/, first ?? ''), {
      ...{ key, method },
      ...(body === undefined ? {} : { body }),
    })
    expect(answered.status, answered.text).toBe(200)
    first ??= answered.headers.get('x-request-id')
    return steady(answered.json) as Record<string, unknown>
  }
}

const RECORDED = ['humanize', 'paraphrase', 'rewrite', 'detect', 'citation', 'bibliography'] as const

test('the answers in openapi.json and the docs are those of the service (npm run docs:examples)', async () => {
  const call = await caller()
  const answers: Record<string, unknown> = {}
  for (const name of RECORDED) {
    const request = document.paths[`/api/v1/${name}`]?.post?.requestBody?.content['application/json']
    const example = request?.examples?.example
    if (example === undefined || !('value' in example)) throw new Error(`${name} has no example.`)
    answers[name] = await call(`/${name}`, 'POST', example.value)
  }
  answers.status = await call('/status', 'GET')
  answers.requestState = await call('/requests/{id}', 'GET')
  const text = `// Written by \`npm run docs:examples\` from the running service; a test compares them.\nexport const ANSWERS = ${JSON.stringify(answers, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(file('packages/contracts/src/openapi/examples/answers.ts'))
  expect(await call('/styles', 'GET')).toEqual(listStyles())
  for (const [path, answer] of [
    ['/livez', { status: 'alive' }],
    ['/readyz', { status: 'ready' }],
  ] as const) {
    const example = document.paths[path]?.get?.responses[200]?.content?.['application/json'].examples?.example
    expect(example).toEqual({ value: answer })
    expect(await (await fetch(service.baseUrl + path)).json()).toEqual(answer)
  }
})

test('the answers in the README are those of the service (npm run docs:examples)', async () => {
  const readme = readFileSync(file('README.md'), 'utf8')
  const calls = documentedCalls(readme)
  expect(calls.map(({ path }) => path)).toEqual([
    ...['/humanize', '/paraphrase', '/rewrite', '/detect', '/citation', '/status'],
    `/requests/${SAMPLE_REQUEST_ID}`,
  ])
  const call = await caller()
  const answers: string[] = []
  for (const { path, method, body } of calls) answers.push(compactJson(await call(path, method, body)))
  await expect(withAnswers(readme, answers)).toMatchFileSnapshot(file('README.md'))
})
