export interface FetchSettings {
  readonly NODE_ENV?: string | undefined
  readonly ALLOW_PRIVATE_FETCH: boolean
  readonly ALLOW_PRIVATE_FETCH_IN_PRODUCTION: boolean
}

/** Faults of what look-ups may reach: in production nobody opens the private network to callers by one slip. */
export function checkFetch(settings: FetchSettings): string[] {
  const { NODE_ENV, ALLOW_PRIVATE_FETCH, ALLOW_PRIVATE_FETCH_IN_PRODUCTION: insists } = settings
  if (!ALLOW_PRIVATE_FETCH || NODE_ENV !== 'production' || insists) return []
  return [
    'ALLOW_PRIVATE_FETCH lets callers read from your private network: unset it (a mirror needs only its DOI_BASE_URL or CROSSREF_BASE_URL), or insist with ALLOW_PRIVATE_FETCH_IN_PRODUCTION=true',
  ]
}
