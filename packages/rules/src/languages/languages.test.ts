import { expect, it, test } from 'vitest'
import { mapLanguages, fillMissingLanguages, DEFAULT_LANGUAGE, LANGUAGES, toLanguage } from './languages.ts'

test('a text without a translation is shown in English', () => {
  expect(fillMissingLanguages({ en: 'Moon' })).toEqual(mapLanguages(() => 'Moon'))
  expect(fillMissingLanguages({ en: 'Moon', es: 'Luna' })).toMatchObject({ en: 'Moon', es: 'Luna' })
})

it('recognizes only the supported languages', () => {
  expect(LANGUAGES.map(toLanguage)).toEqual(LANGUAGES)
  for (const code of ['', 'EN', 'english', 'xx', null, undefined]) expect(toLanguage(code)).toBeUndefined()
})

test('the default is one of the languages', () => {
  expect(LANGUAGES).toContain(DEFAULT_LANGUAGE)
})
