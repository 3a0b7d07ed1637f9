export { createDetectEngine } from './engine.ts'
