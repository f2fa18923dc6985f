import { mapLanguages, type Language, type Text } from '@otogi/rules/languages/languages'
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

export type DescriptionTexts = typeof en

const TEXTS: Readonly<Record<Language, DescriptionTexts>> = { en, es }

/** Collects a text in all languages. */
export function collectText(selectText: (texts: DescriptionTexts) => string): Text {
  return mapLanguages((language) => selectText(TEXTS[language]))
}
