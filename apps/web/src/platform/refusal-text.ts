import { DEFAULT_LANGUAGE } from '@otogi/rules/languages/languages'
import type { TextKey } from '../texts/catalog.ts'
import { Refused, UNKNOWN_ERROR, type RefusedCode } from './refused.ts'
import type { Texts } from './texts.ts'

/** The key of the text for a refusal. */
export function toRefusalText(error: unknown): `refusals.${RefusedCode}` {
  return `refusals.${error instanceof Refused ? error.code : 'FAULT'}`
}

/** The key of the text for a refusal, or `failed` where the call failed without being refused. */
export function toRefusalTextOr(failed: TextKey, error: unknown): TextKey {
  const isRefusal = error instanceof Refused && error.code !== 'UNREACHABLE' && error.status < 500
  return isRefusal ? toRefusalText(error) : failed
}

/** The server's message as the error catalog shows it: word for word in English, translated by its code otherwise. */
export function toServerMessage(error: unknown, { t, language }: Pick<Texts, 't' | 'language'>): string {
  if (!(error instanceof Refused) || error.message === UNKNOWN_ERROR) return t('refusals.UNREACHABLE')
  return language === DEFAULT_LANGUAGE ? error.message : t(toRefusalText(error))
}
