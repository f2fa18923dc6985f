import {
  mapLanguages,
  completeText,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type StoredText,
} from '@otogi/rules/languages/languages'
import * as z from 'zod/mini'
import type { Fault } from './faults.ts'

/** A text: the default language is required, others that are missing are shown in it. */
export function inEachLanguage(other: z.ZodMiniString, inDefault = other) {
  const stored = mapLanguages((language) => (language === DEFAULT_LANGUAGE ? inDefault : z.optional(other)))
  return z.pipe(
    z.strictObject(stored),
    z.transform((text) => completeText(text as StoredText)),
  )
}

/** The languages of a pack are those of the title in its manifest. Players of any other language read its English. */
export function packLanguages(manifest: unknown): Language[] {
  const title = isObject(manifest) ? manifest['title'] : undefined
  return LANGUAGES.filter((language) => isObject(title) && language in title)
}

/** Every text in a file of the pack that lacks one of the pack's languages. */
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
