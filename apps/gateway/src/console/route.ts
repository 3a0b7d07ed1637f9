import type { Action } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from './console-deps.ts'

/** Who may call: anybody, whoever is signed in, or members of the workspace `:w` who may do the action. */
export type Access = 'public' | 'person' | Action

/** One route of `/console/api`. */
export interface ConsoleRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly path: string
  readonly access: Access
  /** Whether a JSON body is read before `handle`. */
  readonly body?: boolean
  readonly handle: (deps: ConsoleDeps) => RequestHandler | RequestHandler[]
}
