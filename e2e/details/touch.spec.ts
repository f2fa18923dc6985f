import type { Locator, Page } from '@playwright/test'
import { fetchAnswer, giveGachas } from '../control-api.ts'
import { expect, signUp, test } from '../journey.ts'
import { confirmPull, requestSummon } from '../summoning.ts'

test.use({
  hasTouch: true,
  viewport: { width: 360, height: 740 },
  // With reduced motion, the device must not vibrate.
  contextOptions: { reducedMotion: 'no-preference' },
})

test('on a phone, swipes lead from game to game and from card to card, and a wrong guess vibrates', async ({
  page,
  journey,
}) => {
  await recordVibrations(page)
  await signUp(page)
  await giveGachas(page, 100)
  await page.goto('/home/games/image')
  const picture = page.getByRole('main').getByRole('img').last()
  await expect(picture).toBeVisible()
  await swipe(page, picture, { dx: -140 })
  await expect(page).toHaveURL(/\/silueta$/)
  await expect(picture).toBeVisible()
  await swipe(page, picture, { dx: 20, dy: 120 })
  await swipe(page, picture, { dx: 140, fromX: 6 })
  await expect(page).toHaveURL(/\/silueta$/)
  await swipe(page, picture, { dx: 140 })
  await expect(page).toHaveURL(/\/image$/)

  const { texts } = await fetchAnswer(page, 'image')
  await page.getByRole('combobox', { name: 'Which anime is it?' }).fill('e')
  await page.getByRole('option').filter({ hasNotText: texts.en }).first().tap()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
  expect(await listVibrations(page)).toContainEqual([45])

  await page.goto('/home/summon')
  await requestSummon(page, 10)
  await confirmPull(page)
  await page.getByRole('button', { name: 'SKIP' }).tap()
  await page.getByRole('listitem').getByRole('button').first().tap()
  await viewTwoCards(page)
  await journey.checkAccessibility('a summoned card in large')
  await page.keyboard.press('Escape')

  await page.goto('/home/collection')
  await page.locator('main ul button[aria-haspopup=dialog]').first().tap()
  await viewTwoCards(page)
  // In the price field, the arrow keys move the caret.
  await page.getByLabel('Price in gachas').fill('12')
  await page.getByLabel('Price in gachas').press('ArrowRight')
  await expect(page.getByText(/^Card 1 of \d+$/)).toBeVisible()
  await journey.checkAccessibility('an owned card among others')
})

/** Goes to the second card and back to the first one, by swipe, by key and by button. */
async function viewTwoCards(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const place = (n: number) => dialog.getByText(new RegExp(`^Card ${n} of \\d+$`))
  await expect(place(1)).toBeVisible()
  await swipe(page, dialog.locator('img').first(), { dx: -120 })
  await expect(place(2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(place(1)).toBeVisible()
  await dialog.getByRole('button', { name: 'Next card' }).tap()
  await expect(place(2)).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous card' }).tap()
  await expect(place(1)).toBeVisible()
}

/** Duration of a swipe in seconds. */
const SWIPE_S = 2

type Movement = { dx: number; dy?: number; fromX?: number }

/** Swipes over an element with one finger, by sending real touch events to the browser. */
async function swipe(page: Page, element: Locator, { dx, dy = 0, fromX }: Movement): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not visible')
  const [x, y] = [fromX ?? box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const startedAt = Date.now() / 1000 - SWIPE_S
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number, time: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * share, y: y + dy * share }],
      timestamp: startedAt + time * SWIPE_S,
    })
  await send('touchStart', 0, 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share, share / 2)
  // The finger rests before it is lifted. Otherwise, the browser would use the next tap to stop the momentum.
  await send('touchMove', 1, 0.95)
  await send('touchEnd', 1, 1)
  await client.detach()
}

/** Replaces the browser's vibration function, because a computer does not vibrate. */
async function recordVibrations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vibrations: unknown[] = []
    Object.assign(window, { vibrations })
    Object.defineProperty(Navigator.prototype, 'vibrate', { value: (pattern: unknown) => vibrations.push(pattern) })
  })
}

function listVibrations(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { vibrations: unknown[] }).vibrations)
}
