import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { solvePuzzle, findSolvedHeading } from '../guessing.ts'
import { expect, submitSignUp, test } from '../journey.ts'
import { requestSummon, confirmPull, returnToBanners, findBanner } from '../summoning.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a new player wins the image and the name, claims, summons ten cards and finds them in the collection', async ({
  page,
  journey,
}) => {
  // Allows more time, because axe checks about a dozen screens.
  test.slow()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await journey.checkAccessibility('sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('button', { name: 'Create account', exact: true })).toBeVisible()
  await journey.checkAccessibility('register')
  await submitSignUp(page)
  await journey.checkAccessibility('home')

  await page.goto('/home/games/image')
  await guessWrongOnce(page)
  await journey.checkAccessibility('image game')
  await solvePuzzle(page, 'image')
  await journey.checkAccessibility('image game, won')
  await page.getByRole('button', { name: 'Claim 45 gachas' }).click()
  await expect(page.getByText('Reward claimed')).toBeVisible()
  await expect(page.getByRole('link', { name: /145/ })).toBeVisible()

  await page.goto('/home/games/name')
  await expect(page.getByRole('button', { name: 'Enter', exact: true })).toBeVisible()
  await journey.checkAccessibility('name game')
  await winNameGame(page)
  await journey.checkAccessibility('name game, won')
  await page.getByRole('button', { name: 'Claim 50 gachas' }).click()
  await expect(page.getByRole('link', { name: /195/ })).toBeVisible()

  await summonTen(page, journey.checkAccessibility)
  await returnToBanners(page)
  await expect(page.getByRole('link', { name: /95/ })).toBeVisible()

  await page.goto('/home/collection')
  await expect(page.getByText(/^Cards found: ([1-9]|10)$/)).toBeVisible()
  await journey.checkAccessibility('collection')
})

/** Selects a wrong item from the list. */
async function guessWrongOnce(page: Page): Promise<void> {
  const { texts } = await fetchAnswer(page, 'image')
  const field = page.getByRole('combobox', { name: 'Which anime is it?' })
  await field.fill('e')
  await page.getByRole('option').filter({ hasNotText: texts.en }).first().click()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
}

async function winNameGame(page: Page): Promise<void> {
  const { answer } = await fetchAnswer(page, 'name')
  await expect(page.getByRole('listitem').filter({ hasText: `Row 1, typing: ${answer[0]}` })).toBeAttached()
  await page.keyboard.type(answer.slice(1))
  await page.keyboard.press('Enter')
  await expect(findSolvedHeading(page)).toBeVisible()
}

async function summonTen(page: Page, checkAccessibility: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/home/summon')
  await expect(findBanner(page, 'general')).toBeVisible()
  await checkAccessibility('summon')
  await requestSummon(page, 10)
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkAccessibility('summon, asked for confirmation')
  await confirmPull(page)
  await expect(page).toHaveURL(/\/summoning$/)
  const faceDown = page.getByRole('button', { name: /face down/ })
  await expect(faceDown).toHaveCount(10)
  await checkAccessibility('summoning, face down')
  for (let left = 10; left > 0; left--) {
    await faceDown.first().click()
    await expect(faceDown).toHaveCount(left - 1)
  }
  await expect(page.getByRole('heading', { name: 'Summon complete' })).toBeVisible()
  await checkAccessibility('summoning, all cards turned')
}
