import { detectRequest } from '@redraft/contracts'
import type { ProcessingEndpointSpec } from '../../processing/processing-route.ts'

export const detect: ProcessingEndpointSpec<typeof detectRequest> = {
  endpoint: 'detect',
  schema: detectRequest,
  toJob: (base, { source_kind }) => ({ ...base, endpoint: 'detect', source_kind }),
}
