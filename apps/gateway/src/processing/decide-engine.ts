import type { EngineChoice, EngineName } from '@redraft/contracts'
import type { EngineTerms } from '@redraft/core'
import { invalid } from './invalid.ts'

/** What engines this installation has. */
export interface InstalledEngines {
  /** What `auto` means where a workspace says nothing. */
  readonly preferred: EngineName
  readonly hasModel: boolean
}

/**
 * The engine that a request gets. `auto` never fails: where the model may not be used, the local engine does it. Throws
 * `validation_failed` when a request asks for the model itself and may not have it.
 */
export function decideEngine(
  choice: EngineChoice,
  { installed, terms }: { readonly installed: InstalledEngines; readonly terms: EngineTerms },
): EngineName {
  if (choice === 'local') return 'local'
  const obstacle = obstacleOf(installed, terms)
  if (choice === 'llm') {
    if (obstacle !== undefined) throw invalid([{ path: 'engine', message: obstacle }])
    return 'llm'
  }
  return obstacle === undefined ? (terms.preferred ?? installed.preferred) : 'local'
}

function obstacleOf({ hasModel }: InstalledEngines, terms: EngineTerms): string | undefined {
  if (!hasModel) return 'llm is not there: no language model is configured on this installation'
  if (!terms.includesModel) return "llm is not included in this workspace's plan"
  if (terms.isLocked && terms.preferred !== 'llm')
    return 'llm is forbidden: this workspace is locked to the local engine'
  return undefined
}
