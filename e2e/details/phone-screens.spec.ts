import type { Locator, Page } from '@playwright/test'
import { giveGachas } from '../control-api.ts'
import { findGuessField, QUESTION, solvePuzzle, type ListGame } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'
import { findBanner, summonTen } from '../summoning.ts'
import { matchText } from '../texts.ts'

/** The visible area of common phones, without the browser's bars. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
] as const

const [, SHORTEST] = PHONES

/** The visible areas above an on-screen keyboard. */
const ABOVE_KEYBOARD = [
  { width: 360, height: 330 },
  { width: 390, height: 364 },
] as const

const PICKED = Object.keys(QUESTION) as ListGame[]

test.use({ hasTouch: true, isMobile: true, viewport: SHORTEST })

/** Expects a whole element to be visible below the header. */
async function expectInWindow(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  const { height, width } = page.viewportSize() ?? SHORTEST
  const banner = page.getByRole('banner')
  const header = ((await banner.count()) > 0 && (await banner.boundingBox())) || { y: 0, height: 0 }
  const measure = async () => {
    const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const isInside = box.x >= 0 && box.y >= header.y + header.height && box.x + box.width <= width
    return isInside && box.y + box.height <= height ? 'inside' : JSON.stringify(box)
  }
  await expect.poll(measure, `${String(part)} in ${width}x${height}`).toBe('inside')
}

/** Expects elements to be visible on each phone without scrolling. */
async function expectOnFirstScreens(page: Page, path: string, ...parts: Locator[]): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone)
    await page.goto(path)
    for (const part of parts) await expectInWindow(page, part)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  }
}

test('every game fits the first screen of a phone', async ({ page }) => {
  await signUp(page)
  for (const game of PICKED) {
    await page.goto(`/home/games/${game}`)
    const field = await findGuessField(page, game)
    await expectOnFirstScreens(page, `/home/games/${game}`, findClue(page, game), field)
  }
  const board = page.getByRole('list', { name: 'Your guesses' })
  const send = page.getByRole('button', { name: 'Enter', exact: true })
  await expectOnFirstScreens(page, '/home/games/name', board, page.getByRole('group', { name: 'Keyboard' }), send)
})

for (const low of ABOVE_KEYBOARD) {
  test(`above a keyboard, ${low.width}x${low.height} shows clue, field and suggestions of every game`, async ({
    page,
  }) => {
    await signUp(page)
    for (const game of PICKED) {
      await page.setViewportSize(PHONES[0])
      await page.goto(`/home/games/${game}`)
      const field = await findGuessField(page, game)
      await field.tap()
      await page.setViewportSize(low)
      await field.pressSequentially('a')
      await expectInWindow(page, findClue(page, game))
      await expectInWindow(page, field)
      await expectInWindow(page, page.getByRole('listbox').getByRole('option').first())
      await expectInWindow(page, page.getByRole('listbox'))
    }
    // The name game has an on-screen keyboard.
    await page.goto('/home/games/name')
    const keyboard = page.getByRole('group', { name: 'Keyboard' })
    await expect(keyboard).toBeEnabled()
    await expectInWindow(page, page.getByRole('list', { name: 'Your guesses' }))
    await expectInWindow(page, keyboard)
    await expectInWindow(page, keyboard.getByRole('button', { name: 'Enter', exact: true }))
  })
}

test('the entry shows the puzzle, three promises and the link to register on the first screen of a phone', async ({
  page,
}) => {
  const field = await openEntry(page)
  await expectOnFirstScreens(
    page,
    '/',
    findPicture(page),
    field,
    ...(['promiseGames', 'promiseCards', 'promiseOdds'] as const).map((key) =>
      page.getByText(matchText(`guest.${key}`)),
    ),
    page.getByRole('link', { name: matchText('guest.register') }).first(),
    page.getByRole('link', { name: matchText('guest.signIn') }),
  )
})

test('the main action of a page is within reach of a thumb', async ({ page }) => {
  await signUp(page)
  const main = page.getByRole('main')
  for (const [path, action] of [
    ['/home/games/silueta', main.getByRole('combobox')],
    ['/home/games/name', main.getByRole('button', { name: 'Enter', exact: true })],
    ['/home/summon', findBanner(page, 'general').getByRole('button', { name: /^10 cards/ })],
  ] as const) {
    await page.setViewportSize(PHONES[0])
    await page.goto(path)
    await expectInWindow(page, action)
    const { y = 0, height = 0 } = (await action.boundingBox()) ?? {}
    expect(y + height / 2, path).toBeGreaterThan(PHONES[0].height / 3)
  }
})

test('the reward, the summon buttons and the first quest to claim are on the first screen of a phone', async ({
  page,
}) => {
  await signUp(page)
  const findPull = (name: RegExp) => findBanner(page, 'general').getByRole('button', { name })
  await expectOnFirstScreens(page, '/home/summon', findPull(/^1 card/), findPull(/^10 cards/))
  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
  const claim = page.getByRole('button', { name: /^Claim/ })
  await expectOnFirstScreens(page, '/home/games/image', claim.first())
  await expectOnFirstScreens(page, '/home/quests', claim.first())
})

for (const [path, chip] of [
  ['/home/collection?owned=all', 'SS'],
  ['/home/summon/history', 'SS'],
] as const) {
  test(`the filters of ${path} fold into a sheet`, async ({ page }) => {
    await signUp(page)
    await page.goto(path)
    const filters = page.getByRole('search')
    await filters.getByRole('button', { name: /^Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: chip, exact: true }).tap()
    await sheet.getByRole('button', { name: 'Show results' }).tap()
    await expect(sheet).toBeHidden()
    await expect(filters.getByRole('button', { name: 'Filters on' })).toBeVisible()
  })
}

test('a phone shows the first card on sale with its button, and folds the filters into a sheet', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await giveGachas(page, 100)
  await summonTen(page)
  const name = await sellFirstCard(page)
  const buyer = await (await browser.newContext()).newPage()
  await signUp(buyer)
  await expectOnFirstScreens(buyer, '/home/market', buyer.getByRole('main').getByRole('article').first())
  await expectInWindow(buyer, buyer.getByRole('button', { name: /^Buy/ }).first())

  const market = buyer.getByRole('search')
  await market.getByRole('button', { name: 'Filters', exact: true }).tap()
  const sheet = buyer.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'My cards' }).tap()
  await sheet.getByRole('button', { name: 'Show results' }).tap()
  await expect(sheet).toBeHidden()
  await expect(buyer.getByText('You’re not selling any cards.')).toBeVisible()
  await expect(market.getByRole('button', { name: 'Filters on' })).toBeFocused()
  await market.getByRole('button', { name: 'Clear filters' }).tap()
  await expect(buyer.getByRole('article', { name, exact: true }).first()).toBeVisible()
  await expect(market.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})

/** Opens the page as a visitor and returns its guess field. */
async function openEntry(page: Page): Promise<Locator> {
  await page.goto('/')
  return findGuessField(page, 'image')
}

/** Returns what players guess from: the picture, or the button that plays the clip. */
function findClue(page: Page, game: ListGame): Locator {
  return game === 'opening' ? page.getByRole('button', { name: 'Play', exact: true }) : findPicture(page)
}

/** Returns a puzzle's picture. While a new picture fades in over the old one, returns the new one. */
function findPicture(page: Page): Locator {
  return page.getByRole('main').getByRole('img').last()
}

async function sellFirstCard(page: Page): Promise<string> {
  await page.goto('/home/collection?owned=obtained')
  await page.locator('main ul button[aria-haspopup=dialog]').first().click()
  const name = await page.getByRole('dialog').getByRole('heading').innerText()
  await page.getByLabel('Price in gachas').fill('120')
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await page.getByRole('button', { name: 'Put up for sale' }).click()
  await expect(page.getByText(`${name} is for sale.`)).toBeVisible()
  return name
}
