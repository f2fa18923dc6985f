import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import vocabulary from './vocabulary.json' with { type: 'json' }

type Category = keyof typeof vocabulary

/**
 * Describes a kind of the drawing in common words. The kind itself is never shown, because it may name the tale:
 * "vorpal-sword" becomes "a weapon or shield". Returns undefined for kinds that need no words.
 */
export function describeKind(category: Category, kind: string): Text | undefined {
  const words = kind.split('-')
  const entries = vocabulary[category]
  const found = entries.find((entry) => entry.words.some((word) => words.includes(word))) ?? entries.at(-1)
  return found && found.text.en !== '' ? found.text : undefined
}

/** Compares two texts by their order in the vocabulary. That order reveals nothing about the order in the drawing. */
export function compareInVocabulary(category: Category, one: Text, other: Text): number {
  const rank = (text: Text) => vocabulary[category].findIndex((entry) => entry.text.en === text.en)
  return rank(one) - rank(other)
}

export function joinTexts(texts: readonly Text[], separator: string): Text {
  return mapLanguages((language) => texts.map((text) => text[language]).join(separator))
}

/** Replaces `{}` in the template by the text. */
export function fillText(template: Text, text: Text): Text {
  return mapLanguages((language) => template[language].replace('{}', text[language]))
}

export function uniqueTexts(texts: readonly Text[]): Text[] {
  return [...new Map(texts.map((text) => [text.en, text])).values()]
}
