/**
 * The supported languages by ISO 639-1 code: each language's own name, and its locale for link previews. Types and
 * checks derive from this list.
 */
const DESCRIPTORS = {
  en: { name: 'English', locale: 'en_US' },
  es: { name: 'Español', locale: 'es_ES' },
} as const

export type Language = keyof typeof DESCRIPTORS

export const LANGUAGES = Object.keys(DESCRIPTORS) as readonly Language[]

/**
 * The language that is used until the player chooses one. Every text exists in it, and the database stores answers in
 * it.
 */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>

/** A text as stored in the database. Languages that were added to the game later may be missing. */
export type StoredText = Readonly<Partial<Text> & Pick<Text, typeof DEFAULT_LANGUAGE>>

/** Each language's name in that language. */
export const LANGUAGE_NAMES = mapLanguages((language): string => DESCRIPTORS[language].name)

/** Each language's locale in Open Graph format, e.g. for link previews. */
export const LOCALES = mapLanguages((language): string => DESCRIPTORS[language].locale)

export function mapLanguages<Value>(toValue: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, toValue(language)])) as Record<Language, Value>
}

/** Fills in missing languages with the text in the default language. */
export function fillMissingLanguages(text: StoredText): Text {
  return mapLanguages((language) => text[language] ?? text[DEFAULT_LANGUAGE])
}

/** Returns undefined if the code is not a supported language. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code)
}
