import { AppError } from '@redraft/contracts'
import { ADMIN, createWorkspace, creditWorkspace, listWorkspaces, setWorkspace } from '@redraft/core'
import { type Command, InvalidArgumentError } from 'commander'
import {
  type Allowance,
  allowance,
  type EngineSetting,
  engineSetting,
  nonEmpty,
  storedAllowance,
  wholeNumber,
} from './options.ts'
import { type Run, table } from './run.ts'

interface CreateOptions {
  name: string
  plan: string
  words?: number
  ownerEmail?: string
  ownerPasswordStdin?: boolean
  json?: boolean
}

const PASSWORD_CHARACTERS = 12

function email(value: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value
  throw new InvalidArgumentError('It must be an e-mail address.')
}

async function readPassword(): Promise<string> {
  let input = ''
  for await (const chunk of process.stdin) input += String(chunk)
  const password = input.replace(/\r?\n$/, '')
  if ([...password].length >= PASSWORD_CHARACTERS) return password
  throw new AppError('validation_failed', {
    detail: `The password on standard input must have at least ${PASSWORD_CHARACTERS} characters.`,
  })
}

async function ownerOf(options: CreateOptions) {
  if (options.ownerEmail === undefined && !options.ownerPasswordStdin) return undefined
  if (options.ownerEmail === undefined || !options.ownerPasswordStdin) {
    throw new AppError('validation_failed', {
      detail: '--owner-email and --owner-password-stdin belong together: give both.',
    })
  }
  return { email: options.ownerEmail, password: await readPassword() }
}

function addCreate(program: Command, run: Run): void {
  program
    .command('workspace:create')
    .description('creates a workspace with its opening balance')
    .requiredOption('--name <name>', 'name of the workspace', nonEmpty)
    .option('--plan <plan>', 'pro or business', 'pro')
    .option('--words <n>', "opening balance (default: the plan's words)", wholeNumber(0))
    .option('--owner-email <email>', 'creates an owner who may sign in', email)
    .option('--owner-password-stdin', "reads the owner's password from standard input")
    .action(async (options: CreateOptions) => {
      const owner = await ownerOf(options)
      const { name, plan, words } = options
      await run(
        async (ctx) => {
          const created = await createWorkspace({ ctx, actor: ADMIN, input: { name, plan, words, owner } })
          return { workspace_id: created.workspaceId, name, plan, words_remaining: created.wordsRemaining }
        },
        options,
        (result) => `Created workspace ${result.workspace_id} with ${result.words_remaining} words.`,
      )
    })
}

function addList(program: Command, run: Run): void {
  program
    .command('workspace:list')
    .description('lists all workspaces')
    .action(async (options: { json?: boolean }) => {
      await run(
        async (ctx) => ({
          workspaces: (await listWorkspaces({ ctx })).map((workspace) => ({
            workspace_id: workspace.workspaceId,
            name: workspace.name,
            plan: workspace.plan,
            words_remaining: workspace.wordsRemaining,
            active_keys: workspace.activeKeys,
            created_at: workspace.createdAt,
          })),
        }),
        options,
        ({ workspaces }) =>
          table(
            ['WORKSPACE', 'NAME', 'PLAN', 'WORDS', 'KEYS'],
            workspaces.map((w) => [w.workspace_id, w.name, w.plan, w.words_remaining, w.active_keys]),
          ),
      )
    })
}

interface SetOptions {
  workspace: string
  plan?: string
  requestsPerMinute?: Allowance
  citationRequestsPerMinute?: Allowance
  dailyScans?: Allowance
  maxInFlight?: number
  resultRetentionHours?: number
  engine?: EngineSetting
  engineLock?: boolean
  json?: boolean
}

function addSet(program: Command, run: Run): void {
  program
    .command('workspace:set')
    .description('changes plan and allowances; the word `plan` as a value goes back to what the plan says')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .option('--plan <plan>', 'pro or business')
    .option('--requests-per-minute <n>', 'calls a minute and key', allowance(1))
    .option('--citation-requests-per-minute <n>', 'citation calls a minute and key', allowance(1))
    .option('--daily-scans <n>', 'detect scans a day', allowance(0))
    .option('--max-in-flight <n>', 'requests processed at once', wholeNumber(1))
    .option(
      '--engine <engine>',
      'what `auto` means: local, llm, or `default` for the installation’s',
      engineSetting,
    )
    .option('--engine-lock', 'requests may not ask for another engine than the local one')
    .option('--no-engine-lock', 'requests may choose their engine')
    .option('--result-retention-hours <n>', 'how long results are kept, 0 to 24', wholeNumber(0))
    .action(async ({ workspace, json, engine, engineLock, ...given }: SetOptions) => {
      if ((given.resultRetentionHours ?? 0) > 24) {
        throw new AppError('validation_failed', { detail: 'result-retention-hours must be from 0 to 24.' })
      }
      await run(
        async (ctx) => {
          const set = await setWorkspace({
            ctx,
            actor: ADMIN,
            input: {
              ...given,
              workspaceId: workspace,
              engine: engine === 'default' ? null : engine,
              engineLocked: engineLock,
              requestsPerMinute: storedAllowance(given.requestsPerMinute),
              citationRequestsPerMinute: storedAllowance(given.citationRequestsPerMinute),
              dailyScans: storedAllowance(given.dailyScans),
            },
          })
          return {
            workspace_id: set.id,
            plan: set.planId,
            requests_per_minute: set.requestsPerMinute,
            citation_requests_per_minute: set.citationRequestsPerMinute,
            daily_scans: set.dailyScans,
            max_in_flight: set.maxInFlight,
            result_retention_hours: set.resultRetentionHours,
            engine: set.engine,
            engine_locked: set.engineLocked,
          }
        },
        json === undefined ? {} : { json },
        (result) => `Changed workspace ${result.workspace_id}.`,
      )
    })
}

function addCredit(program: Command, run: Run): void {
  program
    .command('workspace:credit')
    .description('adds words to a balance')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .requiredOption('--words <n>', 'words to add', wholeNumber(1))
    .option('--reason <text>', 'note for the ledger', nonEmpty)
    .action(async (options: { workspace: string; words: number; reason?: string; json?: boolean }) => {
      const { workspace: workspaceId, words, reason } = options
      await run(
        async (ctx) => {
          const input = { workspaceId, words, reason, kind: 'admin_credit' } as const
          const { wordsRemaining } = await creditWorkspace({ ctx, actor: ADMIN, input })
          return { workspace_id: workspaceId, words_added: words, words_remaining: wordsRemaining }
        },
        options,
        (result) => `Added ${result.words_added} words; the balance is ${result.words_remaining}.`,
      )
    })
}

/** `workspace:create`, `workspace:list`, `workspace:set`, `workspace:credit`. */
export function addWorkspaceCommands(program: Command, run: Run): void {
  for (const add of [addCreate, addList, addSet, addCredit]) add(program, run)
}
