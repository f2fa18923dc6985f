import { expect, type Locator, type Page } from '@playwright/test'
import { matchStart, matchText } from './texts.ts'

/** The banners in the order shown on the page. */
export const BANNERS = ['general', 'special'] as const
type Banner = (typeof BANNERS)[number]

/** Returns a banner on the summon page. */
export function findBanner(page: Page, banner: Banner): Locator {
  return page.getByRole('article').nth(BANNERS.indexOf(banner))
}

/** Presses a banner's pull button, which opens the confirmation. */
export async function requestSummon(page: Page, cards: 1 | 10, banner: Banner = 'general'): Promise<void> {
  const name = matchStart(cards === 1 ? 'summon.oneCard' : 'summon.tenCards')
  await findBanner(page, banner).getByRole('button', { name }).click()
}

/** Confirms the summon. */
export async function confirmPull(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: matchText('summon.confirm') })
    .click()
}

/** Summons on the banner page and flips all cards together. */
export async function summon(page: Page, cards: 1 | 10, banner: Banner = 'general'): Promise<void> {
  await requestSummon(page, cards, banner)
  await confirmPull(page)
  await page.getByRole('button', { name: matchText('summon.skip') }).click()
}

/** Returns from the summoned cards to the banner page. */
export async function returnToBanners(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchText('summon.exit') }).click()
  await expect(page).toHaveURL(/\/home\/summon$/)
}

/** Summons ten cards from the general banner and returns to the banner page. */
export async function summonTen(page: Page): Promise<void> {
  await page.goto('/home/summon')
  await summon(page, 10)
  await returnToBanners(page)
}
