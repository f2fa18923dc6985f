import { solvePuzzle } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'
import { returnToBanners, summon } from './summoning.ts'

test('a new player is guided to the first win, the first reward and the first cards', async ({ page, journey }) => {
  await signUp(page)
  const steps = page.getByRole('complementary', { name: 'First steps' })
  const current = steps.locator('[aria-current=step]')
  await expect(current).toHaveText('Guess today’s picture')
  await journey.checkAccessibility('home, first steps')
  await steps.getByRole('link', { name: 'Show me' }).click()

  await solvePuzzle(page, 'image')
  await expect(current).toHaveText('Claim your gachas')
  await page.getByRole('button', { name: /^Claim \d+ gachas$/ }).click()
  await expect(current).toHaveText('Summon your first ten cards')
  await steps.getByRole('link', { name: 'Show me' }).click()

  await summon(page, 10)
  await expect(page.getByRole('button', { name: / P, (NEW|\d+ copies)$/ })).toHaveCount(10)
  await returnToBanners(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('the first steps do not move the page when they load, and can be hidden', async ({ page }) => {
  await signUp(page)
  const steps = page.getByRole('complementary', { name: 'First steps' })
  const below = page.locator('#content > :last-child')
  const top = () => below.evaluate((element) => element.getBoundingClientRect().top)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const come = Promise.withResolvers<void>()
    await page.route('**/first-steps-*.js', async (route) => {
      await come.promise
      await route.continue()
    })
    await page.reload()
    const before = await top()
    await expect(steps).toBeHidden()
    come.resolve()
    await expect(steps).toBeVisible()
    expect(await top()).toBe(before)
    await page.unroute('**/first-steps-*.js')
  }
  await steps.getByRole('button', { name: 'Hide the first steps' }).click()
  await expect(steps).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(steps).toBeHidden()
})
