import { bibliographyRequest } from '@redraft/contracts'
import type { CitationEndpointSpec } from '../../processing/citation-route.ts'

export const bibliography: CitationEndpointSpec<typeof bibliographyRequest> = {
  endpoint: 'bibliography',
  schema: bibliographyRequest,
  toJob: (base, { items, sort }) => ({ ...base, endpoint: 'bibliography', items, sort }),
}
