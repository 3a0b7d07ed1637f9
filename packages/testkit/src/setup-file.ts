import { afterAll } from 'vitest'
import { endChildren } from './children.ts'

// vitest's `setupFiles`: no child outlives the file that started it, though files share a worker.
afterAll(endChildren)
