import type { Page } from '@playwright/test'
import { answerOf } from './backstage.ts'
import { QUESTION, solve, type Picked } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'

test.use({ knowsTheGames: false, permissions: ['clipboard-read', 'clipboard-write'] })

test('a new player is told how each game is played, solves what is shown and heard, and shares it', async ({
  page,
  journey,
}) => {
  await signUp(page)
  await learn(page, 'silueta', 'How to play: Silhouette')
  await journey.accessible('silhouette')
  await failThrice(page, 'silueta')
  await expect(page.getByText(/^Character from /)).toBeVisible()
  await journey.accessible('silhouette, with its clue')
  await solve(page, 'silueta')
  await expect(page.getByRole('heading', { name: 'How the others did' })).toBeVisible()
  await expect(page.getByText('Streak: 1 day')).toBeVisible()
  await journey.accessible('silhouette, solved')
  await share(page, journey.accessible)

  await learn(page, 'eyes', 'How to play: Eyes')
  await solve(page, 'eyes')
  await journey.accessible('eyes, solved')

  await learn(page, 'pixel', 'How to play: Pixel')
  await journey.accessible('pixel')
  await solve(page, 'pixel')

  await learn(page, 'opening', 'How to play: Opening')
  await listen(page)
  await journey.accessible('opening, played')
  await solve(page, 'opening')
  await expect(page.getByRole('region', { name: /^The whole piece/ })).toBeVisible()
  await journey.accessible('opening, solved')

  await page.getByRole('link', { name: 'My statistics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My statistics' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Days played' })).toContainText('4 of 4 solved')
  await expect(page.getByRole('heading', { name: 'Yesterday’s answers' })).toBeVisible()
  await journey.accessible('statistics')
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opening' })).toBeVisible()
})

/** The rules are shown by themselves the first time, and at any time behind their button. */
async function learn(page: Page, route: string, title: string): Promise<void> {
  await page.goto(`/home/games/${route}`)
  const rules = page.getByRole('dialog', { name: title })
  await expect(rules).toBeVisible()
  await rules.getByRole('button', { name: 'Let me play' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(rules).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()
}

async function failThrice(page: Page, game: Picked): Promise<void> {
  const { texts } = await answerOf(page, game)
  for (let failed = 1; failed <= 3; failed++) {
    await page.getByRole('combobox', { name: QUESTION[game] }).fill('e')
    const wrong = page.getByRole('option', { disabled: false }).filter({ hasNotText: texts.en })
    await wrong.nth(failed).click()
    await expect(page.getByRole('heading', { name: 'Wrong guesses' }).locator('..').getByRole('listitem')).toHaveCount(
      failed,
    )
  }
}

/** What is shared names the game and the mode and never the answer. */
async function share(page: Page, accessible: (screen: string) => Promise<void>): Promise<void> {
  const { texts } = await answerOf(page, 'silueta')
  await page.getByRole('button', { name: 'Share the result' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the result' })
  await expect(dialog.getByRole('img', { name: /^Otogi \d+ · Silhouette · EASY\. Solved/ })).toBeVisible()
  await accessible('share')
  await dialog.getByRole('button', { name: 'Copy the text' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^Otogi \d+ · Silhouette · EASY\nSolved\. Failed tries: 3\n🟥🟥🟥🟩\nhttp/)
  expect(await copied()).not.toContain(texts.en)
  await page.keyboard.press('Escape')
}

async function listen(page: Page): Promise<void> {
  // A clip that nobody has heard yet is played and recorded first.
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:0[1-9] of/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
}
