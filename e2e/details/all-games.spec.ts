import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findGuessField, solvePuzzle, type ListGame } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'
import { delayReply } from '../delayed-reply.ts'

test.use({ hasSeenRules: false, permissions: ['clipboard-read', 'clipboard-write'] })

test('a new player reads the rules of each game, solves all games and shares a result', async ({ page, journey }) => {
  await signUp(page)
  await readRules(page, 'silueta', 'How to play: Silhouette')
  await journey.checkAccessibility('silhouette')
  await guessWrongThreeTimes(page, 'silueta')
  await expect(page.getByText(/^Character from /)).toBeVisible()
  await journey.checkAccessibility('silhouette, with its clue')
  await solvePuzzle(page, 'silueta')
  await expect(page.getByRole('heading', { name: 'How others did' })).toBeVisible()
  await expect(page.getByText('Streak: 1 day')).toBeVisible()
  await journey.checkAccessibility('silhouette, solved')
  await shareResult(page, journey.checkAccessibility)

  await readRules(page, 'eyes', 'How to play: Eyes')
  await solvePuzzle(page, 'eyes')
  await journey.checkAccessibility('eyes, solved')

  await readRules(page, 'pixel', 'How to play: Pixel')
  await journey.checkAccessibility('pixel')
  await solvePuzzle(page, 'pixel')

  await readRules(page, 'opening', 'How to play: Opening')
  await listenToClip(page)
  await journey.checkAccessibility('opening, played')
  await solvePuzzle(page, 'opening')
  await expect(page.getByRole('region', { name: /^Full version/ })).toBeVisible()
  await journey.checkAccessibility('opening, solved')

  await page.getByRole('link', { name: 'My statistics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My statistics' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Days played' })).toContainText('4 of 4 solved')
  await expect(page.getByRole('heading', { name: 'Yesterday’s answers' })).toBeVisible()
  await journey.checkAccessibility('statistics')
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opening' })).toBeVisible()
})

test.describe('a player who has seen the rules', () => {
  test.use({ hasSeenRules: true })

  test('cannot guess before the media have loaded, and can retry media that failed to load', async ({
    page,
    journey,
  }) => {
    journey.allowLostConnections()
    await signUp(page)
    const field = page.getByRole('combobox', { name: /^Which anime/ })
    const retry = page.getByRole('button', { name: 'Try again' })
    for (const [game, missing] of [
      ['image', 'Couldn’t load the picture.'],
      ['opening', 'Couldn’t load the music.'],
    ] as const) {
      await page.route('**/media/p/**', (route) => route.abort('internetdisconnected'))
      await page.goto(`/home/games/${game}`)
      await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
      await expect(field).toBeDisabled()
      await journey.checkAccessibility(`${game}, missing`)
      await page.unroute('**/media/p/**')
      await retry.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await findGuessField(page, game)
    }

    // Delays both requests for the list: the page requests it again once the puzzle is known.
    const answer = await delayReply(page, '**/api/userGames/findAnimes', 2)
    await page.goto('/home/games/image')
    await expect(page.locator('main img[draggable=false]')).toBeVisible()
    await expect(field).toBeDisabled()
    answer()
    await findGuessField(page, 'image')

    const released = Promise.withResolvers<void>()
    await page.route('**/media/p/**', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.goto('/home/games/pixel')
    await expect(page.getByText('Creating the picture…')).toBeVisible()
    await expect(field).toBeDisabled()
    released.resolve()
    await findGuessField(page, 'pixel')
    await expect(page.getByText('Creating the picture…')).toBeHidden()

    // If a later reveal step fails to load, the current picture stays.
    await page.unroute('**/media/p/**')
    await page.route('**/media/p/**', (route) => route.abort('internetdisconnected'))
    await guessWrongWithDelayedReply(page)
    await expect(page.getByText('Couldn’t load the picture.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^A cover in \d+-pixel blocks/ })).toBeVisible()
    await expect(field).toBeEditable()
    await page.unroute('**/media/p/**')
    await retry.click()
    await expect(page.getByText('Couldn’t load the picture.')).toBeHidden()
  })
})

test.describe('a player who loses the name game', () => {
  test.use({ hasSeenRules: true })

  test('sees that there is no reward, and gets links to the next game and to another puzzle', async ({
    page,
    journey,
  }) => {
    await signUp(page)
    await page.goto('/home/games/name')
    await expect(page.getByRole('complementary', { name: 'First steps' })).toBeHidden()
    for (const [row, letter] of ['A', 'E', 'I', 'O', 'U', 'Y'].entries()) {
      const writing = page.getByText(`Row ${row + 1}, typing: `)
      await expect(writing).toBeAttached()
      const { answer } = await fetchAnswer(page, 'name')
      await page.keyboard.type(`${answer[0]}${letter.repeat(answer.length - 1)}`)
      await page.keyboard.press('Enter')
      await expect(writing).not.toBeAttached()
    }
    await expect(page.getByRole('heading', { name: 'The answer was' })).toBeFocused()
    await expect(page.getByText('Reward', { exact: true }).locator('..')).toHaveText(/^Reward\D*0/)
    await expect(page.getByRole('link', { name: 'Play next: Opening' })).toBeVisible()
    await journey.checkAccessibility('name, lost')
    await page.getByRole('button', { name: 'Swap puzzle' }).press('Enter')
    await page.getByRole('button', { name: 'Swap puzzle', exact: true }).press('Enter')
    await expect(page.getByText('Row 1, typing: ')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1, name: 'Name' })).toBeFocused()
  })
})

/**
 * Sends a wrong guess and delays the reply. In the meantime, the guess stays visible, and no other guess can be sent.
 */
async function guessWrongWithDelayedReply(page: Page): Promise<void> {
  const { texts } = await fetchAnswer(page, 'pixel')
  const released = Promise.withResolvers<void>()
  await page.route('**/api/userGames/update', async (route) => {
    await released.promise
    await route.continue()
  })
  const field = page.getByRole('combobox')
  await field.fill('e!')
  await expect(field).toHaveValue('e')
  const wrong = page.getByRole('option').filter({ hasNotText: texts.en }).first()
  const guess = await wrong.innerText()
  await wrong.click()
  await expect(field).toHaveValue(guess)
  await expect(field).toHaveAttribute('aria-busy', 'true')
  await expect(field).not.toBeEditable()
  released.resolve()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: guess })).toBeVisible()
}

/** Checks that the rules open automatically the first time, but later only with their button. */
async function readRules(page: Page, route: string, title: string): Promise<void> {
  await page.goto(`/home/games/${route}`)
  const rules = page.getByRole('dialog', { name: title })
  await expect(rules).toBeVisible()
  await rules.getByRole('button', { name: 'Play', exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(rules).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()
}

async function guessWrongThreeTimes(page: Page, game: ListGame): Promise<void> {
  const { texts } = await fetchAnswer(page, game)
  for (let failed = 1; failed <= 3; failed++) {
    await (await findGuessField(page, game)).fill('e')
    const wrong = page.getByRole('option', { disabled: false }).filter({ hasNotText: texts.en })
    await wrong.nth(failed).click()
    await expect(page.getByRole('heading', { name: 'Wrong guesses' }).locator('..').getByRole('listitem')).toHaveCount(
      failed,
    )
  }
}

/** Shares the result. The shared text must name the game and the mode, and must not contain the answer. */
async function shareResult(page: Page, checkAccessibility: (screen: string) => Promise<void>): Promise<void> {
  const { texts } = await fetchAnswer(page, 'silueta')
  await page.getByRole('button', { name: 'Challenge a friend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Challenge a friend' })
  await expect(dialog.getByRole('img', { name: /^Otogi \d+ · Silhouette · EASY\. Solved/ })).toBeVisible()
  await checkAccessibility('share')
  await dialog.getByRole('button', { name: 'Copy text' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(copied)
    .toMatch(
      /^Otogi \d+ · Silhouette · EASY\nSolved\. Wrong guesses: 3\n🟥🟥🟥🟩\nCan you do better\?\nhttp.*\/challenges\/[\w-]+$/,
    )
  expect(await copied()).not.toContain(texts.en)
  await page.keyboard.press('Escape')
}

async function listenToClip(page: Page): Promise<void> {
  // The server generates a clip when it is first requested.
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:0[1-9] of/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
}
