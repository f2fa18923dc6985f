import type { Locator, Page } from '@playwright/test'
import { expect, signUp, test } from './journey.ts'
import { summonTen } from './summoning.ts'

test('a player chooses what others see, and others find the profile through the ranking and the market', async ({
  page,
  journey,
  browser,
}) => {
  journey.allowRefusals()
  const username = await signUp(page)
  await summonTen(page)
  const sold = await sellFirstCard(page)
  await page.goto('/home/settings')
  await page.getByRole('link', { name: 'Your public profile' }).click()
  await expect(page.getByText('Choose up to six cards to show here.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose what to show' }).click()
  const dialog = page.getByRole('dialog')
  const cards = dialog.getByRole('list').getByRole('button')
  const names = [await readCardName(cards.nth(1)), await readCardName(cards.nth(0))]
  await cards.nth(1).click()
  await cards.nth(0).press('Enter')
  await expect(dialog.getByText('2 of 6 cards chosen')).toBeVisible()
  await journey.checkAccessibility('choosing what is shown')
  await dialog.getByRole('checkbox', { name: 'Show my statistics' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible()
  await journey.checkAccessibility('own profile')

  const other = await (await browser.newContext()).newPage()
  await journey.watchPage(other)
  await signUp(other)
  await other.goto('/home/ranking')
  await other.getByRole('link', { name: username }).click()
  await expect(other.getByRole('heading', { level: 1, name: username })).toBeVisible()
  const shown = other.getByRole('list', { name: 'Showcase' }).getByRole('listitem')
  await expect(shown).toHaveCount(2)
  for (const [i, label] of names.entries()) await expect(shown.nth(i)).toContainText(label)
  await expect(other.getByRole('heading', { name: 'Statistics' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Choose what to show' })).toBeHidden()
  expect(await other.content()).not.toContain(`${username}@example.org`)

  await other.goto(`/home/market?view=offers&size=50&name=${encodeURIComponent(sold)}`)
  await other.getByRole('link', { name: `Sold by ${username}` }).click()
  await expect(other.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await other.goto('/home/players/nobodyatall')
  await expect(other.getByText('There is no player named nobodyatall.')).toBeVisible()
  await other.context().close()
})

/** Returns a card's name without the rarity before it. */
async function readCardName(card: Locator): Promise<string> {
  return (await card.innerText()).trim().split('\n').at(-1) ?? ''
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
