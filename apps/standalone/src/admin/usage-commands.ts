import { findWorkspace, listUsage } from '@redraft/core'
import type { Command } from 'commander'
import { wholeNumber } from './options.ts'
import { type Run, table } from './run.ts'

/** `usage:list`. */
export function addUsageCommands(program: Command, run: Run): void {
  program
    .command('usage:list')
    .description('lists the usage log of a workspace, newest first')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .option('--limit <n>', 'most entries to list', wholeNumber(1), 1_000)
    .action(async (options: { workspace: string; limit: number; json?: boolean }) => {
      const { workspace: workspaceId, limit } = options
      await run(
        async (ctx) => {
          await findWorkspace({ ctx, input: { workspaceId } })
          return {
            entries: (await listUsage({ ctx, input: { workspaceId, limit } })).map((entry) => ({
              id: entry.id,
              endpoint: entry.endpoint,
              status: entry.status,
              http_status: entry.httpStatus,
              words: entry.words,
              key_id: entry.keyId,
              client_request_id: entry.clientRequestId,
              created_at: entry.createdAt,
              duration_ms: entry.durationMs,
            })),
          }
        },
        options,
        ({ entries }) =>
          table(
            ['CREATED', 'ENDPOINT', 'STATUS', 'HTTP', 'WORDS', 'MS', 'REQUEST', 'CLIENT ID'],
            entries.map((e) => [
              e.created_at,
              e.endpoint,
              e.status,
              e.http_status,
              e.words,
              e.duration_ms,
              e.id,
              e.client_request_id,
            ]),
          ),
      )
    })
}
