import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@otogi/rules/languages/languages'
import { Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { parseSources, type Source } from './sources.ts'

const root = resolve(import.meta.dirname, '..')

/** English is the default language, so code may mention it. */
const others: readonly unknown[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** Whether the code has an identifier, key or string that is the code of a language other than English. */
function usesOtherLanguageCode({ program }: Source): boolean {
  let found = false
  new Visitor({
    Identifier: ({ name }) => void (found ||= others.includes(name)),
    Literal: ({ value }) => void (found ||= others.includes(value)),
  }).visit(program)
  return found
}

test('a language touches one list, two tables and its own text files', () => {
  const sources = parseSources(root, '{packages,apps}/*/src/**/*.{ts,tsx}').filter(({ path }) => !/\.test\./.test(path))
  expect(sources.filter(usesOtherLanguageCode).map(({ path }) => path)).toEqual([
    'apps/server/src/texts/es.ts',
    'apps/server/src/texts/texts.ts',
    'packages/content/src/describe/texts.ts',
    'packages/rules/src/languages/languages.ts',
  ])
})

test('no text file contains several languages', () => {
  const paths = globSync('{packages,apps}/*/src/**/*.json', { cwd: root })
  expect(paths.length).toBeGreaterThan(60)
  const hasLanguageKey = (path: string) => /"(?:en|es)":/.test(readFileSync(resolve(root, path), 'utf8'))
  expect(paths.filter(hasLanguageKey)).toEqual([])
})
