import { migrateCommand } from './migrate-command.ts'

process.exitCode = await migrateCommand(process.env, (line) => process.stderr.write(`${line}\n`))
