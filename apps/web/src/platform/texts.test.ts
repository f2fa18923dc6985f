import { setImmediate } from 'node:timers/promises'
import i18next from 'i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadTexts, setLanguage, startTexts } from './texts.ts'

const late = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('../texts/es/app.json', async (original) => {
  await late.promise
  return original()
})
vi.mock('../texts/es/books.json', () => {
  throw new Error('lost')
})

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  startTexts()
})

it('speaks the last language chosen, also on a page that was opened while it was on its way', async () => {
  await loadTexts(['home'])
  const changed = setLanguage('es')
  await setImmediate()
  await loadTexts(['market'])
  expect(i18next.t('market.title')).toBe('Market')
  late.resolve()
  await changed
  expect(i18next.t('market.title')).toBe('Mercado')
})

it('goes on in the language that it has where the texts of another one do not come', async () => {
  await setLanguage('en')
  await loadTexts(['books'])
  await expect(setLanguage('es')).rejects.toThrow('')
  expect(i18next.t('books.title')).toBe('Open books')
})
