import { citationRequest } from '@redraft/contracts'
import type { CitationEndpointSpec } from '../../processing/citation-route.ts'

export const citation: CitationEndpointSpec<typeof citationRequest> = {
  endpoint: 'citation',
  schema: citationRequest,
  toJob: (base, { input }) => ({ ...base, endpoint: 'citation', input }),
}
