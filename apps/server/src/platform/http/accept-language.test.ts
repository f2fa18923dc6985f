import { expect, test } from 'vitest'
import { readLanguage } from './accept-language.ts'

test.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR,fr;q=0.9,en;q=0.5,es;q=0.7', 'es'],
  ['EN-gb', 'en'],
  ['es;q=0,en;q=0.1', 'en'],
  ['es;q=many, en', 'en'],
  ['fr,de', undefined],
  [';;,,q=', undefined],
  ['', undefined],
  [undefined, undefined],
])('the header %s selects the language %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
