import { z } from 'zod'
import { GOAL_GROUPS } from './goal-groups.ts'

/** One edit that the engine made of a corpus text, as it is kept in the scratch folder. */
export const firingSchema = z.object({
  /** What made it; several where edits of several rounds were composed into one. */
  ids: z.array(z.string()).min(1),
  group: z.enum(GOAL_GROUPS),
  mode: z.string(),
  row: z.string(),
  label: z.enum(['human', 'ai']),
  /** The source text on both sides, as it was before any edit. */
  left: z.string(),
  right: z.string(),
  before: z.string(),
  after: z.string(),
  kind: z.string(),
  role: z.string(),
  purposes: z.array(z.string()),
  strength: z.number(),
  risk: z.number(),
  gain: z.number(),
  /** Where in the text it stands, from 0 to 1. */
  position: z.number(),
  /** Other edits in the same sentence. */
  besides: z.number(),
})
export type Firing = z.infer<typeof firingSchema>

const countsSchema = z.object({
  /** Matches whatever the goal: what it could have proposed at most. */
  proposed: z.number(),
  /** Edits made, by goal group. */
  made: z.partialRecord(z.enum(GOAL_GROUPS), z.number()),
})

/** What a collection counted; `units` are words (characters of Chinese), read once for each group. */
export const collectionSchema = z.object({
  language: z.string(),
  units: z.number(),
  rows: z.number(),
  seed: z.number(),
  counts: z.record(z.string(), countsSchema),
})
export type Collection = z.infer<typeof collectionSchema>
