import { AppError } from '@redraft/contracts'
import { parseSettings, settingFields } from '@redraft/core'
import { runningDatabaseUrl } from '@redraft/local-postgres'

/** DATABASE_URL, else the database of the default service that is running on DATA_DIR. */
export async function findDatabaseUrl(environment: NodeJS.ProcessEnv): Promise<string> {
  const { DATA_DIR } = settingFields
  const settings = parseSettings(environment, {
    DATA_DIR,
    DATABASE_URL: settingFields.DATABASE_URL.optional(),
  })
  const url = settings.DATABASE_URL ?? (await runningDatabaseUrl(settings.DATA_DIR))
  if (url !== undefined) return url
  throw new AppError('service_unavailable', {
    detail: `No service is running on ${settings.DATA_DIR}. Start it with npm start, or set DATABASE_URL.`,
  })
}
