/** Secrets that stand in the documentation of this project or of the libraries it uses: everybody knows them. */
const PUBLISHED = [
  'replace-this-with-32-or-more-random-characters',
  'better-auth-secret-12345678901234567890',
  'sk_test_replace_this',
  'whsec_replace_this',
]

/** True for a secret that was copied from an example, or has one in it. */
export function isPublishedSecret(value: string): boolean {
  return (
    PUBLISHED.some((secret) => value.includes(secret)) ||
    /change[-_ ]?me|example|replace[-_ ]?this/i.test(value)
  )
}
