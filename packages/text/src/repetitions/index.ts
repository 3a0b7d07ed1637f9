/** Entry `@redraft/text/repetitions`: texts that find what takes longer than linear time; for fuzzers and tests only. */
export { findSteep, type Growth, type GrowthTrial, measureGrowth } from './growth.ts'
export { REPETITIONS, type Repetition } from './repetitions.ts'
