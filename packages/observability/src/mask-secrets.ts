/** API keys and invitations of this service, whole or broken off. */
const OWN_SECRET = /(rd_(?:live|invite)_)[A-Za-z0-9]*/g
/** User and password of any URL. */
const CREDENTIALS = /:\/\/[^/@\s]*@/g
const BEARER = /\b(Bearer|Basic)\s+[^\s,"']+/gi

/** A text with API keys, URL credentials and authorization values replaced. */
export function maskSecrets(text: string): string {
  return text
    .replace(OWN_SECRET, '$1[masked]')
    .replace(CREDENTIALS, '://[masked]@')
    .replace(BEARER, '$1 [masked]')
}
