import { listening } from './port-error.ts'

/** What serves a process's metrics; resolves with a function that stops it. */
interface MetricsServer {
  serve(port: number, host: string): Promise<() => Promise<void>>
}

interface MetricsSettings {
  readonly METRICS_PORT?: number | undefined
  readonly METRICS_HOST: string
}

/** Serves the metrics where the settings say, or nowhere. Resolves with what stops it; throws `PortError`. */
export async function serveMetrics(
  metrics: MetricsServer,
  { METRICS_PORT, METRICS_HOST }: MetricsSettings,
): Promise<() => Promise<void>> {
  if (METRICS_PORT === undefined) return async () => undefined
  const address = { setting: 'METRICS_PORT', port: METRICS_PORT, host: METRICS_HOST } as const
  return listening(address, () => metrics.serve(METRICS_PORT, METRICS_HOST))
}
