export { freePort } from './free-port.ts'
export { LocalPostgresError, type LocalPostgresErrorCode } from './local-postgres-error.ts'
export { readProcess } from './process-info.ts'
export { removeAbandoned } from './remove-abandoned.ts'
export { runningDatabaseUrl } from './running-database.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'
