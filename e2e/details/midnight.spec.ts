import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findGuessField, QUESTION, solvePuzzle, findSolvedHeading } from '../guessing.ts'
import { expect, signUp } from '../journey.ts'
import { test } from '../own-clock.ts'

// These journeys share one server, and each of them sets its clock.
test.describe.configure({ mode: 'default' })

const findField = (page: Page) => page.getByRole('combobox', { name: QUESTION.image })

async function winImageGame(page: Page): Promise<void> {
  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
}

/** Sets the page's clock first, because on a slow machine minutes may have passed since the start. */
async function expectTimeLeft(page: Page, instant: string, expected: string): Promise<void> {
  await page.clock.setSystemTime(instant)
  await expect(page.locator('main time').first()).toHaveText(expected)
}

async function guessWrongOnce(page: Page): Promise<void> {
  const { texts } = await fetchAnswer(page, 'image')
  await findField(page).fill('e')
  await page.getByRole('option', { disabled: false }).filter({ hasNotText: texts.en }).first().click()
}

test('at midnight, an open page starts a new day with new puzzles, tries, resets, quests and paid rewards', async ({
  page,
  clock,
  journey,
}) => {
  // The page requests yesterday's puzzle again, and the server refuses it.
  journey.allowRefusals()
  await clock.begin('2026-11-18T22:50:00Z')
  await signUp(page)
  await winImageGame(page)
  await expectTimeLeft(page, '2026-11-18T22:50:00Z', '0 h 10 min')
  await expect(page.getByRole('link', { name: 'Image, solved' })).toBeVisible()

  await clock.server('2026-11-18T23:05:00Z')
  await page.clock.fastForward('15:00')
  await findGuessField(page, 'image')
  await expect(findSolvedHeading(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Image, solved' })).toBeHidden()
  await expect(page.getByText('5 / 5')).toBeVisible()
  // The expected balance is the initial 100, plus the unclaimed 50 from the game and 20 from the quest.
  await expect(page.getByRole('link', { name: /\b170\b/ })).toBeVisible()
  await winImageGame(page)
  await expectTimeLeft(page, '2026-11-18T23:05:00Z', '23 h 55 min')
  await page.goto('/home/quests')
  await expectTimeLeft(page, '2026-11-18T23:05:00Z', '23 h 55 min')
})

test('a page that missed midnight gets the new puzzle on its next guess, which is not counted', async ({
  page,
  clock,
  journey,
}) => {
  journey.allowRefusals()
  await clock.begin('2026-11-20T22:30:00Z')
  await signUp(page)
  await page.goto('/home/games/image')
  await guessWrongOnce(page)
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
  const shown = page.getByRole('img', { name: /^Part of a picture/ })
  const addresses = new Set([await shown.getAttribute('src')])
  await expect(page.getByRole('img', { name: 'Part of a picture, zoomed to 350 percent' })).toBeVisible()
  addresses.add(await shown.getAttribute('src'))

  await clock.server('2026-11-20T23:00:01Z')
  await guessWrongOnce(page)
  await expect(page.getByText('There’s a new puzzle.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeHidden()
  await expect(page.getByRole('img', { name: 'Part of a picture, zoomed to 400 percent' })).toBeVisible()
  await expect.poll(async () => addresses.has(await shown.getAttribute('src'))).toBe(false)
  await guessWrongOnce(page)
  await expect(page.getByRole('img', { name: 'Part of a picture, zoomed to 350 percent' })).toBeVisible()
  await winImageGame(page)
})

/** Madrid's clocks go from 02:00 to 03:00 on 2026-03-29, and from 03:00 to 02:00 on 2026-10-25. Both are Sundays. */
const NIGHTS = [
  ['the day of 23 hours, at its start', '2026-03-28T23:00:00Z', '23 h 0 min'],
  ['the day of 23 hours, before the skipped hour', '2026-03-29T00:30:00Z', '21 h 30 min'],
  ['the day of 23 hours, after the skipped hour', '2026-03-29T01:30:00Z', '20 h 30 min'],
  ['the day of 25 hours, at its start', '2026-10-24T22:00:00Z', '1 d 1 h 0 min'],
  ['the day of 25 hours, before the clocks change', '2026-10-25T00:30:00Z', '22 h 30 min'],
  ['the day of 25 hours, after the clocks change', '2026-10-25T01:30:00Z', '21 h 30 min'],
] as const

test('countdowns are right on the days on which the clocks change', async ({ page, clock }) => {
  await clock.begin(NIGHTS[0][1])
  for (const [about, instant, left] of NIGHTS) {
    await test.step(about, async () => {
      // Opens a static file, because an open game page could send a request without its session.
      await page.goto('/theme.js')
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.removeItem('_id'))
      await clock.server(instant)
      await page.clock.setSystemTime(instant)
      await signUp(page)
      await winImageGame(page)
      await expectTimeLeft(page, instant, left)
      await page.goto('/home/quests')
      await expectTimeLeft(page, instant, left)
      await page.getByRole('tab', { name: 'Week' }).click()
      await expectTimeLeft(page, instant, left)
    })
  }
})
