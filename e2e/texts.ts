import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '@otogi/rules/languages/languages'

const folder = resolve(import.meta.dirname, '../apps/web/src/texts')

/** Loads the interface texts of a feature in a language. */
export function loadTexts(language: Language, feature: string): (key: string) => string {
  const texts = JSON.parse(readFileSync(resolve(folder, language, `${feature}.json`), 'utf8')) as Record<string, string>
  return (key) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${feature}.${key} has no ${language} text`)
    return text
  }
}
