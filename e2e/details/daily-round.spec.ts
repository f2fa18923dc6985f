import type { Locator, Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findGuessField, findOption, findSolvedHeading, type ListGame } from '../guessing.ts'
import { expect, createName, signUp, test } from '../journey.ts'
import { matchText } from '../texts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The titles of the five games with suggestions. In the name game, players type the answer instead. */
const PICKED = [
  { game: 'image', title: 'Image' },
  { game: 'silueta', title: 'Silhouette' },
  { game: 'opening', title: 'Opening' },
  { game: 'eyes', title: 'Eyes' },
  { game: 'pixel', title: 'Pixel' },
] as const satisfies { game: ListGame; title: string }[]

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('by touch on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('all six games are won, claimed and shared', async ({ page }) => {
    await signUp(page)
    for (const { game, title } of PICKED) {
      await page.goto(`/home/games/${game}`)
      const { texts } = await fetchAnswer(page, game)
      const field = await findGuessField(page, game)
      await field.tap()
      await field.fill(texts.en)
      await findOption(page, texts.en).tap()
      await finishGame(page, title)
    }
    await page.goto('/home/games/name')
    const { answer } = await fetchAnswer(page, 'name')
    await waitUntilPuzzleLoads(page, answer)
    await expect(page.locator('main').locator('input, textarea, [contenteditable]')).toHaveCount(0)
    const keys = page.getByRole('group', { name: 'Keyboard' })
    for (const letter of answer.slice(1)) await keys.getByRole('button', { name: letter, exact: true }).tap()
    await keys.getByRole('button', { name: 'Enter', exact: true }).tap()
    await finishGame(page, 'Name')
    await expect(page.getByText(matchText('games.allSolved'))).toBeVisible()
    await page.goto('/home/quests')
    await expect(page.getByText('6 / 6').first()).toBeVisible()
  })

  async function finishGame(page: Page, title: string): Promise<void> {
    await expect(findSolvedHeading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Claim 50 gachas' }).tap()
    await expect(page.getByText('Reward claimed')).toBeVisible()
    await page.getByRole('button', { name: 'Challenge a friend' }).tap()
    await page.getByRole('button', { name: 'Copy text' }).tap()
    await expect.poll(() => readClipboard(page)).toContain(` · ${title}`)
    await page.getByRole('button', { name: 'Close' }).tap()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([title, sideways]).toEqual([title, 0])
  }
})

test('with the keyboard alone all six games are won, claimed and shared', async ({ page }) => {
  // Allows more time, because this test presses Tab about 700 times and checks the focus each time.
  test.slow()
  await signUpByKeyboard(page)
  for (const title of ['Image', 'Silhouette', 'Name', 'Opening', 'Eyes', 'Pixel']) {
    if (title !== 'Image') await focusAndPress(page, page.getByRole('link', { name: `Play next: ${title}` }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (title === 'Name') await typeNameAnswer(page)
    else await pickByKeyboard(page, title)
    await finishByKeyboard(page, title)
  }
  await expect(page.getByText(matchText('games.allSolved'))).toBeVisible()
  await focusAndPress(page, page.getByRole('link', { name: 'Quests' }))
  await expect(page.getByText('6 / 6').first()).toBeVisible()
})

async function pickByKeyboard(page: Page, title: string): Promise<void> {
  const { game } = PICKED.find((one) => one.title === title) ?? PICKED[0]
  const { texts } = await fetchAnswer(page, game)
  await focusByTab(page, await findGuessField(page, game))
  await page.keyboard.type(texts.en)
  const wanted = findOption(page, texts.en)
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function typeNameAnswer(page: Page): Promise<void> {
  const { answer } = await fetchAnswer(page, 'name')
  await waitUntilPuzzleLoads(page, answer)
  await page.keyboard.type(answer.slice(1))
  await focusByTab(page, page.getByRole('button', { name: 'Enter', exact: true }))
  await page.keyboard.press('Enter')
}

/** The page ignores keys until the puzzle has loaded. */
async function waitUntilPuzzleLoads(page: Page, answer: string): Promise<void> {
  await expect(page.getByText(`Row 1, typing: ${answer[0]}`)).toBeAttached()
}

/** The maximum number of Tab presses: more than twice the number of tab stops on the longest page. */
const MOST_STOPS = 90

/** Presses Tab (or Shift+Tab) until an element has focus. */
async function focusByTab(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`no Tab leads to ${String(target)}`)
}

async function focusAndPress(page: Page, link: Locator): Promise<void> {
  await focusByTab(page, link)
  await page.keyboard.press('Enter')
}

async function signUpByKeyboard(page: Page): Promise<void> {
  const name = createName()
  await page.goto('/auth/register')
  for (const [field, text] of [
    [page.getByLabel('Email'), `${name}@example.org`],
    [page.getByLabel('Username'), name],
    [page.getByLabel('Password', { exact: true }), 'lantern7'],
    [page.getByLabel('Repeat password'), 'lantern7'],
  ] as const) {
    await focusByTab(page, field)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\/main$/)
  await focusAndPress(page, page.getByRole('link', { name: 'Games' }))
  await expect(page).toHaveURL(/\/home\/games/)
}

async function finishByKeyboard(page: Page, title: string): Promise<void> {
  await expect(findSolvedHeading(page)).toBeVisible()
  await expect(findSolvedHeading(page)).toBeFocused()
  await focusByTab(page, page.getByRole('button', { name: 'Claim 50 gachas' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reward claimed')).toBeFocused()
  await focusAndPress(page, page.getByRole('button', { name: 'Challenge a friend' }))
  await focusAndPress(page, page.getByRole('button', { name: 'Copy text' }))
  await expect.poll(() => readClipboard(page)).toContain(` · ${title}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Challenge a friend' })).toBeFocused()
}
