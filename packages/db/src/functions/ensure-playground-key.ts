import type { PrismaClient } from '../generated/client.ts'

/** SQL function `ensure_playground_key`: the id of the workspace's playground key, made with `id` when there is none. */
export async function callEnsurePlaygroundKey(
  prisma: PrismaClient,
  input: { readonly id: string; readonly workspaceId: string },
): Promise<string> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT ensure_playground_key(${input.id}::uuid, ${input.workspaceId}::uuid) AS id`
  const id = rows[0]?.id
  if (id === undefined) throw new Error('ensure_playground_key returned nothing')
  return id
}
