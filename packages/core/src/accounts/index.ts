export type { Auth, Caller, Cookies, SignedIn } from './auth.ts'
export { createAuth } from './create-auth.ts'
