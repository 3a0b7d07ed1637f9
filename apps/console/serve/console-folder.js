import { fileURLToPath } from 'node:url'

export const consoleFolder = fileURLToPath(new URL('../dist', import.meta.url))
