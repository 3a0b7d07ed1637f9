import type { PrismaClient } from '../generated/client.ts'

export interface CreateApiKeyInput {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly label: string | null
  readonly prefix: string
  readonly keyHash: Uint8Array
  readonly scopes: readonly string[]
  readonly slots: number
}

/** SQL function `create_api_key`: false when every slot of the workspace holds an active key. */
export async function callCreateApiKey(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  input: CreateApiKeyInput,
): Promise<boolean> {
  const rows = await prisma.$queryRaw<{ slot: number | null }[]>`
    SELECT create_api_key(
      ${input.id}::uuid, ${input.workspaceId}::uuid, ${input.name}::text, ${input.label}::text, ${input.prefix}::text,
      ${Buffer.from(input.keyHash)}::bytea, ${[...input.scopes]}::text[], ${input.slots}::int) AS slot`
  return (rows[0]?.slot ?? null) !== null
}
