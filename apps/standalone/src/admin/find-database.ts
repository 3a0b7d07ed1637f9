import { AppError } from '@redraft/contracts'
import { parseSettings, settingFields } from '@redraft/core/process'
import { runningDatabaseUrl } from '@redraft/local-postgres'

export interface FoundDatabase {
  readonly databaseUrl: string
  /** It is the embedded one of the default service, and not one that an operator keeps. */
  readonly isEmbedded: boolean
}

/** DATABASE_URL, else the database of the default service that is running on DATA_DIR. */
export async function findDatabase(environment: NodeJS.ProcessEnv): Promise<FoundDatabase> {
  const { DATA_DIR } = settingFields
  const settings = parseSettings(environment, {
    DATA_DIR,
    DATABASE_URL: settingFields.DATABASE_URL.optional(),
  })
  if (settings.DATABASE_URL !== undefined) return { databaseUrl: settings.DATABASE_URL, isEmbedded: false }
  const databaseUrl = await runningDatabaseUrl(settings.DATA_DIR)
  if (databaseUrl !== undefined) return { databaseUrl, isEmbedded: true }
  throw new AppError('service_unavailable', {
    detail: `No service is running on ${settings.DATA_DIR}. Start it with npm start, or set DATABASE_URL.`,
  })
}
