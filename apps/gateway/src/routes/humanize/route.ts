import { humanizeRequest } from '@redraft/contracts'
import type { ProcessingEndpointSpec } from '../../processing/processing-route.ts'

export const humanize: ProcessingEndpointSpec<typeof humanizeRequest> = {
  endpoint: 'humanize',
  schema: humanizeRequest,
  toJob: (base, { mode, personal_terms }, engine) => ({
    ...base,
    endpoint: 'humanize',
    mode,
    personal_terms,
    engine,
  }),
}
