import type { Language } from '@otogi/rules/languages/languages'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ServerTexts } from './server-texts.ts'

const TEXTS: Readonly<Record<Language, ServerTexts>> = { en, es }

export function getTexts(language: Language): ServerTexts {
  return TEXTS[language]
}
