import type { Page } from '@playwright/test'
import { fetchAnswer } from './control-api.ts'
import { findGuessField, findOption, findSolvedHeading, solve } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Copies the text of the open dialog and returns it. */
async function copyText(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: 'Copy text' }).click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toContain('http')
  return read()
}

for (const [width, height, colorScheme] of [
  [360, 640, 'dark'],
  [768, 1024, 'light'],
  [1280, 800, 'dark'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    test('a player shares the day and challenges a friend, who plays the same puzzle and sees both results', async ({
      page,
      journey,
      browser,
    }) => {
      test.slow()
      const username = await signUp(page)
      await page.goto('/home/games/silueta')
      await solve(page, 'silueta')
      const { texts } = await fetchAnswer(page, 'silueta')
      await page.getByRole('button', { name: 'Share your day' }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      await journey.checkAccessibility('share the day')
      expect(await copyText(page)).toMatch(/^Otogi \d+ · 1\/6\n⬜ Image\n🟩 Silhouette\n⬜ Name\n.*\/today$/s)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Challenge a friend' }).click()
      const [link = ''] = /http\S+\/challenges\/\S+$/.exec(await copyText(page)) ?? []

      const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-GB' })
      const friend = await context.newPage()
      await journey.watchPage(friend)
      await friend.goto(link)
      await expect(friend.getByRole('heading', { level: 1, name: `${username} challenges you` })).toBeVisible()
      const field = await findGuessField(friend, 'silueta')
      await journey.checkAccessibility('challenge', friend)
      await field.fill('a')
      await friend.getByRole('option').filter({ hasNotText: texts.en }).first().click()
      await expect(friend.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
      await field.fill(texts.en)
      await findOption(friend, texts.en).click()
      await expect(findSolvedHeading(friend)).toBeFocused()
      const results = friend.getByRole('list', { name: 'Both results' }).getByRole('listitem')
      await expect(results).toContainText([`${username}Solved. Wrong guesses: 0`, 'YouSolved. Wrong guesses: 1'])
      await expect(friend.getByText(`${username} was better this time.`)).toBeVisible()
      await journey.checkAccessibility('challenge, both results', friend)
      await friend.getByRole('link', { name: 'Create a free account' }).click()
      await expect(friend).toHaveURL(/\/auth\/register$/)
      await friend.goto(`${new URL(link).origin}/today`)
      await findGuessField(friend, 'image')
      await context.close()
    })
  })
}

test('a challenge that leads nowhere says so', async ({ page, journey }) => {
  journey.allowRefusals(404)
  await page.goto('/challenges/made-up')
  await expect(page.getByText('This link isn’t valid.')).toBeVisible()
})
