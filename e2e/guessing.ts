import type { RouteGame } from '@otogi/rules/games/games'
import { expect, type Locator, type Page } from '@playwright/test'
import { fetchAnswer } from './control-api.ts'
import { matchText, readLanguage } from './texts.ts'

/** The label of the guess field in each game with suggestions. */
export const QUESTION = {
  image: matchText('games.animeQuestion'),
  silueta: matchText('games.characterQuestion'),
  opening: matchText('games.animeQuestion'),
  eyes: matchText('games.characterQuestion'),
  pixel: matchText('games.animeQuestion'),
} as const satisfies Partial<Record<RouteGame, RegExp>>

export type ListGame = keyof typeof QUESTION

/**
 * Returns the suggestion with exactly this label, because a short label may be part of another, e.g. "Tai" in "Captain
 * Hook".
 */
export function findOption(page: Page, label: string): Locator {
  const whole = new RegExp(`^${RegExp.escape(label)}$`)
  return page.getByRole('option').filter({ has: page.locator('b', { hasText: whole }) })
}

/** Returns the heading of a solved puzzle. */
export function findSolvedHeading(page: Page): Locator {
  return page.getByRole('heading', { name: matchText('games.right') })
}

/** Returns the guess field once it is enabled. New media may have to be generated first. */
export async function findGuessField(page: Page, game: ListGame): Promise<Locator> {
  const field = page.getByRole('combobox', { name: QUESTION[game] })
  await expect(field).toBeEnabled({ timeout: 60_000 })
  return field
}

/** Selects the correct answer on a game's page. */
export async function solvePuzzle(page: Page, game: ListGame): Promise<void> {
  const { texts } = await fetchAnswer(page, game)
  const label = texts[await readLanguage(page)]
  await (await findGuessField(page, game)).fill(label)
  await findOption(page, label).click()
  await expect(findSolvedHeading(page)).toBeVisible()
}
