/** Where to go after signing in: a path of this console, never another site. */
export function safePath(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/overview'
}
