import { LIMITS } from '@redraft/contracts'
import { type CreateKeyResponse, createKeyRequest, type KeysResponse } from '@redraft/contracts/console'
import { listKeys as allKeys, revokeKey as endKey, createKey as makeKey, toKeyEntry } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { actorOf, workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w/keys` */
export function listKeys({ gateway: { ctx, usage } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    await usage.flush()
    const keys = await allKeys({ ctx, input: { workspaceId: workspaceOf(res) } })
    res.json({
      keys: keys.map(toKeyEntry),
      max_active: LIMITS.activeKeysPerWorkspace,
    } satisfies KeysResponse)
  }
}

/** `POST /workspaces/:w/keys`: the only answer that ever holds the key. */
export function createKey({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { name, label } = parseInput(createKeyRequest, req.body)
    const input = { workspaceId: workspaceOf(res), name, label: label || undefined }
    const { keyId, key } = await makeKey({ ctx, actor: actorOf(res), input })
    res.status(201).json({ key_id: keyId, key } satisfies CreateKeyResponse)
  }
}

/** `DELETE /workspaces/:w/keys/:k`: every gateway refuses it within a second. */
export function revokeKey({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    await endKey({ ctx, actor: actorOf(res), input: { keyId: String(req.params.k) } })
    res.status(204).end()
  }
}
