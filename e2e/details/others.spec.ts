import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findGuessField, solvePuzzle } from '../guessing.ts'
import { expect, signUp } from '../journey.ts'
import { test } from '../own-clock.ts'

test('after a puzzle, players see how many solved it and the median of their misses', async ({ page, clock }) => {
  await clock.begin('2026-11-11T11:00:00Z')
  await signUp(page)
  await playImage(page, 1)
  await expect(page.getByText('You’re the first to try it.')).toBeVisible()
  for (const misses of [4, 3]) {
    await signUp(page)
    await playImage(page, misses)
  }
  await expect(page.getByText('100 % of 3 players solved it. Median misses: 3.')).toBeVisible()
})

/** Plays the image puzzle and solves it after some wrong guesses. */
async function playImage(page: Page, misses: number): Promise<void> {
  await page.goto('/home/games/image')
  const field = await findGuessField(page, 'image')
  const { texts } = await fetchAnswer(page, 'image')
  const wrongGuesses = page.locator('section', { hasText: 'Wrong guesses' }).getByRole('listitem')
  for (let count = 1; count <= misses; count++) {
    await field.fill('e')
    await page.getByRole('option', { disabled: false }).filter({ hasNotText: texts.en }).first().click()
    await expect(wrongGuesses).toHaveCount(count)
  }
  await solvePuzzle(page, 'image')
}
