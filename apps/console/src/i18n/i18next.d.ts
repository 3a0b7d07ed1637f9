import 'i18next'
import type playground from '../playground/locales/en.json'
import type { Sayings } from '../playground/said/sayings.ts'
import type console from './locales/en.json'

/** English names the keys: a key that does not exist fails the build. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'console'
    resources: { console: typeof console; playground: typeof playground; said: Sayings }
  }
}
