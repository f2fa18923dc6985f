import type { Page } from '@playwright/test'
import { fetchGuestAnswer } from './control-api.ts'
import { testEachScreen } from './each-screen.ts'
import { findGuessField, findOption, findSolvedHeading } from './guessing.ts'
import { expect, signUp, submitSignUp, test } from './journey.ts'
import { summon } from './summoning.ts'
import { loadTexts, matchText, readLanguage } from './texts.ts'

/** Sends a wrong guess, then the right one. */
async function winAsGuest(page: Page): Promise<void> {
  const { texts } = await fetchGuestAnswer(page)
  const answer = texts[await readLanguage(page)]
  const field = await findGuessField(page, 'image')
  await field.fill('e')
  await page.getByRole('option').filter({ hasNotText: answer }).first().click()
  await expect(page.getByRole('heading', { name: matchText('games.wrongGuesses') })).toBeVisible()
  await field.fill(answer)
  await findOption(page, answer).click()
  await expect(findSolvedHeading(page)).toBeVisible()
}

testEachScreen(({ number, language }) => {
  // Each guest has a different network, because only the first win from each network counts.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${number}` } })

  test('a visitor wins as a guest, signs up, gets the reward and summons the first cards', async ({
    page,
    journey,
  }) => {
    test.slow()
    // The link of a shared result.
    await page.goto('/today')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const field = await findGuessField(page, 'image')
    await expect(page.getByRole('heading', { level: 1, name: matchText('guest.title') })).toBeInViewport()
    const signIn = page.getByRole('link', { name: matchText('guest.signIn') })
    for (const shown of [page.getByRole('img').last(), field, signIn]) await expect(shown).toBeInViewport({ ratio: 1 })
    await journey.checkAccessibility('entry')
    await winAsGuest(page)
    await journey.checkAccessibility('entry, won')
    await page.reload()
    await expect(findSolvedHeading(page)).toBeVisible()

    await page
      .getByRole('link', { name: matchText('guest.register') })
      .first()
      .click()
    await submitSignUp(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('complementary').getByRole('link').first().click()
    await page.getByRole('button', { name: matchText('games.claim', { gachas: 45 }) }).click()
    await expect(page.getByText(matchText('games.claimed'))).toBeVisible()
    await journey.checkAccessibility('image game, claimed')
    await page.getByRole('banner').locator('a[href="/home/summon"]').click()
    await summon(page, 10)
    await expect(page.getByRole('button', { name: / P, / })).toHaveCount(10)
    await journey.checkAccessibility('the first ten cards')
    await page.goto('/')
    await expect(page).toHaveURL(/\/home\/main$/)
  })
})

test.describe('with a Spanish browser', () => {
  test.use({ locale: 'es-ES', viewport: { width: 360, height: 640 }, colorScheme: 'light' })

  test('the entry page and the forms are in Spanish', async ({ page, journey }) => {
    const t = loadTexts('es', 'guest')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await expect(page).toHaveTitle('Otogi: adivina el anime de hoy')
    await journey.checkAccessibility('entry in Spanish')
    await page.getByRole('link', { name: t('signIn') }).click()
    await expect(page.getByRole('button', { name: loadTexts('es', 'accounts')('signInAction') })).toBeVisible()
  })
})

test('before any script has run, a visitor sees today’s picture, or the sign-in form at its URL', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  const picture = page.waitForResponse(/\/media\/p\//)
  await page.goto('/')
  expect((await picture).status()).toBe(200)
  await expect(page.locator('h1')).toHaveText(loadTexts('es', 'guest')('title'))
  await expect(page.locator('img[src^="/media/p/"]')).toBeVisible()
  await page.goto('/auth')
  await expect(page.locator('input[name=username]')).toBeVisible()
  await expect(page.locator('h1')).toHaveText('Welcome to Otogi')
  await context.close()
})

test('a player who returns does not see the visitor’s page while the scripts load', async ({ browser }) => {
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('_id', 'a player'))
  const page = await context.newPage()
  // Never answers requests for scripts, so that the page stays as the server sent it.
  await page.route(/\/assets\/index-.*\.js$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.prerendered h1')).toBeAttached()
  await expect(page.locator('.prerendered h1')).toBeHidden()
  await context.close()
})

test('a visitor can reload a first picture that failed, and it does not fade in', async ({ page, journey }) => {
  journey.allowRefusals(503)
  await page.route('**/media/p/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  const retry = page.getByRole('alert').getByRole('button')
  await expect(retry).toBeVisible()
  await page.unroute('**/media/p/**')
  await retry.click()
  await expect(page.getByRole('img').last()).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  const picture = page.locator('.prerendered + *, #root > :not(.prerendered)').locator('img[src^="/media/p/"]')
  await expect(picture).toHaveCSS('animation-name', 'none')
})

test('the entry page can be played by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const field = await findGuessField(page, 'image')
  await field.focus()
  await page.keyboard.type('e')
  await page.keyboard.press('ArrowDown')
  const title = (await page.locator('[role=option][aria-selected=true] b').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /Wrong guesses|Correct!/ })).toBeVisible()
})

test('signing in opens the requested page with its filters', async ({ page, journey }) => {
  journey.allowRefusals(401)
  const username = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/home/market?rarity=S&sort=cheapest')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/market\?rarity=S&sort=cheapest$/)
})
