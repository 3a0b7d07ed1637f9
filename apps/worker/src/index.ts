export { readConfig } from './config.ts'
export { createWorker, type Worker, type WorkerOptions } from './create-worker.ts'
export type { EnginePool } from './engine-pool.ts'
