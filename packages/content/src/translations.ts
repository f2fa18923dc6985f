import {
  mapLanguages,
  fillMissingLanguages,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type StoredText,
} from '@otogi/rules/languages/languages'
import * as z from 'zod/mini'
import type { Fault } from './faults.ts'

/** Schema of a text. The default language is required and replaces missing languages. */
export function createTextSchema(schema: z.ZodMiniString, defaultLanguageSchema = schema) {
  const stored = mapLanguages((language) =>
    language === DEFAULT_LANGUAGE ? defaultLanguageSchema : z.optional(schema),
  )
  return z.pipe(
    z.strictObject(stored),
    z.transform((text) => fillMissingLanguages(text as StoredText)),
  )
}

/** Returns the languages of the title in the manifest. Players who use another language see English. */
export function findPackLanguages(manifest: unknown): Language[] {
  const title = isObject(manifest) ? manifest['title'] : undefined
  return LANGUAGES.filter((language) => isObject(title) && language in title)
}

/** Finds texts that lack one of the pack's languages. */
export function findMissingTranslations(
  file: string,
  value: unknown,
  languages: readonly Language[],
  path: readonly string[] = [],
): Fault[] {
  if (!isObject(value)) return []
  if (typeof value[DEFAULT_LANGUAGE] === 'string') {
    const missing = languages.filter((language) => value[language] === undefined)
    return missing.map((language) => ({ file, path: [...path, language].join('.'), message: 'is missing' }))
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    findMissingTranslations(file, inner, languages, [...path, key]),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
