import type { Locator } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findGuessField, findOption, solvePuzzle, findSolvedHeading } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'

test('7 and 9 are distinguishable in the display font, and all digits are equally wide', async ({ page }) => {
  await signUp(page)
  const balance = page.getByRole('banner').getByText('100', { exact: true })
  await expect(balance).toBeVisible()
  const { shared, widths } = await balance.evaluate(compareDigits)
  // The maximum allowed overlap of the pixels of two digits. In the font Potta One, the digits overlap by 0.61.
  expect(shared).toBeLessThan(0.5)
  expect(widths).toHaveLength(1)
})

/**
 * Runs in the page. Returns how much the pixels of 7 and 9 overlap in an element's font, and the width of each digit.
 */
async function compareDigits(element: Element): Promise<{ shared: number; widths: number[] }> {
  const font = `100px ${getComputedStyle(element).fontFamily}`
  await document.fonts.load(font, '0123456789')
  const pen = new OffscreenCanvas(120, 140).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas')
  pen.font = font
  const inkOf = (digit: string) => {
    pen.clearRect(0, 0, 120, 140)
    pen.fillText(digit, 20, 110)
    return pen
      .getImageData(0, 0, 120, 140)
      .data.filter((_, i) => i % 4 === 3)
      .map((alpha) => (alpha > 127 ? 1 : 0))
  }
  const [seven, nine] = [inkOf('7'), inkOf('9')]
  const both = seven.filter((ink, i) => ink && nine[i]).length
  const any = seven.filter((ink, i) => ink || nine[i]).length
  return {
    shared: both / any,
    widths: [...new Set(Array.from('0123456789').map((digit) => pen.measureText(digit).width))],
  }
}

for (const width of [360, 1280]) {
  test(`the curtain does not cover the image at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signUp(page)
    await page.goto('/home/games/image')
    await findGuessField(page, 'image')
    expect(await measureOverlap(page.locator('[data-curtain]'), page.locator('main img[draggable=false]').last())).toBe(
      0,
    )
    await solvePuzzle(page, 'image')
    expect(
      await measureOverlap(page.locator('[data-curtain]'), page.locator('main img[draggable=false]').first()),
    ).toBe(0)
  })
}

/** Returns by how many pixels one element overlaps another vertically. */
async function measureOverlap(above: Locator, below: Locator): Promise<number> {
  const bottom = await above.evaluate((element) => element.getBoundingClientRect().bottom)
  const top = await below.evaluate((element) => element.getBoundingClientRect().top)
  return Math.max(0, bottom - top)
}

test('after a win in the name game no clue is announced', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/name')
  const promise = page.getByText('You get a clue after three wrong rows.')
  await expect(promise).toBeVisible()
  const { answer } = await fetchAnswer(page, 'name')
  await page.keyboard.type(answer.slice(1))
  await page.keyboard.press('Enter')
  await expect(findSolvedHeading(page)).toBeVisible()
  await expect(promise).toHaveCount(0)
})

test('the notice of an error disappears when the action succeeds', async ({ page, journey }) => {
  journey.allowRefusals()
  // Disables the timers of notices, so that the notice stays.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((then: () => void, ms?: number) => (ms === 6000 ? 0 : start(then, ms))) as typeof setTimeout
  })
  await signUp(page)
  await page.goto('/home/games/image')
  const { texts } = await fetchAnswer(page, 'image')
  const field = await findGuessField(page, 'image')
  const notice = page.getByText('Too many requests. Wait a moment')
  const refusal = { status: 429, json: { error: 'Too many requests', code: 'TOO_MANY' } }
  const refuse = (address: string) => page.route(address, (route) => route.fulfill(refusal), { times: 1 })

  // This action succeeds and shows no notice.
  await refuse('**/api/userGames/update')
  await field.fill(texts.en)
  await findOption(page, texts.en).click()
  await expect(notice).toBeVisible()
  await solvePuzzle(page, 'image')
  await expect(notice).toHaveCount(0)

  // This action succeeds and shows a notice.
  await refuse('**/api/userGames/updateReward')
  await page.getByRole('button', { name: /^Claim \d+ gachas$/ }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: /^Claim \d+ gachas$/ }).click()
  await expect(page.getByText('You got 50 gachas.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test("a stored id of another player is replaced by that of the session's player", async ({ page, journey }) => {
  journey.allowRefusals()
  const username = await signUp(page)
  const own = await page.evaluate(() => localStorage.getItem('_id'))
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}') as object
    localStorage.setItem('_id', 'someone-else')
    localStorage.setItem('userData', JSON.stringify({ ...user, id: 'someone-else', username: 'someoneelse' }))
  })
  await page.goto('/home/market')
  await expect(page).toHaveURL(/\/home\/main$/)
  await expect(page.getByRole('main').getByRole('heading', { name: username })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('_id'))).toBe(own)
  await expect(page.getByText('someoneelse')).toHaveCount(0)
})
