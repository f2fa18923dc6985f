import type { Locator, Page } from '@playwright/test'
import { GAMES, ROUTE_GAME, type Game } from '@otogi/rules/games/games'
import { fetchAnswer } from './control-api.ts'
import { testEachScreen } from './each-screen.ts'
import { findGuessField, findOption, findSolvedHeading, type ListGame } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'
import { findBanner } from './summoning.ts'
import { matchStart, matchText, readLanguage } from './texts.ts'

/**
 * Maximum number of taps: four minutes at three seconds per tap. The duration of the test itself is not limited,
 * because it includes the axe checks.
 */
const MOST_TAPS = 80

/** The number of letters that are typed before a suggestion is picked. */
const TYPED_LETTERS = 3

testEachScreen(({ width, colorScheme, language }) => {
  test.use({ hasTouch: true })

  test('all six games, all claims and a summon of ten cards take at most 80 taps', async ({ page, journey }) => {
    test.slow()
    await signUp(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const startedAt = Date.now()
    const taps = createTapCounter()
    await openPage(page, taps, 'app.games')
    for (const [index, game] of GAMES.entries()) {
      if (index > 0) await taps.tap(page.getByRole('link', { name: matchText('games.nextGame') }))
      await expect(page).toHaveURL(new RegExp(`/home/games/${ROUTE_GAME[game]}$`))
      await winByTouch(page, taps, game)
      await taps.tap(page.getByRole('button', { name: matchText('games.claim', { gachas: 50 }) }))
      await expect(page.getByText(matchText('games.claimed'))).toBeVisible()
      await journey.checkAccessibility(`${game}, claimed`)
    }
    await expect(page.getByText(matchText('games.allSolved'))).toBeVisible()

    await openPage(page, taps, 'app.quests')
    await taps.tap(page.getByRole('button', { name: matchStart('quests.claimAll') }))
    await expect(page.getByText(matchText('quests.claimed')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: matchStart('quests.claim') })).toHaveCount(0)
    await journey.checkAccessibility('quests, claimed')

    await openPage(page, taps, 'app.summon')
    await taps.tap(findBanner(page, 'general').getByRole('button', { name: matchStart('summon.tenCards') }))
    await taps.tap(page.getByRole('dialog').getByRole('button', { name: matchText('summon.confirm') }))
    await taps.tap(page.getByRole('button', { name: matchText('summon.skip') }))
    await expect(page.getByRole('button', { name: / P, / })).toHaveCount(10)
    await journey.checkAccessibility('ten summoned cards')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    console.log(`phone day at ${width} px, ${colorScheme}, ${language}: ${taps.count()} taps, ${seconds} s with axe`)
    expect(taps.count()).toBeLessThanOrEqual(MOST_TAPS)
  })
})

type TapCounter = { tap: (target: Locator) => Promise<void>; add: (letters: number) => void; count: () => number }

function createTapCounter(): TapCounter {
  let count = 0
  return {
    tap: async (target) => {
      await target.tap()
      count += 1
    },
    add: (letters) => void (count += letters),
    count: () => count,
  }
}

/** Opens a main page with the navigation. On phones, the navigation is in the menu. */
async function openPage(page: Page, { tap }: TapCounter, name: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: matchStart('app.menu') })
  if (await menu.isVisible()) await tap(menu)
  await tap(
    page.getByRole('navigation', { name: matchText('app.navigation') }).getByRole('link', { name: matchStart(name) }),
  )
}

async function winByTouch(page: Page, taps: TapCounter, game: Game): Promise<void> {
  if (game === 'name') await typeNameAnswer(page, taps)
  else await pickSuggestion(page, taps, ROUTE_GAME[game] as ListGame)
  await expect(findSolvedHeading(page)).toBeVisible()
}

async function pickSuggestion(page: Page, { tap, add }: TapCounter, game: ListGame): Promise<void> {
  const { texts } = await fetchAnswer(page, game)
  const label = texts[await readLanguage(page)]
  const field = await findGuessField(page, game)
  await tap(field)
  await field.pressSequentially(label.slice(0, TYPED_LETTERS))
  add(TYPED_LETTERS)
  await tap(findOption(page, label))
}

async function typeNameAnswer(page: Page, { tap }: TapCounter): Promise<void> {
  const { answer } = await fetchAnswer(page, 'name')
  await expect(page.getByText(matchStart('games.rowTyping', { row: 1, letters: answer[0] ?? '' }))).toBeAttached()
  const keys = page.getByRole('group', { name: matchText('games.keyboardLabel') })
  for (const letter of answer.slice(1)) await tap(keys.getByRole('button', { name: letter, exact: true }))
  await tap(keys.getByRole('button', { name: matchText('games.keySend') }))
}
