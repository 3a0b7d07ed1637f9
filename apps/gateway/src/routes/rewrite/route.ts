import { rewriteRequest } from '@redraft/contracts'
import type { ProcessingEndpointSpec } from '../../processing/processing-route.ts'

export const rewrite: ProcessingEndpointSpec<typeof rewriteRequest> = {
  endpoint: 'rewrite',
  schema: rewriteRequest,
  toJob: (base, { tone, personal_terms }, engine) => ({
    ...base,
    endpoint: 'rewrite',
    tone,
    personal_terms,
    engine,
  }),
}
