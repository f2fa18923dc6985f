import { LANGUAGES } from '@otogi/rules/languages/languages'
import { books } from '@otogi/contract/books'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, signUp, test } from '../journey.ts'
import { test as onOwnClock } from '../own-clock.ts'
import { summonTen } from '../summoning.ts'
import { loadTexts } from '../texts.ts'

test('anyone can read the public statistics from the entry page without an account', async ({ page, journey }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Open books' }).click()
  await expect(page).toHaveURL(/\/books$/)
  await expect(page.getByRole('heading', { name: 'Open books', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last audit' })).toBeVisible()
  await journey.checkAccessibility('open books, signed out')
  await page.getByRole('link', { name: 'Go to the game' }).click()
  await expect(page).toHaveURL(/\d\/$/)
})

onOwnClock(
  'a player’s draws are in the books, as pictures and as tables',
  async ({ page, clock, journey, request }) => {
    await clock.begin('2026-11-18T11:00:00Z')
    const before = await countDrawnCards(request)
    await signUp(page)
    await summonTen(page)
    // The public statistics are cached for a minute.
    await clock.server('2026-11-18T11:05:00Z')
    await page.goto('/home/market')
    await page.getByRole('link', { name: /^Open books/ }).click()
    await expect(page.getByRole('heading', { name: 'Summons compared with the odds' })).toBeVisible()
    const drawn = page.getByText('Cards summoned', { exact: true }).locator('xpath=following-sibling::dd')
    await expect(drawn).toHaveText(String(before + 10))
    await page.getByText('Show as table').click()
    const days = page.getByRole('region', { name: 'Show as table' })
    await expect(days.getByRole('row')).not.toHaveCount(0)
    await journey.checkAccessibility('open books, with a table')
  },
)

/** Reads the number of drawn cards from the public statistics. */
async function countDrawnCards(request: APIRequestContext): Promise<number> {
  const { drawn } = (await (await request.get(books.find.path)).json()) as WireReplyOf<typeof books.find>
  return Object.values(drawn).reduce((sum, one) => sum + one.drawn, 0)
}

for (const language of LANGUAGES) {
  test(`the public statistics are readable in ${language} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/books')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadTexts(language, 'books')('title'))
    await expect(page.getByRole('heading', { name: loadTexts(language, 'books')('audit') })).toBeVisible()
    expect(await measureSidewaysScroll(page)).toBe(0)
  })
}

function measureSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
