import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { callApi, consoleClient, PASSWORD, type SignedUp, signUp, waitFor } from '@redraft/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  emptyDataFolder,
  runAdmin,
  runDemo,
  type Started,
  spawnStandalone,
  standaloneEnv,
  startAgain,
  startStandalone,
  typeIntoAdmin,
} from './testing/start-standalone.ts'

const TEXT =
  'It is important to note that this sentence was written in order to be made shorter by the service.'

interface ProcessRow {
  pid: number
  parent: number
  command: string
}

function processes(): ProcessRow[] {
  const listing = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return listing
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') }
    })
}

function childrenOf(pid: number, pattern: RegExp): number[] {
  return processes()
    .filter((row) => row.parent === pid && pattern.test(row.command))
    .map((row) => row.pid)
}

const keyIn = (output: string): string => /rd_live_[0-9A-Za-z]{36}/.exec(output)?.[0] ?? ''

describe('the default start', () => {
  let folder: Awaited<ReturnType<typeof emptyDataFolder>>
  let first: Started
  let key: string
  let person: SignedUp

  beforeAll(async () => {
    folder = await emptyDataFolder()
    first = await startStandalone(folder.dataDir)
    key = keyIn(first.process.output())
  })
  afterAll(async () => {
    await first.process.kill('SIGTERM')
    await folder.remove()
  })

  test('prints a key with which the printed call succeeds and is charged once', async () => {
    const before = await callApi(first.baseUrl, '/status', { key })
    const answer = await callApi(first.baseUrl, '/humanize', { key, body: { text: TEXT } })
    const after = await callApi(first.baseUrl, '/status', { key })
    expect(answer.status).toBe(200)
    expect(answer.json.output).not.toBe(TEXT)
    expect(Number(before.json.words_remaining) - Number(after.json.words_remaining)).toBe(19)
  })

  test('npm run demo asks nothing here, calls every endpoint, and leaves the key and words of others alone', async () => {
    const before = await callApi(first.baseUrl, '/status', { key })
    const demo = runDemo(first.env)
    expect((await demo.exited).code, demo.output()).toBe(0)
    expect(demo.output()).not.toMatch(/→ [45]\d\d/)
    const after = await callApi(first.baseUrl, '/status', { key })
    expect(after.json.words_remaining).toBe(before.json.words_remaining)
    const { keys } = JSON.parse((await runAdmin(first.env, 'key:list', '--json')).output)
    expect(keys.find(({ name }: { name: string }) => name === 'npm run demo').revoked_at).not.toBeNull()
  })

  test('prints where the console is, and a person who signs up there stays signed in when it is started again', async () => {
    expect(first.process.output()).toContain(`Console: ${first.baseUrl}`)
    const page = await fetch(first.baseUrl, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<script type="module"')
    person = await signUp(first.baseUrl)
    expect((await person.call(`/workspaces/${person.workspaceId}`)).json).toMatchObject({ plan: 'pro' })
  })

  test('an owner made by the admin command signs in', async () => {
    const args = ['--name', 'Made', '--owner-email', 'Owner@Made.test', '--owner-password-stdin', '--json']
    const made = typeIntoAdmin(first.env, PASSWORD, 'workspace:create', ...args)
    const { workspace_id: workspaceId } = JSON.parse(made)
    const owner = consoleClient(first.baseUrl)
    const body = { email: 'owner@made.test', password: PASSWORD }
    expect(await owner.call('/auth/sign-in/email', { method: 'POST', body })).toMatchObject({ status: 200 })
    const session = await owner.call('/session')
    expect(session.json.workspaces).toMatchObject([{ workspace_id: workspaceId, role: 'owner' }])
  })

  test('who forgot the password comes back in by a link that the admin command prints', async () => {
    const { email } = await signUp(first.baseUrl)
    const listed = await runAdmin(first.env, 'user:list', '--json')
    expect(JSON.parse(listed.output).users).toContainEqual(expect.objectContaining({ email, name: 'Ada' }))
    const unknown = await runAdmin(first.env, 'user:reset-link', 'nobody@test.dev')
    expect(unknown.code).toBe(1)
    expect(JSON.parse(unknown.output)).toMatchObject({ code: 'not_found' })
    const linkOf = async (env: typeof first.env) => {
      const { code, output } = await runAdmin(env, 'user:reset-link', email.toUpperCase(), '--json')
      expect(code, output).toBe(0)
      return new URL(String(JSON.parse(output).url))
    }
    const PUBLIC_URL = 'https://redraft.test/'
    expect((await linkOf({ ...first.env, PUBLIC_URL })).href).toMatch(
      /^https:\/\/redraft\.test\/reset-password/,
    )
    const link = await linkOf(first.env)
    expect(link.origin + link.pathname).toBe(`${first.baseUrl}/reset-password`)
    const client = consoleClient(first.baseUrl)
    const newPassword = 'a horse that was found again'
    const reset = { token: link.searchParams.get('token'), newPassword }
    const set = await client.call('/auth/reset-password', { method: 'POST', body: reset })
    expect(set.status, set.text).toBe(200)
    const body = { email, password: newPassword }
    expect((await client.call('/auth/sign-in/email', { method: 'POST', body })).status).toBe(200)
  })

  test('says what each phase does before it does it', () => {
    const output = first.process.output()
    const phases = [
      'Starting the embedded PostgreSQL',
      'Applying migrations',
      'Starting the gateway',
      'Ready',
    ]
    const places = phases.map((phase) => output.indexOf(phase))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('restarts a killed worker and a killed gateway', async () => {
    for (const pattern of [/worker\/dist\/main\.js/, /gateway\/dist\/main\.js/]) {
      const [victim] = childrenOf(first.process.pid, pattern)
      expect(victim).toBeDefined()
      process.kill(victim ?? 0, 'SIGKILL')
      await waitFor(
        () => {
          const now = childrenOf(first.process.pid, pattern)
          return now.length > 0 && !now.includes(victim ?? 0)
        },
        { timeoutMs: 20_000, what: `another ${pattern}` },
      )
    }
    const answer = await waitFor(
      async () => {
        const detect = await callApi(first.baseUrl, '/detect', { key, body: { text: TEXT } })
        return detect.status === 200
      },
      { timeoutMs: 30_000, what: 'an answer after the restarts' },
    )
    expect(answer).toBe(true)
  })

  test('refuses a second start on the same data folder with one line', async () => {
    const second = spawnStandalone(await standaloneEnv(folder.dataDir))
    const { code } = await second.exited
    expect(code).toBe(1)
    expect(second.output()).toMatch(/The data folder .* is in use by another Redraft \(process \d+\)/)
    expect(second.output()).not.toMatch(/\n\s+at /)
  })

  test('refuses a taken port with one line, before it touches the data folder', async () => {
    const second = spawnStandalone({ ...(await standaloneEnv(folder.dataDir)), PORT: first.env.PORT ?? '' })
    const { code } = await second.exited
    expect(code).toBe(1)
    expect(second.output().trim()).toBe(
      `Port ${first.env.PORT} on 127.0.0.1 is already in use: set PORT (or HOST) to another one.`,
    )
  })

  test('answers admin commands, and failures with one JSON object and exit 1', async () => {
    const list = await runAdmin(first.env, 'workspace:list', '--json')
    const { workspaces } = JSON.parse(list.output)
    expect(workspaces[0]).toMatchObject({ name: 'Demo', plan: 'pro' })
    const workspaceId = workspaces[0].workspace_id
    const set = (scans: string) =>
      runAdmin(first.env, 'workspace:set', '--workspace', workspaceId, '--daily-scans', scans, '--json')
    expect(JSON.parse((await set('7')).output)).toMatchObject({ daily_scans: 7 })
    expect(JSON.parse((await set('plan')).output)).toMatchObject({ daily_scans: null })
    const usage = await runAdmin(first.env, 'usage:list', '--workspace', workspaceId, '--json')
    const entries: { endpoint: string }[] = JSON.parse(usage.output).entries
    expect(entries.map(({ endpoint }) => endpoint)).toContain('humanize')
    const audit = await runAdmin(first.env, 'audit:list', '--workspace', workspaceId, '--json')
    const acts: { action: string; actor: object }[] = JSON.parse(audit.output).entries
    expect(acts[0]).toMatchObject({ action: 'workspace.settings_changed', actor: { kind: 'admin' } })
    const refused = [
      [['key:create', '--workspace', 'nope', '--name', 'x', '--json'], 'not_found'],
      [['workspace:create', '--name', 'x', '--plan', 'gold', '--json'], 'validation_failed'],
      [['workspace:credit', '--workspace', workspaceId, '--words', '-5', '--json'], 'validation_failed'],
      [['workspace:destroy', '--json'], 'validation_failed'],
    ] as const
    const failures = await Promise.all(refused.map(([args]) => runAdmin(first.env, ...args)))
    for (const [at, [, code]] of refused.entries()) {
      expect(failures[at]?.code).toBe(1)
      expect(JSON.parse(failures[at]?.output ?? '')).toMatchObject({ code, error: expect.any(String) })
    }
  })

  test('stops every process on SIGTERM, keeps the data, and shows the key only once', async () => {
    const family = childrenOf(first.process.pid, /dist\/main\.js|postgres/)
    const { code } = await first.process.kill('SIGTERM')
    expect(code).toBe(0)
    const alive = processes().map((row) => row.pid)
    expect(family.filter((pid) => alive.includes(pid))).toEqual([])
    first = await startAgain(folder.dataDir)
    expect(keyIn(first.process.output())).toBe('')
    expect((await callApi(first.baseUrl, '/status', { key })).json).toMatchObject({ status: 'active' })
    const again = consoleClient(first.baseUrl)
    again.setCookie(person.cookie())
    expect(await again.call('/session')).toMatchObject({ status: 200 })
  })
})

describe('a start that cannot work', () => {
  test('names every wrong setting at once, without its value', async () => {
    const started = spawnStandalone({
      PORT: 'high',
      REDIS_URL: 'http://secret@host',
      LLM_SAMPLES: 'sk-secret',
    })
    const { code } = await started.exited
    expect(code).toBe(1)
    const output = started.output()
    for (const name of ['PORT', 'REDIS_URL', 'LLM_SAMPLES']) expect(output).toContain(name)
    expect(output).not.toContain('secret')
  })

  test('says in one line that the data folder cannot be written', async () => {
    const folder = await emptyDataFolder()
    await writeFile(folder.dataDir, 'a file where the folder should be')
    const started = spawnStandalone(await standaloneEnv(folder.dataDir))
    const { code } = await started.exited
    await folder.remove()
    expect(code).toBe(1)
    expect(started.output()).toMatch(/The data folder .* cannot be written/)
    expect(started.output()).not.toMatch(/\n\s+at /)
  })

  test('says when the port is taken by something else', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const started = spawnStandalone({ PORT: String(port) })
    const { code } = await started.exited
    server.close()
    expect(code).toBe(1)
    expect(started.output()).toContain(`Port ${port} on 127.0.0.1 is already in use`)
  })
})
