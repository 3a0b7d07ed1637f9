import { paraphraseRequest } from '@redraft/contracts'
import type { ProcessingEndpointSpec } from '../../processing/processing-route.ts'

export const paraphrase: ProcessingEndpointSpec<typeof paraphraseRequest> = {
  endpoint: 'paraphrase',
  schema: paraphraseRequest,
  toJob: (base, { mode, synonyms_level, personal_terms }, engine) => ({
    ...base,
    endpoint: 'paraphrase',
    mode,
    synonyms_level,
    personal_terms,
    engine,
  }),
}
