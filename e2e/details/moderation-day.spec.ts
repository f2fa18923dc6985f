import { market, pack } from '@otogi/contract/routes'
import { addDays, toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes } from '@otogi/rules/games/games'
import { SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import type { Locator, Page } from '@playwright/test'
import { callApi, signUpInNewBrowser, readPlayerId } from '../api-player.ts'
import { giveGachas, listAuditFaults, setServerTime } from '../control-api.ts'
import { openDesk } from '../desk.ts'
import { expect, expectNotice } from '../journey.ts'
import { sellCard } from '../offers.ts'
import { test, type RestartedServer } from '../restarted-server.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const DAY_MS = 86_400_000
const PUZZLES_A_DAY = GAMES.flatMap(listModes).length
const OFFER_PRICE = 15

type Someone = { readonly page: Page; readonly username: string }
type Day = {
  readonly moderator: Page
  readonly editor: Page
  readonly ana: Someone
  readonly bob: Someone
  readonly server: RestartedServer
  readonly check: (screen: string, page?: Page) => Promise<void>
}

test('a day of moderation: a suspension, an undone sale and a new series, by a moderator and an editor', async ({
  page: moderator,
  journey,
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  journey.allowRefusals(403)
  const openWatched = async (): Promise<Someone> => {
    const player = await signUpInNewBrowser(browser)
    await journey.watchPage(player.page)
    return player
  }
  const check = journey.checkAccessibility
  const [ana, bob] = [await openWatched(), await openWatched()]
  await openDesk(moderator, server.address, 'moderator')
  const editor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await journey.watchPage(editor)
  await openDesk(editor, server.address, 'editor')

  const day = { moderator, editor, ana, bob, server, check }
  await suspendAndRestorePlayer(day)
  await flagAndUndoSale(day)
  await addSeries(day)
  expect(await listAuditFaults(server.address)).toEqual([])
})

async function suspendAndRestorePlayer({ moderator, ana, bob, check }: Day): Promise<void> {
  await test.step('Ana reports Bob’s name', () => reportName(ana.page, bob))
  await test.step('the moderator reads the report and suspends Bob', async () => {
    await moderator.getByRole('link', { name: 'Reports' }).click()
    const report = moderator.getByRole('article', { name: `${bob.username}’s name` })
    await expect(report.getByText('This name is an insult.')).toBeVisible()
    await report.getByRole('link', { name: 'Show player' }).click()
    await expect(moderator.getByText('signup')).toBeVisible()
    await moderator.setViewportSize(PHONE)
    await check('a player at the desk on a phone')
    await moderator.setViewportSize(DESKTOP)
    await moderator.getByRole('button', { name: 'Suspend' }).click()
    await expect(moderator.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await moderator.getByLabel('Message to the player').fill('Your name insults other players.')
    await confirmWithReason(moderator, 'an insulting name', 'Confirm')
    await expect(moderator.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
    await check('a suspended player at the desk')
  })
  await test.step('the moderator closes the report, and Ana gets a notice', async () => {
    await moderator.getByRole('link', { name: 'Reports' }).click()
    await moderator.getByRole('button', { name: `Close as confirmed: ${bob.username}’s name` }).click()
    await confirmWithReason(moderator, 'an insulting name', 'Close as confirmed')
    await expect(moderator.getByText('No open reports.')).toBeVisible()
    await ana.page.goto('/home/inbox')
    await expect(ana.page.getByText(`about ${bob.username} and took action.`)).toBeVisible()
  })
  await test.step('Bob reads why he is suspended and appeals', async () => {
    await bob.page.goto('/home/main')
    await expect(bob.page.getByText('Your name insults other players.')).toBeVisible()
    await check('suspended', bob.page)
    await bob.page.setViewportSize(PHONE)
    await bob.page.getByLabel('Do you think this is a mistake? Tell the moderators').fill('It is my family name.')
    await bob.page.getByRole('button', { name: 'Send' }).click()
    await expect(bob.page.getByText('The moderators got your message.')).toBeVisible()
    await check('appealed on a phone', bob.page)
  })
  await test.step('the moderator reads the appeal and lifts the suspension', async () => {
    await moderator.getByRole('link', { name: 'Players' }).click()
    await check('appeals at the desk')
    await moderator.getByLabel('Username or id').fill(bob.username)
    await moderator.getByRole('button', { name: 'Find' }).click()
    await moderator.getByRole('link', { name: bob.username }).first().click()
    await expect(moderator.getByText('It is my family name.')).toBeVisible()
    await moderator.getByRole('button', { name: 'Lift the suspension' }).click()
    await confirmWithReason(moderator, 'the appeal is believable', 'Confirm')
    await expect(moderator.getByRole('button', { name: 'Suspend' })).toBeVisible()
    await moderator.getByRole('link', { name: 'Log' }).click()
    await expect(moderator.getByText('the appeal is believable')).toBeVisible()
  })
  await test.step('Bob can play again', async () => {
    await bob.page.setViewportSize(DESKTOP)
    await bob.page.goto('/suspended')
    await expect(bob.page).toHaveURL(/\/home\/main$/)
    await check('suspension lifted', bob.page)
  })
}

async function flagAndUndoSale({ moderator, ana, bob, server, check }: Day): Promise<void> {
  await test.step('Ana pays Bob far too much for a card, and he offers another one', async () => {
    const { _id: listingId, card, price } = await sellCard(bob.page, 700)
    await giveGachas(ana.page, 1000)
    const userIdMarket = await readPlayerId(bob.page)
    await callApi(ana.page, market.buy, { cardId: card._id, price, userIdMarket, listingId })
    await sellCard(bob.page, OFFER_PRICE)
  })
  await test.step('the moderator sees why the sale was flagged and how the accounts are related', async () => {
    await moderator.getByRole('link', { name: 'Market', exact: true }).click()
    const sale = findSale(moderator, ana, bob)
    await expect(sale.getByText('The price was at least five times the going rate.')).toBeVisible()
    const figure = moderator.getByRole('figure', { name: new RegExp(`Sales between .*${bob.username}`) })
    await expect(figure).toBeVisible()
    await expect(moderator.getByText('signed in from the same network').first()).toBeVisible()
    await check('market at the desk')
    await moderator.setViewportSize(PHONE)
    await check('market at the desk on a phone')
    await moderator.setViewportSize(DESKTOP)
  })
  await test.step('the moderator freezes Bob’s other offer, which Ana can no longer buy', async () => {
    await findSale(moderator, ana, bob)
      .getByRole('button', { name: `${bob.username}’s offers` })
      .click()
    await changeOffer(moderator, 'Freeze', 'Offer frozen.')
    expect(await callApi(ana.page, market.list, {})).toEqual([])
  })
  await test.step('the moderator undoes the sale, and both players get a notice', async () => {
    const sale = findSale(moderator, ana, bob)
    await sale.getByRole('button', { name: /^Undo sale/ }).click()
    await check('undoing a sale')
    await confirmWithReason(moderator, 'A transfer between two accounts', 'Undo sale')
    await expectNotice(moderator, 'Sale undone.')
    await expect(sale.getByText('Undone', { exact: true })).toBeVisible()
    await ana.page.goto('/home/inbox')
    await expect(ana.page.getByText('You got 700 gachas back.')).toBeVisible()
    await bob.page.goto('/home/inbox')
    await expect(bob.page.getByText('The card is back in your collection')).toBeVisible()
    await expect(bob.page.getByText('off the market while we check it.')).toBeVisible()
  })
  await test.step('the moderator puts the other offer back, and the ledger audit is clean', async () => {
    await changeOffer(moderator, 'Put back', 'Offer put back on the market.')
    expect(await callApi(ana.page, market.list, {})).toHaveLength(1)
    expect(await listAuditFaults(server.address)).toEqual([])
  })
}

async function addSeries({ editor, ana, server, check }: Day): Promise<void> {
  const today = toMadridDay(Date.now())
  const [last, next] = [addDays(today, SCHEDULED_DAYS), addDays(today, SCHEDULED_DAYS + 1)]
  const readAnnounced = async () => [await readAnswers(editor, addDays(today, 1)), await readAnswers(editor, last)]
  const listSeries = async () => ((await callApi(ana.page, pack.find, {})) as { series: object[] }).series
  const before =
    await test.step('the editor reads the first and the last announced day; the next one is empty', async () => {
      await expect(await findDay(editor, next)).toHaveAccessibleName(/, not scheduled yet$/)
      await check('calendar of an editor', editor)
      return { announced: await readAnnounced(), series: (await listSeries()).length }
    })
  await test.step('a series is added to the pack, the server restarts, and the announced days are the same', async () => {
    await server.addSeries()
    await server.restart()
    expect(await listSeries()).toHaveLength(before.series + 1)
    expect(await readAnnounced()).toEqual(before.announced)
    await expect(await findDay(editor, next)).toHaveAccessibleName(/, not scheduled yet$/)
  })
  await test.step('a day later, the editor signs in again: the next day has its puzzles, and the announced days are still the same', async () => {
    await setServerTime(server.address, Date.now() + DAY_MS)
    await editor.reload()
    await editor.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(editor.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible()
    await expect(await findDay(editor, next)).toHaveAccessibleName(/, scheduled$/)
    expect(await readAnswers(editor, next)).toHaveLength(PUZZLES_A_DAY)
    expect(await readAnswers(editor, last)).toEqual(before.announced[1])
  })
}

async function reportName(page: Page, { username }: Someone): Promise<void> {
  await page.goto(`/home/players/${username}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByLabel('What is wrong?').selectOption('The name')
  await page.getByLabel('Tell us more (optional)').fill('This name is an insult.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent. We’ll tell you what we decide.')).toBeVisible()
}

/** Enters the reason for an action and confirms the action. */
async function confirmWithReason(page: Page, reason: string, action: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const findSale = (moderator: Page, buyer: Someone, seller: Someone): Locator =>
  moderator.getByRole('listitem').filter({ hasText: `${buyer.username} paid ${seller.username} 700 gachas` })

async function changeOffer(moderator: Page, action: 'Freeze' | 'Put back', doneText: string): Promise<void> {
  await moderator.getByRole('button', { name: new RegExp(`^${action}: .* for ${OFFER_PRICE} gachas`) }).click()
  await confirmWithReason(moderator, 'Checked after a flagged sale', action)
  await expectNotice(moderator, doneText)
}

const formatDay = (day: MadridDay, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC' }).format(Date.parse(day))

/** Opens the calendar at a day's month and returns that day's button. */
async function findDay(editor: Page, day: MadridDay): Promise<Locator> {
  await editor.goto(new URL('/desk/calendar', editor.url()).href)
  const month = editor.locator('h3[aria-live]')
  const wanted = formatDay(day, { month: 'long', year: 'numeric' })
  for (let shown = await month.innerText(); shown !== wanted; shown = await month.innerText()) {
    await editor.getByRole('button', { name: 'Next month' }).click()
    await expect(month).not.toHaveText(shown)
  }
  return editor.getByRole('button', { name: new RegExp(`^${formatDay(day, { day: 'numeric', month: 'long' })}, `) })
}

/** Shows a day's answers. Returns the names of the puzzles with their answers. */
async function readAnswers(editor: Page, day: MadridDay): Promise<string[]> {
  await (await findDay(editor, day)).click()
  await editor.getByRole('button', { name: 'Show answers' }).click()
  await confirmWithReason(editor, 'a new series', 'Show')
  await expect(editor.getByRole('button', { name: 'Show answers' })).toHaveCount(0)
  const choose = editor.getByRole('button', { name: /^Choose: / })
  return editor.getByRole('listitem').filter({ has: choose }).locator('p').allInnerTexts()
}
