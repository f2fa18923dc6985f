import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { collectText } from './texts.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

type Category = keyof typeof vocabulary

/** Returns the first vocabulary entry that shares a word with the kind's name; if there is none, the last entry. */
export function findEntry(category: Category, kind: string): string {
  const words = kind.split('-')
  const entries = Object.entries<readonly string[]>(vocabulary[category])
  const [entry] = entries.find(([, ofEntry]) => ofEntry.some((word) => words.includes(word))) ?? entries.at(-1) ?? []
  return entry ?? ''
}

/**
 * Describes a kind in common words. The kind's own name is never shown, because it may reveal the tale: "vorpal-sword"
 * becomes "a weapon or shield". Returns undefined for kinds that are not mentioned.
 */
export function describeKind(category: Category, kind: string): Text | undefined {
  return getEntryText(category, findEntry(category, kind))
}

/** Returns the text of a vocabulary entry, or undefined for `unnamed`. */
export function getEntryText(category: Category, entry: string): Text | undefined {
  if (entry === 'unnamed') return undefined
  return collectText(({ vocabulary: texts }) => (texts[category] as Readonly<Record<string, string>>)[entry] ?? '')
}

/** Compares two entries by their position in the vocabulary, which reveals nothing about the order in the drawing. */
export function compareEntries(category: Category, one: string, other: string): number {
  const order = Object.keys(vocabulary[category])
  return order.indexOf(one) - order.indexOf(other)
}

export function joinTexts(texts: readonly Text[], separator: string): Text {
  return mapLanguages((language) => texts.map((text) => text[language]).join(separator))
}

/** Replaces `{}` in the template with the text. */
export function fillText(template: Text, text: Text): Text {
  return mapLanguages((language) => template[language].replace('{}', text[language]))
}

export function listUniqueTexts(texts: readonly Text[]): Text[] {
  return [...new Map(texts.map((text) => [text.en, text])).values()]
}
