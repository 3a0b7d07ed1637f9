import type { CoreContext, ModelPrices } from '@redraft/core'
import type { GatewayMetrics, Logger } from '@redraft/observability'
import type { Producer } from '@redraft/queue'
import type { KeyCache } from './auth/key-cache.ts'
import type { RateLimits } from './middleware/rate-limit.ts'
import type { Admission } from './processing/admission.ts'
import type { InstalledEngines } from './processing/decide-engine.ts'
import type { Overload } from './processing/overload.ts'
import type { QueueDepth } from './processing/queue-depth.ts'
import type { ReplyHub } from './replies/reply-hub.ts'
import type { UsageRecorder } from './usage/usage-recorder.ts'

/** Everything the HTTP application works with; made in `create-gateway.ts`, handed over by tests too. */
export interface GatewayDeps {
  readonly ctx: CoreContext
  readonly logger: Logger
  readonly metrics: GatewayMetrics
  readonly producer: Producer
  readonly replies: ReplyHub
  /** Where reply hints for this process go. */
  readonly gatewayId: string
  readonly depth: QueueDepth
  readonly keys: KeyCache
  readonly rates: RateLimits
  readonly usage: UsageRecorder
  readonly requestTimeoutMs: number
  readonly engines: InstalledEngines
  /** What the operator pays for tokens; absent: costs are not shown. */
  readonly modelPrices: ModelPrices | undefined
  /** The calls this gateway works on. */
  readonly admission: Admission
  readonly overload: Pick<Overload, 'active'>
  readonly trustProxy: string | undefined
  /** Base URL shown in documents; absent: the address of the request. */
  readonly publicUrl: string | undefined
  /** Readiness: rejects with the name of what is missing. */
  readonly checkReady: () => Promise<void>
  readonly drain: { readonly active: boolean }
}
