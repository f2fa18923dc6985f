import { openDesk } from '../desk.ts'
import { solvePuzzle } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'

test('an editor sees how many play, how puzzles were solved and where gachas went', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
  await openDesk(page, undefined, 'editor')
  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible()
  const puzzles = page.getByRole('region', { name: 'Puzzles from the last week' })
  await expect(puzzles.getByRole('row', { name: /Image.*Easy/i }).first()).toContainText('%')
  await expect(page.getByText('After 30 days')).toBeVisible()
  await journey.checkAccessibility('insight')
  await page.getByRole('button', { name: '90 days' }).click()
  await page.getByText('Show as table').first().click()
  const days = page.getByRole('region', { name: 'Show as table' }).first().getByRole('row')
  await expect(days).toHaveCount(91)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await journey.checkAccessibility('insight on a phone')
})
