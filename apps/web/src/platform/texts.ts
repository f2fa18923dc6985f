import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import type { TextFeature, TextKey } from '../texts/catalog.ts'
import { readPreference, writePreference } from './browser-storage.ts'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** Each feature's texts in one language are a file of their own, fetched with the first page that needs them. */
const files = import.meta.glob<Record<string, string>>('../texts/*/*.json', { import: 'default' })

const backend = {
  type: 'backend' as const,
  async read(language: string, feature: string): Promise<Record<string, string>> {
    const file = files[`../texts/${language}/${feature}.json`]
    if (!file) throw new Error(`no texts: ${language}/${feature}`)
    return file()
  },
}

let started: Promise<unknown> | undefined

/** Sets out for the texts in the language chosen on this browser, English otherwise. */
export function startTexts(): void {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language))
  started = i18next.use(backend).init({
    lng: storedLanguage(),
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    ns: [],
    defaultNS: 'app',
    nsSeparator: '.',
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
}

/** Fetches the texts that a page needs, and those of the frame around every page, before it is shown. */
export async function loadTexts(features: readonly TextFeature[]): Promise<void> {
  await started
  await i18next.loadNamespaces(['app', ...features])
}

export type Texts = {
  t: Translate
  language: Language
  /** The player's side of a text that the server sends in both languages. */
  pickText: (text: Readonly<Record<Language, string>>) => string
}

/** The texts in the language in force; a part that uses it is drawn again when the language changes. */
export function useTexts(): Texts {
  const language = useSyncExternalStore(subscribe, currentLanguage)
  // Made from the language, so that nothing memoised outlives a change of it.
  const fixed = i18next.getFixedT(language)
  return {
    t: (key, values) => fixed(key, values ?? {}),
    language,
    pickText: (text) => text[language],
  }
}

/** Speaks another language once its texts have come. */
export async function setLanguage(language: Language): Promise<void> {
  writePreference('language', language)
  await i18next.changeLanguage(language)
}

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

function currentLanguage(): Language {
  return i18next.language === 'es' ? 'es' : 'en'
}

function storedLanguage(): Language {
  const stored = readPreference('language')
  return LANGUAGES.find((language) => language === stored) ?? 'en'
}
