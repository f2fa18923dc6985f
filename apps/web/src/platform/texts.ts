import {
  mapLanguages,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  toLanguage,
  type Language,
  type Text,
} from '@otogi/rules/languages/languages'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import type { TextFeature, TextKey } from '../texts/catalog.ts'
import { readPreference, writePreference } from './storage.ts'

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** Each feature's texts in one language are a file of their own, fetched with the first page that needs them. */
const files = import.meta.glob<Record<string, string>>('../texts/*/*.json', { import: 'default' })

/** The features whose texts are loaded or loading. */
const wanted = new Set<TextFeature>(['app'])
let chosen: Language = DEFAULT_LANGUAGE

/** Starts with the language of the stored player, else of the visitor. */
export function startTexts(playerLanguage?: Language): void {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language))
  chosen = toLanguage(playerLanguage) ?? visitorLanguage()
  void i18next.init({
    lng: chosen,
    resources: {},
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    ns: [],
    defaultNS: 'app',
    nsSeparator: '.',
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
}

/** Loads the texts of a page and of the layout around every page, before the page is shown. */
export async function loadTexts(features: readonly TextFeature[]): Promise<void> {
  for (const feature of features) wanted.add(feature)
  await loadMissing(currentLanguage, () => ['app', ...features])
}

/** Loads until nothing is missing: the language and the page may change meanwhile. */
async function loadMissing(languageOf: () => Language, featuresOf: () => readonly TextFeature[]): Promise<void> {
  for (;;) {
    const language = languageOf()
    const missing = featuresOf().filter((feature) => !i18next.hasResourceBundle(language, feature))
    if (missing.length === 0) return
    await Promise.all(missing.map((feature) => fetchTexts(language, feature)))
  }
}

async function fetchTexts(language: Language, feature: TextFeature): Promise<void> {
  const file = files[`../texts/${language}/${feature}.json`]
  if (!file) throw new Error(`no texts: ${language}/${feature}`)
  i18next.addResourceBundle(language, feature, await file())
}

export type Texts = {
  t: Translate
  language: Language
  /** The player's side of a text that the server sends in every language. */
  pickText: (text: Text) => string
}

/** Each language's own, so that nothing memoised outlives a change of it; what is said late is said in the one in force. */
const TRANSLATORS = mapLanguages((): Translate => (key, values) => i18next.t(key, values ?? {}))

/** The texts in the current language; the component renders again when the language changes. */
export function useTexts(): Texts {
  const language = useSyncExternalStore(subscribe, currentLanguage)
  return {
    t: TRANSLATORS[language],
    language,
    pickText: (text) => text[language],
  }
}

/** Switches the language when its texts have loaded, unless another one was chosen meanwhile. */
export async function showLanguage(language: Language): Promise<void> {
  chosen = language
  await loadMissing(
    () => language,
    () => [...wanted],
  )
  if (chosen === language) await i18next.changeLanguage(language)
}

/** Shows the language that a visitor chose on a sign-in page, and keeps it for those pages. */
export async function chooseVisitorLanguage(language: Language): Promise<void> {
  writePreference('language', language)
  await showLanguage(language)
}

/** The language of the sign-in pages: what the visitor chose there, else English. An account's language does not count. */
export function visitorLanguage(): Language {
  return toLanguage(readPreference('language')) ?? DEFAULT_LANGUAGE
}

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

function currentLanguage(): Language {
  return toLanguage(i18next.language) ?? DEFAULT_LANGUAGE
}
