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

/**
 * Creates the schema of a translated text. The default language is required; its text is used for missing languages.
 */
export function createTextSchema(schema: z.ZodMiniString, defaultLanguageSchema = schema) {
  const stored = mapLanguages((language) =>
    language === DEFAULT_LANGUAGE ? defaultLanguageSchema : z.optional(schema),
  )
  return z.pipe(
    z.strictObject(stored),
    z.transform((text) => fillMissingLanguages(text as StoredText)),
  )
}

/** Returns the languages in which the manifest has a title. Players with other languages see English. */
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
