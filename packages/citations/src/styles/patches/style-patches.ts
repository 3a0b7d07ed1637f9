import type { StylePatch } from '../patch.ts'
import { GB_T_PATCHES } from './gb-t-patches.ts'
import { HARVARD_VANCOUVER_PATCHES } from './harvard-vancouver-patches.ts'
import { HUMANITIES_PATCHES } from './humanities-patches.ts'
import { IEEE_PATCHES } from './ieee-patches.ts'
import { LAW_PATCHES } from './law-patches.ts'
import { SCIENCE_PATCHES } from './science-patches.ts'

/** Every patch, in the order they are applied. */
export const STYLE_PATCHES: readonly StylePatch[] = [
  ...GB_T_PATCHES,
  ...HUMANITIES_PATCHES,
  ...HARVARD_VANCOUVER_PATCHES,
  ...IEEE_PATCHES,
  ...SCIENCE_PATCHES,
  ...LAW_PATCHES,
]
