import { setImmediate } from 'node:timers/promises'
import i18next from 'i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { chooseVisitorLanguage, loadTexts, showLanguage, startWithLanguage, readVisitorLanguage } from './texts.ts'

const late = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('../texts/es/app.json', async (original) => {
  await late.promise
  return original()
})
vi.mock('../texts/es/books.json', () => {
  throw new Error('lost')
})

const stored = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: {} })
  startWithLanguage()
})

it('uses the last chosen language, also on a page that was opened while its texts were loading', async () => {
  await loadTexts(['home'])
  const changed = showLanguage('es')
  await setImmediate()
  await loadTexts(['market'])
  expect(i18next.t('market.title')).toBe('Market')
  late.resolve()
  await changed
  expect(i18next.t('market.title')).toBe('Mercado')
})

it('keeps the current language if the texts of another one fail to load', async () => {
  await showLanguage('en')
  await loadTexts(['books'])
  await expect(showLanguage('es')).rejects.toThrow('')
  expect(i18next.t('books.title')).toBe('Open books')
})

it('stores only a language that was chosen on a sign-in page', async () => {
  await showLanguage('es').catch(() => {})
  expect(readVisitorLanguage()).toBe('en')
  await chooseVisitorLanguage('es').catch(() => {})
  expect(readVisitorLanguage()).toBe('es')
})
