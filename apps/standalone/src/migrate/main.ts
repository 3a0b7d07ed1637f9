import { exitOnSettingsError, parseSettings, settingFields } from '@redraft/core/process'
import { MigrationError } from '@redraft/db/migrate'
import { migrateStores } from './migrate-stores.ts'

function settings() {
  try {
    const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL } = settingFields
    return parseSettings(process.env, { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL })
  } catch (error) {
    return exitOnSettingsError(error)
  }
}

const config = settings()
try {
  const { applied } = await migrateStores({
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    redisUrl: config.REDIS_URL,
    log: console.log,
  })
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply')
} catch (error) {
  if (!(error instanceof MigrationError)) throw error
  console.error(error.message)
  process.exit(1)
}
