export { readConfig } from './config.ts'
export { createWorker, type Worker, type WorkerOptions } from './create-worker.ts'
export { createTextEngines, type TextEngines } from './engines/create-text-engines.ts'
export { transformEngines } from './engines/transform-engines.ts'
