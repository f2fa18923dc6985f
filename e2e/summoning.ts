import { expect, type Locator, type Page } from '@playwright/test'

/** The banners in the order of their page. */
export const BANNERS = ['general', 'special'] as const
type Banner = (typeof BANNERS)[number]

/** A banner on their page. */
export function panelOf(page: Page, banner: Banner): Locator {
  return page.getByRole('article').nth(BANNERS.indexOf(banner))
}

/** Asks a banner for cards; nothing is paid yet. */
export async function ask(page: Page, cards: 1 | 10, banner: Banner = 'general'): Promise<void> {
  const name = new RegExp(`^${cards} card`)
  await panelOf(page, banner).getByRole('button', { name }).click()
}

/** Confirms what was asked for. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Summon' }).click()
}

/** Pays for cards on the page of the banners, and turns all of them around at once. */
export async function summon(page: Page, cards: 1 | 10, banner: Banner = 'general'): Promise<void> {
  await ask(page, cards, banner)
  await confirm(page)
  await page.getByRole('button', { name: 'SKIP' }).click()
}

/** Leaves the cards that were summoned for the page of the banners. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/home\/summon$/)
}

/** Opens the page of the banners, summons ten cards of the general one and comes back to it. */
export async function summonTen(page: Page): Promise<void> {
  await page.goto('/home/summon')
  await summon(page, 10)
  await leave(page)
}
