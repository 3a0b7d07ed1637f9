import type { RequestHandler } from 'express'
import type { ConsoleDeps } from './console-deps.ts'

/** Who may call: anybody, whoever is signed in, members of the workspace `:w`, or only its owners. */
export type Access = 'public' | 'person' | 'member' | 'owner'

/** One route of `/console/api`. */
export interface ConsoleRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly path: string
  readonly access: Access
  /** Whether a JSON body is read before `handle`. */
  readonly body?: boolean
  readonly handle: (deps: ConsoleDeps) => RequestHandler | RequestHandler[]
}
