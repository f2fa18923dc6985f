import { expect, signUp, test } from '../journey.ts'
import { summonTen } from '../summoning.ts'

test.use({ timezoneId: 'America/New_York' })

test('without a summon to check, the page says that there is nothing to check yet', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/summon/fairness')
  await page.getByRole('button', { name: 'Check all my summons' }).click()
  await expect(page.getByText('Nothing to check yet.')).toBeVisible()
  await expect(page.getByText('All checked summons match.')).toHaveCount(0)
})

test('times are in the player’s time zone, whose name is shown on hover', async ({ page }) => {
  await signUp(page)
  await summonTen(page)
  await page.goto('/home/summon/history')
  const time = page.locator('main time[title]').first()
  await expect(time).toHaveAttribute('title', /^Eastern (Standard|Daylight) Time \(America\/New_York\)$/)
  const drawn = new Date((await time.getAttribute('datetime')) ?? '')
  const parts = { timeZone: 'America/New_York', dateStyle: 'medium', timeStyle: 'short' } as const
  await expect(time).toHaveText(new Intl.DateTimeFormat('en', parts).format(drawn))

  await page.goto('/books')
  await expect(page.getByText(/^Updated /)).toHaveAttribute('title', /New_York/)
})
