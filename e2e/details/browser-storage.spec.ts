import { polls } from '@otogi/contract/polls'
import { market } from '@otogi/contract/market'
import { quests } from '@otogi/contract/quests'
import { accounts } from '@otogi/contract/accounts'
import type { Page } from '@playwright/test'
import { findGuessField, solvePuzzle } from '../guessing.ts'
import { expect, signUp, test, expectNotice } from '../journey.ts'
import { summonTen } from '../summoning.ts'
import { loadTexts } from '../texts.ts'

/** The keys that stay after log-out, because they are the visitor's preferences. */
const PREFERENCES = ['firstSteps', 'howToSeen', 'language', 'navigation', 'theme']

async function listPlayerKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return keys.filter((key) => !PREFERENCES.includes(key))
}

const readAlerts = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('alerts') ?? '[]') as string[])

/** Removes the stored id without a storage event. Returns a list to which later calls to a path are added. */
async function removeStoredId(page: Page, callPath: string): Promise<string[]> {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(callPath)) calls.push(request.method())
  })
  await page.evaluate(() => localStorage.removeItem('_id'))
  return calls
}

test('a claim removes its alert immediately, before the alerts are refetched', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
  await expect.poll(() => readAlerts(page)).toEqual(['games', 'quests'])
  await page.route(`**${quests.ready.path}`, () => {})
  await page.getByRole('button', { name: /^Claim \d+ gachas$/ }).click()
  await expectNotice(page, 'Reward claimed')
  await expect(page.getByRole('link', { name: 'Games', exact: true })).toBeVisible()
  expect(await readAlerts(page)).toEqual(['quests'])
  await page
    .getByRole('link', { name: /^Quests/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Claim/ })
    .click()
  await expect(page.getByRole('link', { name: 'Quests', exact: true })).toBeVisible()
  expect(await readAlerts(page)).toEqual([])
})

test('without a stored id no vote is sent, and the entry page opens', async ({ page }) => {
  await signUp(page)
  const panel = page.getByRole('main')
  const option = panel.getByRole('button', { pressed: false }).nth(1)
  await panel.getByText('Choose one of the two.').waitFor()
  await option.click()
  await expect(panel.getByRole('button', { name: 'Send vote' })).toBeEnabled()
  const calls = await removeStoredId(page, polls.vote.path)
  await panel.getByRole('button', { name: 'Send vote' }).click()
  await expect(page).toHaveURL(/\d\/$/)
  expect(calls).toEqual([])
  expect(await listPlayerKeys(page)).toEqual([])
})

test('without a stored id no card is put up for sale, and the entry page opens', async ({ page }) => {
  await signUp(page)
  await summonTen(page)
  await page.goto('/home/collection?owned=obtained')
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price in gachas').fill('25')
  await dialog.getByRole('button', { name: 'Sell', exact: true }).click()
  const calls = await removeStoredId(page, market.sell.path)
  await dialog.getByRole('button', { name: 'Put up for sale' }).click()
  await expect(page).toHaveURL(/\d\/$/)
  expect(calls).toEqual([])
})

test('log-out removes all stored data of the player immediately, even if the server is slow', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/pixel')
  await findGuessField(page, 'pixel')
  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
  await expect.poll(() => listPlayerKeys(page)).toContain('imageSelected')
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(`**${accounts.logOut.path}`, async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  await asked.promise
  expect(await listPlayerKeys(page)).toEqual([])
  answered.resolve()
  await expect(page).toHaveURL(/\d\/$/)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await listPlayerKeys(page)).toEqual([])
})

test('the entry and the sign-in page keep the language chosen there and ignore that of the account', async ({
  page,
}) => {
  const html = page.locator('html')
  const logOut = page.getByRole('button', { name: loadTexts('es', 'app')('logOut') })
  const username = await signUp(page)
  await page.goto('/home/settings')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(html).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'es')
  await logOut.click()
  const signIn = page.getByRole('link', { name: loadTexts('en', 'guest')('signIn'), exact: true })
  await expect(signIn).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')

  await signIn.click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(html).toHaveAttribute('lang', 'es')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await page.getByRole('button', { name: loadTexts('en', 'accounts')('signInAction') }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  await expect(html).toHaveAttribute('lang', 'es')
  await logOut.click()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(html).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'es')
})
