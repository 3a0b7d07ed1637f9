import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { preferredLanguage } from './languages.ts'

type Loader = () => Promise<ResourceKey>

/** Texts of the console and of the playground: a file per language and namespace, each a chunk of its own. */
const FILES: Record<string, Record<string, Loader>> = {
  console: {
    ...import.meta.glob<ResourceKey>('./locales/*.json', { import: 'default' }),
  },
  playground: {
    ...import.meta.glob<ResourceKey>('../playground/locales/*.json', { import: 'default' }),
  },
}

const FOLDERS: Record<string, string> = { console: './locales', playground: '../playground/locales' }

const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = FILES[namespace]?.[`${FOLDERS[namespace]}/${language}.json`]
    if (!load) return done(new Error(`no texts for ${language}/${namespace}`), null)
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    )
  },
}

/** Loads the texts of the preferred language; resolves when the page can be shown. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: preferredLanguage(),
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['console'],
      defaultNS: 'console',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}
