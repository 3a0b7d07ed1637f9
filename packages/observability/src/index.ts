export type { Logger } from 'pino'
export { createLogger, type LoggerOptions } from './create-logger.ts'
export { httpLogSerializers } from './http-fields.ts'
