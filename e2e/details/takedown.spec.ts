import { market } from '@otogi/contract/routes'
import { callApi, signUpInNewBrowser } from '../api-player.ts'
import { listAuditFaults } from '../control-api.ts'
import { openDesk } from '../desk.ts'
import { expect, expectNotice } from '../journey.ts'
import { sellCard } from '../offers.ts'
import { test } from '../own-clock.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

test('an owned card is withdrawn: its offer is gone, its owner sees it as withdrawn and is compensated', async ({
  page,
  journey,
  browser,
  ownServer,
}) => {
  const player = await signUpInNewBrowser(browser)
  const { card } = await sellCard(player.page, 40)

  await openDesk(page, ownServer)
  await page.getByRole('link', { name: 'Takedown' }).click()
  await expect(page.getByText('Nothing has been withdrawn.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw content' }).click()
  await page.getByLabel('Name', { exact: true }).selectOption(card._id)
  await page.getByLabel('Reason').fill('The rights were disputed')
  await journey.checkAccessibility('withdrawing a card')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw content' }).click()
  await expectNotice(page, 'Content withdrawn. Players compensated: 1')
  await expect(page.getByRole('listitem').filter({ hasText: `Card: ${card.name}` })).toBeVisible()
  await journey.checkAccessibility('takedowns at the desk')
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('takedowns on a phone')
  await page.setViewportSize(DESKTOP)

  // A new browser, because the first one may have cached the list of cards.
  const storageState = await player.page.context().storageState()
  const owner = await (await browser.newContext({ reducedMotion: 'reduce', storageState })).newPage()
  await owner.goto('/home/inbox')
  await expect(owner.getByText(`${card.name} was withdrawn from the game. You keep the card and got`)).toBeVisible()
  await owner.goto(`/home/collection?name=${encodeURIComponent(card.name)}`)
  await expect(owner.getByText('Withdrawn', { exact: true })).toBeVisible()
  await owner.goto(`/home/collection/${card._id}`)
  await expect(owner.getByText('This card was withdrawn from the game.')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Sell' })).toHaveCount(0)
  await owner.goto(`/cards/${card._id}`)
  await expect(owner.getByText('This card was withdrawn from the game.')).toBeVisible()
  expect(await callApi(owner, market.list, { mine: 'true' })).toEqual([])
  expect(await listAuditFaults(ownServer)).toEqual([])

  await page.getByRole('button', { name: `Restore: ${card.name}` }).click()
  await page.getByLabel('Reason').fill('The rights are clear')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expectNotice(page, 'Content restored.')
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByText('takedown.restore').first()).toBeVisible()
})
