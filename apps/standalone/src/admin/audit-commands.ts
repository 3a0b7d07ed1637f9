import { ADMIN, findWorkspace, listAudit } from '@redraft/core'
import type { Command } from 'commander'
import { wholeNumber } from './options.ts'
import { type Run, table } from './run.ts'

/** `audit:list`. */
export function addAuditCommands(program: Command, run: Run): void {
  program
    .command('audit:list')
    .description('lists who did what to a workspace, newest first')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .option('--limit <n>', 'most entries to list', wholeNumber(1), 1_000)
    .action(async (options: { workspace: string; limit: number; json?: boolean }) => {
      const { workspace: workspaceId, limit } = options
      await run(
        async (ctx) => {
          await findWorkspace({ ctx, input: { workspaceId } })
          const { entries } = await listAudit({ ctx, actor: ADMIN, input: { workspaceId, limit } })
          return { entries }
        },
        options,
        ({ entries }) =>
          table(
            ['CREATED', 'ACTION', 'ACTOR', 'TARGET', 'FACTS'],
            entries.map(({ created_at, action, actor, target, facts }) => [
              created_at,
              action,
              actor.id ?? actor.kind,
              target.id,
              JSON.stringify(facts),
            ]),
          ),
      )
    })
}
