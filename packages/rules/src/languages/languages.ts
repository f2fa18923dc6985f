/**
 * The supported languages by ISO 639-1 code: the language's name in itself, and the locale of its pages for link
 * previews. Types and checks derive from this list.
 */
const DESCRIPTORS = {
  en: { name: 'English', locale: 'en_US' },
  es: { name: 'Español', locale: 'es_ES' },
} as const

export type Language = keyof typeof DESCRIPTORS

export const LANGUAGES = Object.keys(DESCRIPTORS) as readonly Language[]

/**
 * Used until the player chooses a language. Every text exists in this language, and the database stores answers in it.
 */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>

/** A text as stored in the database. It may lack languages that were added to the game later. */
export type StoredText = Readonly<Partial<Text> & Pick<Text, typeof DEFAULT_LANGUAGE>>

/** Each language's name in that language. */
export const LANGUAGE_NAMES = mapLanguages((language): string => DESCRIPTORS[language].name)

/** Each language's locale, in Open Graph format. */
export const LOCALES = mapLanguages((language): string => DESCRIPTORS[language].locale)

export function mapLanguages<Value>(toValue: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, toValue(language)])) as Record<Language, Value>
}

/** Uses the default language's text for each missing language. */
export function fillMissingLanguages(text: StoredText): Text {
  return mapLanguages((language) => text[language] ?? text[DEFAULT_LANGUAGE])
}

/** Returns undefined if the code is not a supported language. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code)
}
