import { summon as summonApi } from '@otogi/contract/routes'
import type { Page } from '@playwright/test'
import { giveGachas } from '../control-api.ts'
import { expect, submitSignUp, signUp, test } from '../journey.ts'
import { delayReply } from '../delayed-reply.ts'
import { summonTen } from '../summoning.ts'
import { startServerWithoutPictures } from '../unfinished-pictures.ts'

test('the album links to the page of a missing card and shows the progress of each set', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/collection')
  await expect(page.getByText('You don’t have any cards yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all cards' }).click()
  await page.locator('main ul a').first().click()
  await expect(page).toHaveURL(/\/home\/collection\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('You don’t have this card yet.')).toBeVisible()
  await expect(page.getByText('This card has never been sold.')).toBeVisible()
  await expect(page.getByText(/^1 in /)).toBeVisible()
  await journey.checkAccessibility('card page, not owned')

  await page.getByRole('link', { name: 'Back to collection' }).click()
  await page.getByRole('button', { name: 'Sets' }).click()
  await expect(page.getByRole('progressbar', { name: 'All sets' })).toBeVisible()
  await journey.checkAccessibility('sets')
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(page.getByText('You have no complete sets yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Incomplete' }).click()
  await page.getByRole('link', { name: /Alice in Wonderland/ }).click()
  await expect(page).toHaveURL(/anime=/)
  await expect(page.getByText(/^Cards found: \d+$/)).toBeVisible()
})

test('an unknown card shows a message', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/collection/nobody-1')
  await expect(page.getByText('This card doesn’t exist.')).toBeVisible()
})

test('the album and the card page fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  const series = 'Twenty Thousand Leagues Under the Sea'
  await page.goto(`/home/collection?owned=all&anime=${encodeURIComponent(series)}`)
  const caption = page.getByRole('listitem').getByText(series).first()
  expect(await caption.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await measureSidewaysScroll(page)).toBe(0)
  await page.locator('main ul a').first().click()
  await expect(page.getByText('You don’t have this card yet.')).toBeVisible()
  expect(await measureSidewaysScroll(page)).toBe(0)
})

test('changing the page and clearing the filters focus the first result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  await giveGachas(page, 100)
  await summonTen(page)
  await page.goto('/home/collection?owned=all&anime=Alice+in+Wonderland')
  const found = page.getByText(/^Cards found: \d+$/)
  const next = page.getByRole('button', { name: 'Next page' })
  await next.click()
  await expect(next).toBeDisabled()
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(found).toBeFocused()

  await page.goto('/home/collection?owned=all&name=nobody+at+all')
  // Waits for the album. Until it has loaded, only the filters have a button "Clear filters", and there is no number of
  // results.
  await expect(page.getByText('No cards match these filters.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(found).toBeFocused()
})

for (const width of [360, 1280]) {
  test(`at ${width} px, a player sells duplicates in one step, and the market shows them as one card`, async ({
    page,
    journey,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const seller = await signUp(page)
    await giveGachas(page, 1000)
    await drawCards(page, 80)
    await page.goto('/home/collection?owned=duplicates&sort=copies')
    const captions = page.locator('main ul p').filter({ hasText: '×' })
    const counts = (await captions.allInnerTexts()).map((text) => Number(text.split('×')[1]))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    await page.locator('main ul button[aria-haspopup=dialog]').first().click()
    const dialog = page.getByRole('dialog')
    const name = await dialog.getByRole('heading').innerText()
    await dialog.getByLabel('Price in gachas').fill('7')
    await dialog.getByLabel('Copies to sell').fill('99')
    await expect(dialog.getByRole('button', { name: 'Sell', exact: true })).toBeDisabled()
    await dialog.getByLabel('Copies to sell').fill('2')
    await dialog.getByRole('button', { name: 'Sell', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Sell 2 copies?' })).toBeVisible()
    await journey.checkAccessibility('sale of two copies')
    await dialog.getByRole('button', { name: 'Put up for sale' }).click()
    await expect(page.getByText(`2 copies of ${name} are for sale.`)).toBeVisible()

    const buyer = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
    await journey.watchPage(buyer)
    await signUp(buyer)
    await buyer.goto(`/home/market?name=${encodeURIComponent(name)}`)
    const card = buyer.getByRole('article', { name, exact: true })
    await expect(card).toHaveCount(1)
    await card.getByRole('link', { name: `offers for ${name}` }).click()
    await expect(card.filter({ hasText: `Sold by ${seller}` })).toHaveCount(2)
    await journey.checkAccessibility('market, all offers of a card', buyer)
    await buyer.context().close()
  })
}

test('late replies neither undo later changes nor close later dialogs', async ({ page }) => {
  await signUp(page)
  await giveGachas(page, 100)
  await summonTen(page)
  await page.goto('/home/collection?owned=obtained')
  const cards = page.locator('main button[aria-haspopup=dialog]')
  const dialog = page.getByRole('dialog')
  const favorite = dialog.getByRole('button', { name: 'Favorite' })

  const answerFirst = await delayReply(page, '**/api/userCards/favourite')
  for (const card of [cards.first(), cards.nth(1)]) {
    await card.click()
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
  }
  answerFirst()
  for (const card of [cards.first(), cards.nth(1)]) {
    await card.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
  }

  const answerSale = await delayReply(page, '**/api/markets/addCard')
  await cards.nth(2).click()
  await dialog.getByLabel('Price in gachas').fill('120')
  await dialog.getByRole('button', { name: 'Sell', exact: true }).click()
  await dialog.getByRole('button', { name: 'Put up for sale' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await page.keyboard.press('Escape')
  await cards.first().click()
  answerSale()
  await expect(page.getByText(/ is for sale\.$/)).toBeVisible()
  await expect(favorite).toBeVisible()
})

test('a card opens while pictures of other cards are being drawn', async ({ page }) => {
  await using game = await startServerWithoutPictures()
  await page.goto(`${game.address}/auth/register`)
  await submitSignUp(page)
  await page.getByRole('link', { name: 'Collection' }).first().click()
  await page.getByRole('button', { name: 'Show all cards' }).click()
  await page.locator('main ul a').first().click()
  await expect(page.getByText('This card has never been sold.')).toBeVisible()
  // Closes the page, because a request that never finishes would be logged as failed when the journey ends.
  await page.close()
})

/** Draws cards without opening the summon pages. */
async function drawCards(page: Page, count: number): Promise<void> {
  const id = await page.evaluate(() => localStorage.getItem('_id'))
  for (let drawn = 0; drawn < count; drawn += 10) {
    const answer = await page.request.post(summonApi.pull.path, { data: { id, raritys: Array(10).fill('B') } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

function measureSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
