/** The languages of the game, by their ISO 639-1 codes. Everything that depends on the language derives from this list. */
export const LANGUAGES = ['en', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** The language before anyone has chosen one. Every text exists in it, and answers are stored in it. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** A text that players read, in every language. */
export type Text = Readonly<Record<Language, string>>

/** A text as it is stored: it may be older than a language of the game. */
export type StoredText = Readonly<Partial<Text> & Pick<Text, typeof DEFAULT_LANGUAGE>>

export function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>
}

/** Fills in languages that a text lacks with the default language. */
export function completeText(text: StoredText): Text {
  return byLanguage((language) => text[language] ?? text[DEFAULT_LANGUAGE])
}

/** Undefined for anything that is not the code of a language of the game. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code)
}
