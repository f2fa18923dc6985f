import { market, reports, summon } from '@otogi/contract/routes'
import type { Route } from '@otogi/contract/endpoint'
import type { Browser, Page } from '@playwright/test'
import { giveGachas, listAuditFaults } from './control-api.ts'
import { openDesk } from './desk.ts'
import { expect, signUp, test } from './journey.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

type Offer = { _id: string; price: number; card: { _id: string; name: string } }

test('a report of an offer is confirmed, the offer is frozen, and both sides get a notice', async ({
  page,
  journey,
  browser,
}) => {
  const [seller, reporter] = [await openPlayer(browser), await openPlayer(browser)]
  const offer = await sellCard(seller.page, 40)
  await callApi(reporter.page, reports.createForOffer, { listingId: offer._id, text: 'Looks like a scam.' })

  await openDesk(page)
  await page.getByRole('link', { name: 'Reports' }).click()
  const report = page.getByRole('article', { name: `Offer of ${seller.username}` })
  await expect(report.getByText('Looks like a scam.')).toBeVisible()
  await journey.checkAccessibility('reports at the desk')
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('reports on a phone')
  await report.getByRole('button', { name: /^Close as confirmed/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close as confirmed' })).toBeDisabled()
  await page.getByLabel('Reason').fill('The same card costs a tenth elsewhere')
  await journey.checkAccessibility('decision on a phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Close as confirmed' }).click()
  await expect(page.getByText('Decision saved.')).toBeVisible()
  await expect(report).toBeHidden()
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByText('report.act').first()).toBeVisible()
  await expect(page.getByText('offer.freeze').first()).toBeVisible()

  await seller.page.goto('/home/inbox')
  await expect(seller.page.getByText('was reported, and a moderator found that it breaks the rules.')).toBeVisible()
  await expect(seller.page.getByText('off the market while we check it.')).toBeVisible()
  await reporter.page.goto('/home/inbox')
  await expect(reporter.page.getByText(`about ${seller.username} and took action.`)).toBeVisible()
})

test('a flagged sale is undone, another offer is frozen and put back, and the books balance', async ({
  page,
  journey,
  browser,
}) => {
  const [seller, buyer] = [await openPlayer(browser), await openPlayer(browser)]
  const sold = await sellCard(seller.page, 700)
  await giveGachas(buyer.page, 1000)
  await callApi(buyer.page, market.buy, {
    cardId: sold.card._id,
    price: sold.price,
    userIdMarket: await readPlayerId(seller.page),
    listingId: sold._id,
  })
  await sellCard(seller.page, 15)

  await openDesk(page)
  await page.getByRole('link', { name: 'Market', exact: true }).click()
  const sale = page.getByRole('listitem').filter({ hasText: `${buyer.username} paid ${seller.username} 700 gachas` })
  await expect(sale.getByText('The price was at least five times the going rate.')).toBeVisible()
  await expect(page.getByRole('figure', { name: new RegExp(`Sales between .*${seller.username}`) })).toBeVisible()
  await expect(page.getByText('signed in from the same network').first()).toBeVisible()
  await journey.checkAccessibility('market at the desk')
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('market at the desk on a phone')
  await page.setViewportSize(DESKTOP)

  await sale.getByRole('button', { name: `Offers of ${seller.username}` }).click()
  for (const [action, done] of [
    ['Freeze', 'Offer frozen.'],
    ['Put back', 'Offer put back on the market.'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${action}: .* for 15 gachas`) }).click()
    await confirm(page, 'Checked after a flagged sale', action)
    await expect(page.getByText(done)).toBeVisible()
  }
  await sale.getByRole('button', { name: /^Undo sale/ }).click()
  await journey.checkAccessibility('undoing a sale')
  await confirm(page, 'A transfer between two accounts', 'Undo sale')
  await expect(page.getByText('Sale undone.')).toBeVisible()
  await expect(sale.getByText('Undone', { exact: true })).toBeVisible()
  expect(await listAuditFaults()).toEqual([])

  await buyer.page.goto('/home/inbox')
  await expect(buyer.page.getByText('You got 700 gachas back.')).toBeVisible()
  await seller.page.goto('/home/inbox')
  await expect(seller.page.getByText('The card is back in your collection')).toBeVisible()
})

async function confirm(page: Page, reason: string, label: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

async function openPlayer(browser: Browser): Promise<{ page: Page; username: string }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  return { page, username: await signUp(page) }
}

/** Draws cards and puts the first one up for sale. */
async function sellCard(page: Page, price: number): Promise<Offer> {
  await giveGachas(page, 100)
  const [drawn] = (await callApi(page, summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })) as {
    _id: string
  }[]
  return (await callApi(page, market.sell, { cardId: drawn?._id, price })) as Offer
}

const readPlayerId = (page: Page) => page.evaluate(() => localStorage.getItem('_id') ?? '')

/** Sends a request of the player, to prepare what other journeys do in the browser. */
async function callApi(page: Page, { method, path, owner }: Route, input: object): Promise<unknown> {
  const id = await readPlayerId(page)
  const data = { ...input, ...Object.fromEntries(owner.map((field) => [field, id])) }
  const response = await page.request.fetch(path, { method, data })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}
