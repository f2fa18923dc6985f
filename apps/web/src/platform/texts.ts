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

/** Each feature and language has its own file of texts, loaded with the first page that needs it. */
const files = import.meta.glob<Record<string, string>>('../texts/*/*.json', { import: 'default' })

/** The features whose texts are loaded or loading. */
const wanted = new Set<TextFeature>(['app'])
let chosen: Language = DEFAULT_LANGUAGE

/** Starts in the language of the stored player. Without a stored player, starts in the visitor's language. */
export function startWithLanguage(playerLanguage?: Language): void {
  if (!import.meta.env.SSR) i18next.on('languageChanged', (language) => (document.documentElement.lang = language))
  chosen = toLanguage(playerLanguage) ?? readVisitorLanguage()
  void i18next.init({
    lng: chosen,
    resources: {},
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    ns: [],
    defaultNS: 'app',
    // Only the desk loads the texts of its own refusals.
    fallbackNS: 'deskRefusals',
    nsSeparator: '.',
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
}

/** Loads the texts of a page, and those of the layout around every page, before the page is shown. */
export async function loadTexts(features: readonly TextFeature[]): Promise<void> {
  for (const feature of features) wanted.add(feature)
  await loadMissingTexts(readCurrentLanguage, () => ['app', ...features])
}

/** Repeats until no texts are missing, because the language or the page can change while texts load. */
async function loadMissingTexts(
  readLanguage: () => Language,
  listFeatures: () => readonly TextFeature[],
): Promise<void> {
  for (;;) {
    const language = readLanguage()
    const missing = listFeatures().filter((feature) => !i18next.hasResourceBundle(language, feature))
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
  /** Picks the player's language from a text that the server sends in all languages. */
  pickText: (text: Text) => string
}

/**
 * Each language has its own function objects, so that memoized values update when the language changes. A function uses
 * the language that is current when it is called.
 */
const TRANSLATORS = mapLanguages((): Translate => (key, values) => i18next.t(key, values ?? {}))

/** Returns the texts in the current language. The component rerenders when the language changes. */
export function useTexts(): Texts {
  const language = useSyncExternalStore(subscribe, readCurrentLanguage, readCurrentLanguage)
  return {
    t: TRANSLATORS[language],
    language,
    pickText: (text) => text[language],
  }
}

/** Switches the language once its texts have loaded, unless another one was chosen in the meantime. */
export async function showLanguage(language: Language): Promise<void> {
  chosen = language
  await loadMissingTexts(
    () => language,
    () => [...wanted],
  )
  if (chosen === language) await i18next.changeLanguage(language)
}

/** Switches to the language that a visitor chose on a sign-in page, and stores the choice. */
export async function chooseVisitorLanguage(language: Language): Promise<void> {
  writePreference('language', language)
  await showLanguage(language)
}

/** The language of the page as the server sent it: the browser's language on public pages, English elsewhere. */
const sentLanguage = toLanguage(globalThis.document?.documentElement.lang)

/** Returns the visitor's choice, or the language of the page as the server sent it. Ignores an account's language. */
export function readVisitorLanguage(): Language {
  return toLanguage(readPreference('language')) ?? sentLanguage ?? DEFAULT_LANGUAGE
}

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

function readCurrentLanguage(): Language {
  return toLanguage(i18next.language) ?? DEFAULT_LANGUAGE
}
