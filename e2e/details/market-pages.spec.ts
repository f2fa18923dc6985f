import { market, summon } from '@otogi/contract/routes'
import { callApi } from '../api-player.ts'
import { giveGachas } from '../control-api.ts'
import { expect, signUp, test } from '../journey.ts'

const SMALLEST_PRICE = 50
/** One offer more than fits on the largest page. */
const OFFERS = 51

test('a market page has 5, 20 or 50 offers, as the player chooses', async ({ page }) => {
  await signUp(page)
  await giveGachas(page, 600)
  const drawn: string[] = []
  while (drawn.length < OFFERS) {
    const ten = { raritys: Array.from({ length: 10 }, () => 'B') }
    drawn.push(...((await callApi(page, summon.pull, ten)) as { _id: string }[]).map(({ _id }) => _id))
  }
  const copiesOfCards = Map.groupBy(drawn.slice(0, OFFERS), (cardId) => cardId)
  for (const [cardId, { length: copies }] of copiesOfCards)
    await callApi(page, market.sellCopies, { cardId, price: SMALLEST_PRICE, copies })

  await page.goto('/home/market?owner=mine')
  const offers = page.getByRole('main').getByRole('article')
  await expect(page.getByText(`${OFFERS} offers`)).toBeVisible()
  await expect(offers).toHaveCount(5)
  await expect(page.getByText('1 of 11', { exact: true })).toBeVisible()
  await page.getByLabel('Cards per page').selectOption('20')
  await expect(offers).toHaveCount(20)
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  await page.getByLabel('Cards per page').selectOption('50')
  await expect(offers).toHaveCount(50)
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await page.reload()
  await expect(offers).toHaveCount(50)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(offers).toHaveCount(1)
})
