import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { solvePuzzle } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'

const SERIES = resolve(import.meta.dirname, '../../content/legends/series')

/** The titles of the series whose opening has a video. */
const filmed = readdirSync(SERIES)
  .map((file) => JSON.parse(readFileSync(join(SERIES, file), 'utf8')) as Series)
  .filter(({ opening }) => opening.video !== null)
  .map(({ guess }) => guess.en)

type Series = { guess: { en: string }; opening: { video: string | null } }

test('a press plays ten seconds of a clip, or as much as the player chooses', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/games/opening')
  const step = page.getByRole('combobox', { name: 'Clip length' })
  await expect(step).toHaveValue('10')
  await step.selectOption('5 s')
  await journey.checkAccessibility('opening, with a shorter step')
  const position = page.getByRole('slider', { name: 'Position' })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(position).toBeEnabled({ timeout: 60_000 })
  for (const end of ['0:05', '0:10']) {
    await play.click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(play).toBeVisible()
    await expect(position).toHaveAttribute('aria-valuetext', new RegExp(`^${end} of`))
  }
  await page.reload()
  await expect(step).toHaveValue('5')
})

test('the level bars move while a clip plays, also without sound', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/opening')
  const position = page.getByRole('slider', { name: 'Position' })
  await expect(position).toBeEnabled({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const levels = new Set<string>()
  const readLevels = async () => {
    const level = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('section [aria-hidden] > i')].map((bar) => bar.style.cssText).join(),
    )
    levels.add(level)
    return levels.size
  }
  await expect.poll(readLevels).toBeGreaterThan(3)
})

test('a solved opening without a video shows its score in time with the piece', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/games/opening')
  while (filmed.includes((await fetchAnswer(page, 'opening')).texts.en)) await requestNextPuzzle(page)
  await solvePuzzle(page, 'opening')
  const score = page.getByRole('figure', { name: /^Sheet music for .+\. Notes light up as they play\.$/ })
  await expect(score).toBeVisible()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect(position).toBeEnabled({ timeout: 60_000 })
  const drawn = () => score.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const atTheStart = await drawn()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(drawn).not.toBe(atTheStart)
  // Waits until the position is far enough from the start for the slider to step back.
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0[1-9] of/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await position.press('Home')
  await expect.poll(drawn).toBe(atTheStart)
  await journey.checkAccessibility('opening, with its score')
})

async function requestNextPuzzle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Swap puzzle' }).click()
  await page.getByRole('button', { name: 'Swap puzzle', exact: true }).click()
  await expect(page.getByText('Here is a new puzzle.').last()).toBeVisible()
  await page.reload()
}
