import type { ModelEndpointState, ModelUse } from '@redraft/contracts'
import { type CoreContext, noteEndpointState, recordModelUse } from '@redraft/core'
import type { WorkerMetrics } from '@redraft/observability'
import type { OnModelUse } from './engines/run-transform.ts'

interface WatchParts {
  readonly ctx: CoreContext
  readonly metrics: Pick<WorkerMetrics, 'modelUsed'>
  readonly onError: (error: unknown) => void
}

/** Whether any call of a request was answered. */
function stateBy({ calls, callFaults }: ModelUse): Exclude<ModelEndpointState, 'unknown'> {
  const { left_alone: _notAsked = 0, ...faults } = callFaults
  const failed = Object.values(faults).reduce((sum, count) => sum + count, 0)
  return calls > failed ? 'up' : 'down'
}

/** Puts what requests cost into their rows and the metrics, and what they tell of the endpoint where `/readyz` finds it. */
export function createModelWatch({ ctx, metrics, onError }: WatchParts): OnModelUse {
  return async (id, modelUse) => {
    metrics.modelUsed(modelUse)
    try {
      await recordModelUse({ ctx, input: { id, modelUse } })
      await noteEndpointState({ ctx, input: { state: stateBy(modelUse) } })
    } catch (error) {
      onError(error)
    }
  }
}
