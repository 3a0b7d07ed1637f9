import { AppError } from '@redraft/contracts'
import { findPerson, listPeople, openResetLink } from '@redraft/core'
import { parseSettings, publicAddress, settingFields } from '@redraft/core/process'
import type { Command } from 'commander'
import { type Run, table } from './run.ts'

const nameOf = ({ name, role }: { name: string; role: string }): string => `${name} (${role})`

function addList(program: Command, run: Run): void {
  program
    .command('user:list')
    .description('lists everybody who can sign in to the console')
    .action(async (options: { json?: boolean }) => {
      await run(
        async (ctx) => ({
          users: (await listPeople({ ctx })).map((person) => ({
            user_id: person.userId,
            email: person.email,
            name: person.name,
            email_verified: person.emailVerified,
            workspaces: person.workspaces.map(({ workspaceId, name, role }) => ({
              workspace_id: workspaceId,
              ...{ name, role },
            })),
            created_at: person.createdAt,
          })),
        }),
        options,
        ({ users }) =>
          table(
            ['USER', 'EMAIL', 'NAME', 'VERIFIED', 'CREATED', 'WORKSPACES'],
            users.map((user) => [
              ...[user.user_id, user.email, user.name, user.email_verified ? 'yes' : 'no', user.created_at],
              user.workspaces.map(nameOf).join(', ') || null,
            ]),
          ),
      )
    })
}

/** The console's address, as links of the service have it. */
function consoleAddress(): string {
  const { PUBLIC_URL, HOST, PORT } = settingFields
  return publicAddress(parseSettings(process.env, { PUBLIC_URL, HOST, PORT }))
}

function addResetLink(program: Command, run: Run): void {
  program
    .command('user:reset-link')
    .description('prints a link with which a person sets a new password: once, within an hour, on PUBLIC_URL')
    .argument('<email>', 'address the person signs in with')
    .action(async (email: string, options: { json?: boolean }) => {
      const address = consoleAddress()
      await run(
        async (ctx) => {
          const person = await findPerson({ ctx, input: { email } })
          if (!person) throw new AppError('not_found', { detail: 'Nobody signs in with this address.' })
          const { token, expiresAt } = await openResetLink({ ctx, input: { userId: person.id } })
          const url = `${address}/reset-password?token=${token}`
          return { user_id: person.id, url, expires_at: expiresAt }
        },
        options,
        ({ url, expires_at }) =>
          `Link to set a new password, for one use until ${expires_at.toISOString()}:\n${url}\n` +
          'Whoever has it can sign in as this person: hand it to nobody else.',
      )
    })
}

/** `user:list`, `user:reset-link`. */
export function addUserCommands(program: Command, run: Run): void {
  for (const add of [addList, addResetLink]) add(program, run)
}
