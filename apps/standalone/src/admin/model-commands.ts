import { findWorkspace, type ModelPrices, sumModelUse } from '@redraft/core'
import { parseSettings, settingFields } from '@redraft/core/process'
import type { Command } from 'commander'
import { wholeNumber } from './options.ts'
import { type Run, table } from './run.ts'

const DAY_MS = 86_400_000

/** The operator's prices of a million tokens, where they are set. */
function readPrices(environment: NodeJS.ProcessEnv): ModelPrices | undefined {
  const { LLM_PRICE_IN, LLM_PRICE_OUT } = settingFields
  const settings = parseSettings(environment, { LLM_PRICE_IN, LLM_PRICE_OUT })
  if (settings.LLM_PRICE_IN === undefined || settings.LLM_PRICE_OUT === undefined) return undefined
  return { in: settings.LLM_PRICE_IN, out: settings.LLM_PRICE_OUT }
}

/** `rejected 3, late 1`. */
const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** `usage:model`. */
export function addModelCommands(program: Command, run: Run, environment: NodeJS.ProcessEnv): void {
  program
    .command('usage:model')
    .description('calls to the language model by day: tokens, cost, what was refused and what fell back')
    .option('--workspace <id>', 'id of a workspace (default: all)')
    .option('--days <n>', 'so many days, today included', wholeNumber(1), 30)
    .action(async (options: { workspace?: string; days: number; json?: boolean }) => {
      const prices = readPrices(environment)
      const since = new Date(Date.now() - options.days * DAY_MS)
      await run(
        async (ctx) => {
          const { workspace: workspaceId } = options
          if (workspaceId !== undefined) await findWorkspace({ ctx, input: { workspaceId } })
          return { days: await sumModelUse({ ctx, input: { workspaceId, since, prices } }) }
        },
        options,
        ({ days }) =>
          table(
            [
              'DAY',
              'MODEL',
              'REQUESTS',
              'CALLS',
              'TOKENS IN',
              'TOKENS OUT',
              'COST',
              'REPAIRS',
              'FELL BACK',
              'REFUSED',
            ],
            days.map((day) => [
              ...[day.date, day.model, day.requests, day.calls, day.tokens_in, day.tokens_out],
              day.cost === null ? null : day.cost.toFixed(4),
              ...[day.repairs, listed(day.fallbacks) || null, listed(day.rejections) || null],
            ]),
          ),
      )
    })
}
