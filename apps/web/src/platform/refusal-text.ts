import { DEFAULT_LANGUAGE } from '@otogi/rules/languages/languages'
import type { TextKey } from '../texts/catalog.ts'
import { Refused, UNKNOWN_ERROR, type RefusedCode } from './refused.ts'
import type { Texts } from './texts.ts'

/** Returns the text key for a refusal. */
export function toRefusalText(error: unknown): `refusals.${RefusedCode}` {
  return `refusals.${error instanceof Refused ? error.code : 'FAULT'}`
}

/** Returns the text key for a refusal, or `failed` if the call failed for another reason. */
export function toRefusalTextOrDefault(defaultText: TextKey, error: unknown): TextKey {
  const isRefusal = error instanceof Refused && error.code !== 'UNREACHABLE' && error.status < 500
  return isRefusal ? toRefusalText(error) : defaultText
}

/** Returns the server's message: in English as sent, in other languages the translation for its code. */
export function toServerMessage(error: unknown, { t, language }: Pick<Texts, 't' | 'language'>): string {
  if (!(error instanceof Refused) || error.message === UNKNOWN_ERROR) return t('refusals.UNREACHABLE')
  return language === DEFAULT_LANGUAGE ? error.message : t(toRefusalText(error))
}
