import type { Page } from '@playwright/test'
import { giveGachas } from './control-api.ts'
import { expect, signUp, test } from './journey.ts'
import { delayReply } from './delayed-reply.ts'
import { summonTen } from './summoning.ts'

const PRICE = 120

type CheckAccessibility = (screen: string, page?: Page) => Promise<void>

test('one player sells a card, another buys it, and the seller gets a notice', async ({ page, journey, browser }) => {
  const seller = await signUp(page)
  await giveGachas(page, 100)
  await summonTen(page)
  const name = await sellFirstCard(page, journey.checkAccessibility)
  await page.goto('/home/market?owner=mine')
  const own = page.getByRole('article', { name, exact: true })
  await expect(own.getByRole('button', { name: `Cancel the sale of ${name}` })).toBeVisible()
  await expect(own.getByRole('link', { name: `Sold by ${seller} (you)` })).toBeVisible()
  await journey.checkAccessibility('market, own listing')

  const buyer = await (await browser.newContext()).newPage()
  await journey.watchPage(buyer)
  await signUp(buyer)
  await buyCard(buyer, seller, name)

  await page.reload()
  await expect(page.getByText('You’re not selling any cards.')).toBeVisible()
  // The expected balance is the initial 200, minus 100 for the summon, plus the price.
  await expect(page.getByRole('link', { name: /\b220\b/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications.*1 unread/ })).toBeVisible()
  // On a phone, the badge of the menu button counts both the sale and the completed quest for ten summons.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('banner').getByText('2 unread')).toBeAttached()
  await page.setViewportSize({ width: 1280, height: 800 })
  // Opens the list before it has loaded. The notices must still be marked as read.
  const answer = await delayReply(page, '**/api/inbox/find*')
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  answer()
  await expect(page.getByText(`${name} was sold for ${PRICE} gachas.`)).toBeVisible()
  await journey.checkAccessibility('market notices')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await checkCardPage(buyer, name, journey.checkAccessibility)
  await buyer.context().close()
})

test('a player who cancels a listing gets the card back', async ({ page }) => {
  await signUp(page)
  await summonTen(page)
  const name = await sellFirstCard(page)
  await page.goto('/home/market?owner=mine')
  await page.getByRole('button', { name: `Cancel the sale of ${name}` }).click()
  await page.getByRole('button', { name: 'Cancel sale', exact: true }).click()
  await expect(page.getByText(`${name} is back in your collection.`)).toBeVisible()
  await expect(page.getByText('You’re not selling any cards.')).toBeVisible()
})

/** Sells the first card of the collection; returns its name. */
async function sellFirstCard(page: Page, checkAccessibility?: CheckAccessibility): Promise<string> {
  await page.goto('/home/market')
  await page.getByRole('link', { name: /^(Sell a card|Go to collection)$/ }).click()
  await expect(page).toHaveURL(/\/home\/collection$/)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const name = await page.getByRole('dialog').getByRole('heading').innerText()
  const field = page.getByLabel('Price in gachas')
  await field.fill('0')
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeDisabled()
  await field.fill('')
  await field.pressSequentially(`${PRICE}x`)
  await expect(field).toHaveValue(String(PRICE))
  await checkAccessibility?.('card, with a price')
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await checkAccessibility?.('sale, to be confirmed')
  await page.getByRole('button', { name: 'Put up for sale' }).click()
  await expect(page.getByText(`${name} is for sale.`)).toBeVisible()
  return name
}

/** Checks the card page: history, the price of the only sale, and selling again. */
async function checkCardPage(page: Page, name: string, checkAccessibility: CheckAccessibility): Promise<void> {
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await page.getByRole('link', { name: 'Card details' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('You have 1 copy.')).toBeVisible()
  await expect(page.getByText(`One sale, for ${PRICE} gachas.`)).toBeAttached()
  await expect(page.getByText('Bought', { exact: true })).toBeVisible()
  const sale = page.getByRole('paragraph').filter({ hasText: 'One sale' })
  await expect(sale.getByRole('time')).toHaveAttribute('title', /\(Europe\/Madrid\)$/)
  await checkAccessibility('card page, owned', page)

  await page.getByRole('button', { name: 'Favorite' }).click()
  await expect(page.getByRole('button', { name: 'Sell a copy' })).toBeDisabled()
  await page.getByRole('button', { name: 'Favorite' }).click()
  await page.getByRole('button', { name: 'Sell a copy' }).click()
  await expect(page.getByText(`Recent sales: about ${PRICE}.`)).toBeVisible()
  await page.getByLabel('Price in gachas').fill('130')
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await page.getByRole('button', { name: 'Put up for sale' }).click()
  await expect(page.getByText(`${name} is for sale.`)).toBeVisible()
  await expect(page.getByText('You don’t have this card yet.')).toBeVisible()
}

async function buyCard(page: Page, seller: string, name: string): Promise<void> {
  await page.goto(`/home/market?view=offers&name=${encodeURIComponent(name)}`)
  const ware = page.getByRole('article', { name, exact: true }).filter({ hasText: `Sold by ${seller}` })
  const open = ware.getByRole('button', { name: `Buy ${name}` })
  await open.click()
  await expect(page.getByText("You don't have enough GACHAS to buy the card")).toBeVisible()
  await page.keyboard.press('Escape')

  await giveGachas(page, 100)
  await page.reload()
  await open.click()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByText(`${name} is yours.`)).toBeVisible()
  await expect(ware).toHaveCount(0)
  await expect(page.getByRole('link', { name: /\b80\b/ })).toBeVisible()
  await page.goto('/home/collection?owned=obtained')
  await expect(page.getByText('Cards found: 1', { exact: true })).toBeVisible()
}
