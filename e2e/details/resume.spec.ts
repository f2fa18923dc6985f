import { games } from '@otogi/contract/routes'
import { fetchAnswer, giveGachas } from '../control-api.ts'
import { solvePuzzle } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'
import { returnToBanners, summon } from '../summoning.ts'

test('a reload in the middle of a puzzle resumes it', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  const { texts } = await fetchAnswer(page, 'image')
  const field = page.getByRole('combobox', { name: 'Which anime is it?' })
  await field.fill('e')
  const wrong = page.getByRole('option').filter({ hasNotText: texts.en }).first()
  const guess = (await wrong.textContent())?.trim() ?? ''
  await wrong.click()
  const list = page
    .getByRole('region', { name: 'Wrong guesses' })
    .or(page.locator('section', { hasText: 'Wrong guesses' }))
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await page.reload()
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(guess.slice(0, 6))])
  await expect(page.getByRole('img', { name: 'Part of a picture, zoomed to 350 percent' })).toBeVisible()
})

test('a reload of a solved puzzle shows it without fetching the possible answers', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'How others did' })).toBeVisible()
  expect(paths).toContain(games.findPuzzle.path)
  expect(paths).not.toContain(games.animes.path)
})

test('reloading the summoning page shows the same cards and pays once', async ({ page }) => {
  await signUp(page)
  await giveGachas(page, 100)
  await page.goto('/home/summon')
  await summon(page, 10)
  const cards = page.getByRole('button', { name: / P(, (NEW|\d+ copies))?$/ })
  await expect(cards).toHaveCount(10)
  const before = await cards.allTextContents()

  await page.reload()
  await page.getByRole('button', { name: 'SKIP' }).click()
  await expect(cards).toHaveCount(10)
  await expect(cards).toHaveText(before)
  await returnToBanners(page)

  await page.goForward()
  await page.getByRole('button', { name: 'SKIP' }).click()
  await expect(cards).toHaveText(before)
  await returnToBanners(page)
  await expect(page.getByRole('link', { name: /100/ }).first()).toBeVisible()
})

test('rules opened before the puzzle has loaded stay open when it loads', async ({ page }) => {
  await signUp(page)
  let answer = (): void => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/userGames/findById*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/home/games/silueta')
  await page.getByRole('button', { name: 'How to play' }).click()
  const rules = page.getByRole('dialog', { name: 'How to play: Silhouette' })
  await expect(rules).toBeVisible()
  answer()
  // Searches by text, because elements behind an open dialog have no role.
  await expect(page.getByAltText('A character’s silhouette')).toBeVisible()
  await expect(rules).toBeVisible()
})
