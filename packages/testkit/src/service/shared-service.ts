import { endsWithWorker } from '../children.ts'
import { bootService, type TestService } from './boot-service.ts'

export type SharedService = Pick<TestService, 'baseUrl' | 'ctx' | 'startGateway' | 'output'>

let shared: Promise<SharedService> | undefined

/** Ends no request of a machine that is busy with other work. */
const PATIENT = { REQUEST_TIMEOUT_MS: '120000' }

async function boot(): Promise<SharedService> {
  const { gateway, workers, ...service } = await bootService({ env: PATIENT })
  endsWithWorker([gateway, ...workers].map(({ pid }) => pid))
  return service
}

/**
 * A gateway and a worker with the settings of tests, for every file that mints workspaces of its own and needs no others:
 * booted once in a vitest worker, stopped with it. Another gateway that a file starts ends with the file.
 */
export function sharedService(): Promise<SharedService> {
  shared ??= boot()
  return shared
}
