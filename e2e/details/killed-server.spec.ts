import type { Locator, Page } from '@playwright/test'
import { fetchAnswer, giveGachas, listAuditFaults } from '../control-api.ts'
import { findGuessField } from '../guessing.ts'
import { expect, signUp } from '../journey.ts'
import { test } from '../restarted-server.ts'
import { confirmPull, requestSummon } from '../summoning.ts'

const OUTAGE = 'Otogi isn’t available right now. Your progress is safe. This page will reconnect by itself.'

test.beforeEach(({ journey }) => {
  journey.allowOutages()
  journey.allowLostConnections()
})

test('a guess lost by a killed server counts once, when the player sends it again', async ({
  page,
  journey,
  server,
}) => {
  await signUp(page)
  await page.goto('/home/games/image')
  const { field, wrong } = await typeWrongGuess(page)
  await server.kill()
  await wrong.click()
  await expect(page.getByText(OUTAGE)).toBeVisible()
  await journey.checkAccessibility('image game, server killed')
  await server.restart()
  await expect(page.getByText(OUTAGE)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toHaveCount(0)
  await field.fill('e')
  await wrong.click()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
  expect(await listAuditFaults(server.address)).toEqual([])
})

test('a summon left unanswered by a killed server shows its cards when the server is back, and is paid once', async ({
  page,
  journey,
  server,
}) => {
  await signUp(page)
  await giveGachas(page, 10)
  await page.goto('/home/summon')
  await requestSummon(page, 10)
  await server.kill()
  await confirmPull(page)
  await expect(page.getByText(OUTAGE)).toBeVisible()
  await journey.checkAccessibility('summoning page, server killed')
  await server.restart()
  await expect(page.getByRole('button', { name: 'Card 1, face down' })).toBeVisible()
  await page.goto('/home/collection?owned=obtained')
  await expect(page.getByRole('banner').getByRole('link', { name: '10 gachas' })).toBeVisible()
  expect(await listAuditFaults(server.address)).toEqual([])
})

test('a page reports that the database does not respond, and continues on its own', async ({
  page,
  journey,
  server,
}) => {
  await signUp(page)
  await page.goto('/home/games/image')
  const { field, wrong } = await typeWrongGuess(page)
  server.silenceDatabase()
  await wrong.click()
  await expect(page.getByText(OUTAGE)).toBeVisible()
  await journey.checkAccessibility('image game, database silent')
  expect(server.mendDatabase()).toBeGreaterThan(0)
  await expect(page.getByText(OUTAGE)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toHaveCount(0)
  await field.fill('e')
  await wrong.click()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
  expect(await listAuditFaults(server.address)).toEqual([])
})

/** Types a letter into the guess field. Returns the field and a displayed wrong suggestion. */
async function typeWrongGuess(page: Page): Promise<{ field: Locator; wrong: Locator }> {
  const { texts } = await fetchAnswer(page, 'image')
  const field = await findGuessField(page, 'image')
  await field.fill('e')
  const wrong = page.getByRole('option').filter({ hasNotText: texts.en }).first()
  await expect(wrong).toBeVisible()
  return { field, wrong }
}
