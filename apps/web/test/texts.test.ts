import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@otogi/rules/languages/languages'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Texts that are the same in English and Spanish. */
const ALIKE = [
  'app.ranking',
  'collection.anime',
  'collection.copies',
  'collection.detailSeries',
  'credits.music',
  'credits.piece',
  'desk.editor',
  'desk.gachas',
  'desk.id',
  'game.gachas_one',
  'game.gachas_other',
  'games.listenSeconds',
  'games.normal',
  'games.opening',
  'home.chat',
  'insight.ruleBroken_one',
  'market.anime',
  'privacy.gachas',
  'ranking.title',
  'settings.cropZoom',
  'settings.error',
  'summon.cardSeries',
  'summon.copies',
  'summon.faceUp',
  'ui.daysLeft',
  'ui.hoursLeft',
]

type Texts = Record<string, string>

const features = listFiles('en')
const code = readSources()

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('texts', () => {
  it.each(TRANSLATIONS)('exist for the same features in every language: %s', (language) => {
    expect(listFiles(language)).toEqual(features)
  })

  it.each(listTranslations())('have the same keys in every language: %s %s', (language, feature) => {
    expect(listStems(readTexts(language, feature))).toEqual(listStems(readTexts('en', feature)))
  })

  it.each(features)('are all used: %s', (feature) => {
    const unused = listStems(readTexts('en', feature)).filter((stem) => !isUsed(feature, stem))
    expect(unused).toEqual([])
  })

  it.each(features)('exist wherever they are used: %s', (feature) => {
    const stems = listStems(readTexts('en', feature))
    const missing = listUsedKeys(feature).filter((key) => !stems.includes(key))
    expect(missing).toEqual([])
  })

  it.each(listTranslations())('have the same placeholders in every language: %s %s', (language, feature) => {
    expect(findPlaceholders(readTexts(language, feature))).toEqual(findPlaceholders(readTexts('en', feature)))
  })

  it('are translated into Spanish, except those that are the same in both languages', () => {
    const alike = features.flatMap((feature) => {
      const es = readTexts('es', feature)
      const same = Object.entries(readTexts('en', feature)).filter(([key, text]) => es[key] === text)
      return same.map(([key]) => `${feature}.${key}`)
    })
    expect(alike.toSorted((a, b) => a.localeCompare(b))).toEqual(ALIKE)
  })

  it('have no English words left in Spanish', () => {
    const english = /\b(the|your|you|and|with|this|cards?|game|games|level|power)\b/i
    const left = features.flatMap((feature) =>
      Object.entries(readTexts('es', feature)).filter(([, text]) => english.test(text.replaceAll(/{{\w+}}/g, ''))),
    )
    expect(left).toEqual([])
  })

  it.each(LANGUAGES.flatMap((language) => features.map((feature) => [language, feature] as const)))(
    'have every plural form: %s %s',
    (language, feature) => {
      const texts = readTexts(language, feature)
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const counted = listStems(texts).filter((stem) => `${stem}_other` in texts)
      const missing = counted.flatMap((stem) => forms.map((form) => `${stem}_${form}`)).filter((key) => !(key in texts))
      expect(missing).toEqual([])
    },
  )

  it.each(LANGUAGES.flatMap((language) => features.map((feature) => [language, feature] as const)))(
    'are never empty: %s %s',
    (language, feature) => {
      const empty = Object.entries(readTexts(language, feature)).filter(([, text]) => text.trim() === '')
      expect(empty).toEqual([])
    },
  )
})

function listTranslations(): [language: string, feature: string][] {
  return TRANSLATIONS.flatMap((language) => features.map((feature): [string, string] => [language, feature]))
}

function listFiles(language: string): string[] {
  return readdirSync(join(SRC, 'texts', language))
    .map((file) => file.replace('.json', ''))
    .toSorted((a, b) => a.localeCompare(b))
}

function readTexts(language: string, feature: string): Texts {
  return JSON.parse(readFileSync(join(SRC, 'texts', language, `${feature}.json`), 'utf8')) as Texts
}

/** Lists the keys without their plural forms. */
function listStems(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].toSorted((a, b) => a.localeCompare(b))
}

function findPlaceholders(texts: Texts): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const names = (found[key.replace(PLURAL, '')] ??= new Set())
    for (const [, name = ''] of text.matchAll(/{{(\w+)}}/g)) names.add(name)
  }
  return Object.fromEntries(
    Object.entries(found).map(([stem, names]) => [stem, [...names].toSorted((a, b) => a.localeCompare(b))]),
  )
}

function readSources(): string {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .join('\n')
}

/** Lists the keys that the code contains as literals. */
function listUsedKeys(feature: string): string[] {
  return [
    ...new Set(Array.from(code.matchAll(new RegExp(`['"\`]${feature}\\.(\\w+)['"\`]`, 'g')), ([, key = '']) => key)),
  ]
}

/** Lists the prefixes of the keys that the code builds from variables, e.g. `games.mode${mode}`. */
function listUsedPrefixes(feature: string): string[] {
  return Array.from(code.matchAll(new RegExp(`\`${feature}\\.(\\w*)\\$\\{`, 'g')), ([, beginning = '']) => beginning)
}

function isUsed(feature: string, stem: string): boolean {
  // Code looks up the texts of this feature with keys of `refusals`.
  const prefix = feature === 'deskRefusals' ? 'refusals' : feature
  return listUsedKeys(prefix).includes(stem) || listUsedPrefixes(prefix).some((beginning) => stem.startsWith(beginning))
}
