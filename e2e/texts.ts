import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import type { Page } from '@playwright/test'

const folder = resolve(import.meta.dirname, '../apps/web/src/texts')

/** Loads a feature's interface texts in one language. */
export function loadTexts(language: Language, feature: string): (key: string) => string {
  const texts = JSON.parse(readFileSync(resolve(folder, language, `${feature}.json`), 'utf8')) as Record<string, string>
  return (key) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${feature}.${key} has no ${language} text`)
    return text
  }
}

type Values = Readonly<Record<string, string | number>>

/**
 * Returns a pattern that matches a text (e.g. `games.claim`) in any language, so that a journey can run in all
 * languages.
 */
export function matchText(key: string, values: Values = {}): RegExp {
  return new RegExp(`^(?:${createPattern(key, values)})$`)
}

/** Like `matchText`, but more text may follow. */
export function matchStart(key: string, values: Values = {}): RegExp {
  return new RegExp(`^(?:${createPattern(key, values)})`)
}

/** Placeholders without a value match any text. */
function createPattern(key: string, values: Values): string {
  const [feature = '', name = ''] = key.split('.')
  const toPattern = (text: string) =>
    text
      .split(/\{\{(\w+)\}\}/)
      .map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : toValuePattern(values[part])))
      .join('')
  return LANGUAGES.map((language) => toPattern(loadTexts(language, feature)(name))).join('|')
}

function toValuePattern(value: string | number | undefined): string {
  return value === undefined ? '.+' : RegExp.escape(String(value))
}

export function readLanguage(page: Page): Promise<Language> {
  return page.evaluate(() => document.documentElement.lang as Language)
}
