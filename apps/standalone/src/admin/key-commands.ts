import { ADMIN, createKey, listKeys, revokeKey } from '@redraft/core'
import { type Command, Option } from 'commander'
import { nonEmpty } from './options.ts'
import { type Run, table } from './run.ts'

interface CreateOptions {
  workspace: string
  name: string
  label?: string
  scope?: string[]
  json?: boolean
}

function addCreate(program: Command, run: Run): void {
  program
    .command('key:create')
    .description('creates an API key; its value is printed once')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .requiredOption('--name <name>', 'name of the key', nonEmpty)
    .option('--label <text>', 'a note, for example staging', nonEmpty)
    .addOption(
      new Option('--scope <scope...>', 'workspace:read sees all requests of the workspace').choices([
        'workspace:read',
      ]),
    )
    .action(async (options: CreateOptions) => {
      const { workspace: workspaceId, name, label, scope: scopes } = options
      await run(
        async (ctx) => {
          const { keyId, key } = await createKey({
            ctx,
            actor: ADMIN,
            input: { workspaceId, name, label, scopes },
          })
          return { key_id: keyId, key }
        },
        options,
        ({ key_id, key }) => `Key ${key_id} (its value is shown only now): ${key}`,
      )
    })
}

function addList(program: Command, run: Run): void {
  program
    .command('key:list')
    .description('lists keys, never their values')
    .option('--workspace <id>', 'only those of one workspace')
    .action(async (options: { workspace?: string; json?: boolean }) => {
      await run(
        async (ctx) => ({
          keys: (await listKeys({ ctx, input: { workspaceId: options.workspace } })).map((key) => ({
            key_id: key.keyId,
            workspace_id: key.workspaceId,
            name: key.name,
            label: key.label,
            key_prefix: key.prefix,
            created_at: key.createdAt,
            last_used_at: key.lastUsedAt,
            revoked_at: key.revokedAt,
          })),
        }),
        options,
        ({ keys }) =>
          table(
            ['KEY', 'PREFIX', 'NAME', 'WORKSPACE', 'LAST USE', 'REVOKED'],
            keys.map((k) => [k.key_id, k.key_prefix, k.name, k.workspace_id, k.last_used_at, k.revoked_at]),
          ),
      )
    })
}

function addRevoke(program: Command, run: Run): void {
  program
    .command('key:revoke')
    .description('revokes a key; gateways refuse it within a second')
    .requiredOption('--key <id>', 'id of the key')
    .action(async (options: { key: string; json?: boolean }) => {
      await run(
        async (ctx) => {
          const revoked = await revokeKey({ ctx, actor: ADMIN, input: { keyId: options.key } })
          return { key_id: revoked.keyId, revoked_at: revoked.revokedAt }
        },
        options,
        ({ key_id }) => `Revoked key ${key_id}.`,
      )
    })
}

/** `key:create`, `key:list`, `key:revoke`. */
export function addKeyCommands(program: Command, run: Run): void {
  for (const add of [addCreate, addList, addRevoke]) add(program, run)
}
