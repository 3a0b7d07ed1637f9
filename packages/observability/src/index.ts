export type { Logger } from 'pino'
export { createLogger, type LoggerOptions } from './create-logger.ts'
export { httpLogSerializers } from './http-fields.ts'
export { type AnsweredCall, createGatewayMetrics, type GatewayMetrics } from './metrics.ts'
