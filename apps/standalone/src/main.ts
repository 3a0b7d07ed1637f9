import { runProcess } from '@redraft/core/process'
import { readConfig } from './config.ts'
import { createStandalone } from './create-standalone.ts'
import { openTerminal } from './terminal.ts'

const terminal = openTerminal()

await runProcess({
  readConfig,
  create: (config, stop) => createStandalone({ config, terminal, stop }),
  signals: ['SIGTERM', 'SIGINT', 'SIGHUP'],
})
