import type { Page } from '@playwright/test'
import { expect, signUp, test } from './journey.ts'
import { summonTen } from './summoning.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

test('a player reports a profile and an offer, blocks the seller and lifts the block', async ({
  page,
  journey,
  browser,
}) => {
  journey.allowRefusals(409)
  const seller = await signUp(page)
  await summonTen(page)
  const name = await sellFirstCard(page)

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await journey.watchPage(other)
  await signUp(other)
  // Other tests may sell the same card, so the offer is found by its seller.
  const offers = `/home/market?view=offers&size=50&name=${encodeURIComponent(name)}`
  const offer = other.getByRole('article', { name, exact: true }).filter({ hasText: `Sold by ${seller}` })
  await other.goto(offers)
  await offer.getByRole('button', { name: `Buy ${name}` }).click()
  await other.getByRole('button', { name: 'Report this offer' }).click()
  await journey.checkAccessibility('report of an offer', other)
  await other.getByLabel('Tell us more (optional)').fill('This looks like a scam.')
  await other.getByRole('button', { name: 'Send report' }).click()
  await expect(other.getByText('Report sent. We’ll tell you what we decide.')).toBeVisible()
  await other.getByRole('button', { name: 'Close' }).click()

  await other.goto(`/home/players/${seller}`)
  await reportName(other, seller)
  await expect(other.getByText('Report sent. We’ll tell you what we decide.')).toBeVisible()
  await other.setViewportSize(PHONE)
  await reportName(other, seller)
  await expect(other.getByText('You’ve already reported this.')).toBeVisible()
  await journey.checkAccessibility('report on a phone', other)
  await other.getByRole('button', { name: 'Cancel' }).click()
  await other.setViewportSize(DESKTOP)

  await other.getByRole('button', { name: 'Block', exact: true }).click()
  await journey.checkAccessibility('block', other)
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(other.getByText(`You’ve blocked ${seller}.`)).toBeVisible()
  await journey.checkAccessibility('profile of a blocked player', other)
  await other.goto(offers)
  await expect(other.getByText(/^(No cards for sale match these filters\.|\d+ offers?)$/).first()).toBeVisible()
  await expect(offer).toHaveCount(0)

  await other.goto('/home/settings')
  await journey.checkAccessibility('settings with a blocked player', other)
  await other.getByRole('button', { name: `Unblock ${seller}` }).click()
  await expect(other.getByText('You haven’t blocked anyone.')).toBeVisible()
  await other.goto(offers)
  await expect(offer).toBeVisible()
  await other.context().close()
})

async function reportName(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('dialog', { name: `Report ${username}` })).toBeVisible()
  await page.getByLabel('What is wrong?').selectOption('The name')
  await page.getByRole('button', { name: 'Send report' }).click()
}

/** Sells the first card of the collection; returns its name. */
async function sellFirstCard(page: Page): Promise<string> {
  await page.goto('/home/collection?owned=obtained')
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const name = await page.getByRole('dialog').getByRole('heading').innerText()
  await page.getByLabel('Price in gachas').fill('30')
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await page.getByRole('button', { name: 'Put up for sale' }).click()
  await expect(page.getByText(`${name} is for sale.`)).toBeVisible()
  return name
}
