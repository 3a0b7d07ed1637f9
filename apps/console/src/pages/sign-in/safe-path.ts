const HOME = '/overview'
/** Stands for the address of the console; `.invalid` is nobody's (RFC 2606). */
const CONSOLE = 'http://console.invalid'

/** Where to go after signing in: a path of this console as a browser reads it, never another site. */
export function safePath(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, CONSOLE)) return HOME
  const { origin, pathname, search, hash } = new URL(next, CONSOLE)
  // "/.//evil.example" is a path here, and would be an address of its own when it is read again.
  return origin === CONSOLE && !pathname.startsWith('//') ? pathname + search + hash : HOME
}
