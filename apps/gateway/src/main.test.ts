import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, GATEWAY_SCRIPT, spawnNode, WORKER_SCRIPT } from '@redraft/testkit'
import { expect, test } from 'vitest'

test('a gateway with wrong settings names all of them at once, repeats no value and exits with 1', async () => {
  const secret = 'Zyxomma-9'
  const gateway = spawnNode(GATEWAY_SCRIPT, { DATABASE_URL: secret, PORT: secret, LLM_BASE_URL: secret })
  expect(await gateway.exited).toEqual({ code: 1, signal: null })
  const output = gateway.output()
  for (const name of ['DATABASE_URL', 'PORT', 'LLM_BASE_URL'])
    expect(output).toMatch(new RegExp(`^ +${name} `, 'm'))
  expect(output).not.toContain(secret)
  expect(output.trim().split('\n')).toHaveLength(4)
})

test('in production a console without a secret, or with one out of an example, does not start', async () => {
  const env = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d', NODE_ENV: 'production' }
  const published = 'replace-this-with-32-or-more-random-characters'
  const starts = [env, { ...env, SESSION_SECRET: published }].map((given) => spawnNode(GATEWAY_SCRIPT, given))
  for (const gateway of starts) {
    expect((await gateway.exited).code).toBe(1)
    expect(gateway.output()).toMatch(/^ +SESSION_SECRET /m)
    expect(gateway.output()).not.toContain(published)
  }
})

test('a port already taken is one clear line', async () => {
  const { databaseUrl } = await createTestDatabase()
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const gateway = spawnNode(GATEWAY_SCRIPT, {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LOG_LEVEL: 'error',
  })
  expect((await gateway.exited).code).toBe(98)
  expect(gateway.output().trim()).toBe(
    `Port ${port} on 127.0.0.1 is already in use: set PORT (or HOST) to another one.`,
  )
  other.close()
})

test('a metrics port already taken is named by its own setting', async () => {
  const { databaseUrl } = await createTestDatabase()
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const env = { DATABASE_URL: databaseUrl, PORT: '0', METRICS_PORT: String(port), LOG_LEVEL: 'error' }
  for (const script of [GATEWAY_SCRIPT, WORKER_SCRIPT]) {
    const started = spawnNode(script, env)
    await started.exited
    expect(started.output().trim()).toBe(
      `Port ${port} on 127.0.0.1 is already in use: set METRICS_PORT (or METRICS_HOST) to another one.`,
    )
  }
  other.close()
})
