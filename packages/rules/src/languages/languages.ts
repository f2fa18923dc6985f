/** ISO 639-1 codes of the supported languages. Types and checks derive from this list. */
export const LANGUAGES = ['en', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/**
 * Used until the player chooses a language. Every text exists in this language, and the database stores answers in it.
 */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>

/** A text as stored in the database. It may lack languages that were added to the game later. */
export type StoredText = Readonly<Partial<Text> & Pick<Text, typeof DEFAULT_LANGUAGE>>

export function mapLanguages<Value>(toValue: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, toValue(language)])) as Record<Language, Value>
}

/** Uses the text of the default language for each missing language. */
export function fillMissingLanguages(text: StoredText): Text {
  return mapLanguages((language) => text[language] ?? text[DEFAULT_LANGUAGE])
}

/** Returns undefined if the code is not a supported language. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code)
}
