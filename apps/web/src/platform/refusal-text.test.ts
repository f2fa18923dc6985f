import { REFUSALS } from '@otogi/contract/refusals'
import { expect, it } from 'vitest'
import deskEn from '../texts/en/deskRefusals.json' with { type: 'json' }
import en from '../texts/en/refusals.json' with { type: 'json' }
import deskEs from '../texts/es/deskRefusals.json' with { type: 'json' }
import es from '../texts/es/refusals.json' with { type: 'json' }
import { toRefusalText, toRefusalTextOrDefault, toServerMessage } from './refusal-text.ts'
import { Refused } from './refused.ts'

it('every refusal code has a text in both languages', () => {
  const codes = [...Object.keys(REFUSALS), 'UNREACHABLE'].toSorted((a, b) => a.localeCompare(b))
  for (const texts of [
    { ...en, ...deskEn },
    { ...es, ...deskEs },
  ]) {
    expect(Object.keys(texts).toSorted((a, b) => a.localeCompare(b))).toEqual(codes)
  }
})

it.each([
  [new Refused('NO_RESETS', 409, 'No resets are left'), 'refusals.NO_RESETS', 'refusals.NO_RESETS'],
  [new Refused('FAULT', 500, 'Unknown error'), 'refusals.FAULT', 'games.noAnswer'],
  [new Refused('UNREACHABLE', 0, 'Unknown error'), 'refusals.UNREACHABLE', 'games.noAnswer'],
  [new Error('a fault of the page'), 'refusals.FAULT', 'games.noAnswer'],
])("%o has the text %s, or the page's text %s", (error, text, textOr) => {
  expect([toRefusalText(error), toRefusalTextOrDefault('games.noAnswer', error)]).toEqual([text, textOr])
})

it.each([
  [new Refused('KEY_REUSED', 422, 'This Idempotency-Key was used long ago'), 'refusals.KEY_REUSED'],
  [new Refused('FAULT', 502, 'Unknown error'), 'refusals.UNREACHABLE'],
  [new Error('a bug of the page'), 'refusals.UNREACHABLE'],
])(
  'the message of %o is the server’s own in English, or "Unknown error", and a translation in Spanish',
  (error, key) => {
    const t = (text: string) => (text === 'refusals.UNREACHABLE' ? 'Unknown error' : text)
    const own = error instanceof Refused ? error.message : 'Unknown error'
    expect(toServerMessage(error, { t, language: 'en' })).toBe(own)
    expect(toServerMessage(error, { t, language: 'es' })).toBe(t(key))
  },
)
