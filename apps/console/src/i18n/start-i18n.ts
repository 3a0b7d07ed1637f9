import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { preferredLanguage } from './languages.ts'

type Loader = () => Promise<ResourceKey>

/** Texts of the console, of the playground, and of what the service says: a chunk per language and namespace. */
const FILES: Record<string, Record<string, Loader>> = {
  console: {
    ...import.meta.glob<ResourceKey>('./locales/*.json', { import: 'default' }),
  },
  playground: {
    ...import.meta.glob<ResourceKey>('../playground/locales/*.json', { import: 'default' }),
  },
  said: {
    ...import.meta.glob<ResourceKey>('../playground/said/languages/*/sayings.ts', { import: 'SAYINGS' }),
  },
}

const pathOf = (namespace: string, language: string): string =>
  ({
    console: `./locales/${language}.json`,
    playground: `../playground/locales/${language}.json`,
    said: `../playground/said/languages/${language}/sayings.ts`,
  })[namespace] ?? ''

const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = FILES[namespace]?.[pathOf(namespace, language)]
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
