import { CITATION_ENDPOINTS, PROCESSING_ENDPOINTS } from '../limits.ts'

/** Every page of the console. The gateway answers 404 for any other address, with the page that says so. */
export const CONSOLE_ADDRESSES = {
  home: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  confirm: '/confirm',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  invitation: '/invitation',
  overview: '/overview',
  keys: '/keys',
  usage: '/usage',
  billing: '/billing',
  settings: '/settings',
  playground: '/playground',
} as const

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.values(CONSOLE_ADDRESSES),
  ...[...PROCESSING_ENDPOINTS, ...CITATION_ENDPOINTS].map(
    (endpoint) => `${CONSOLE_ADDRESSES.playground}/${endpoint}`,
  ),
])

/** Whether a path is a page of the console, as its router reads paths: in any case, with or without a slash at the end. */
export function isConsoleAddress(path: string): boolean {
  return KNOWN.has(path.toLowerCase().replace(/(?<=.)\/+$/, ''))
}
