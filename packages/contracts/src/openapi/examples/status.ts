import { LIMITS } from '../../limits.ts'
import type { StatusResponse } from '../../messages/status.ts'

const { humanize, paraphrase, rewrite, detect } = LIMITS

export const statusExample: StatusResponse = {
  status: 'active',
  name: 'production',
  label: null,
  key_prefix: 'rd_live_4fQ9',
  workspace: { id: '019a9d02-11f4-7b1e-8a44-9be0a3d0c7f2', name: 'Demo' },
  plan: 'pro',
  words_remaining: 99_889,
  limits: {
    requests_per_minute: 60,
    citation_requests_per_minute: 60,
    daily_scans: 200,
    daily_scans_used: 1,
    max_words: {
      humanize: humanize.maxWords,
      paraphrase: paraphrase.maxWords,
      rewrite: rewrite.maxWords,
      detect: detect.maxWords,
    },
    max_units: { humanize: humanize.maxUnits, paraphrase: paraphrase.maxUnits, rewrite: rewrite.maxUnits },
    active_keys: LIMITS.activeKeysPerWorkspace,
  },
  created_at: '2026-11-02T08:15:04.120Z',
  last_used_at: '2026-11-20T18:59:31.407Z',
}
