import { expect, signUp, test } from '../journey.ts'

test('a locked mode shows what unlocks it and accepts no guess', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  for (const [mode, requirement] of [
    ['NORMAL', 'Unlocks above a total power of 30.000 P.'],
    ['HARD', 'Unlocks with 50 different cards.'],
  ] as const) {
    await page
      .getByRole('link', { name: mode })
      .or(page.getByRole('button', { name: mode }))
      .or(page.getByRole('tab', { name: mode }))
      .click()
    await expect(page.getByText(requirement)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Which anime is it?' })).toBeDisabled()
    await journey.checkAccessibility(`${mode}, locked`)
    await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled()
  }
})
