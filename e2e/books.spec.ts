import type { Page } from '@playwright/test'
import { giveGachas } from './backstage.ts'
import { expect, signUp, test } from './journey.ts'
import { LANGUAGES, textsOf } from './texts.ts'

test('anyone reads the open books, from the first page and without an account', async ({ page, journey }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Open books' }).click()
  await expect(page).toHaveURL(/\/books$/)
  await expect(page.getByRole('heading', { name: 'Open books', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last audit' })).toBeVisible()
  await journey.accessible('open books, signed out')
  await page.getByRole('link', { name: 'To the game' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a player’s draws are in the books, as pictures and as tables', async ({ page, journey }) => {
  await signUp(page)
  await giveGachas(page, 100)
  await page.goto('/home/summon')
  await page
    .getByRole('button', { name: /^10 cards/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Summon' }).click()
  await expect(page.getByRole('button', { name: /skip/i })).toBeVisible()
  await page.goto('/home/market')
  await page.getByRole('link', { name: /^Open books/ }).click()
  // The books are kept for a minute; whoever opened them just before left them without these draws.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Drawn and promised' })).toBeVisible()
    await expect(page.getByText('Nothing has been drawn yet.')).toBeHidden({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [3000] })
  await page.getByText('As a table').click()
  const days = page.getByRole('region', { name: 'As a table' })
  await expect(days.getByRole('row')).not.toHaveCount(0)
  await journey.accessible('open books, with a table')
})

for (const language of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the open books are readable in ${language}, ${colorScheme}, on a phone`, async ({ page, journey }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ colorScheme })
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto('/books')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language, 'books')('title'))
      await expect(page.getByRole('heading', { name: textsOf(language, 'books')('audit') })).toBeVisible()
      await journey.accessible(`open books, ${language}, ${colorScheme}`)
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
