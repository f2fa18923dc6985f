import { summon } from '@otogi/contract/routes'
import { testEachWidth } from './each-screen.ts'
import { expect, signUp, test } from './journey.ts'
import { giveGachas } from './control-api.ts'
import { summonTen } from './summoning.ts'

testEachWidth(({ width, height, colorScheme }) => {
  test('a player publishes a profile, and visitors see it and the cards without an account', async ({
    page,
    journey,
    browser,
  }) => {
    test.slow()
    const username = await signUp(page)
    await giveGachas(page, 100)
    await summonTen(page)
    const link = await page.request.get('/api/summon/shareLink')
    const { path } = (await link.json()) as { path: string }
    await page.goto(`/home/players/${username}`)
    await page.getByRole('button', { name: 'Choose what to show' }).click()
    await page.getByRole('dialog').getByRole('list', { name: 'Showcase' }).getByRole('button').first().click()
    await page.getByRole('checkbox', { name: 'Show my profile to everyone' }).check({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Public page' })).toBeVisible()

    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-GB' })
    const stranger = await context.newPage()
    await journey.watchPage(stranger)
    const origin = new URL(page.url()).origin
    await stranger.goto(`${origin}/players/${username}`)
    await expect(stranger.getByRole('heading', { level: 1, name: username })).toBeVisible()
    await expect(stranger.getByRole('list', { name: 'Showcase' }).getByRole('listitem')).toHaveCount(1)
    await journey.checkAccessibility('public profile', stranger)
    await stranger.goto(origin + path)
    await expect(stranger.getByRole('heading', { level: 1, name: `${username} summoned 10 cards` })).toBeVisible()
    await journey.checkAccessibility('shared pull', stranger)
    await stranger.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(stranger).toHaveURL(/\/cards\/[\w-]+$/)
    await expect(stranger.getByRole('link', { name: 'Play today’s puzzle' })).toBeVisible()
    await journey.checkAccessibility('public card', stranger)
    await stranger.goto(`${origin}/odds`)
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    await journey.checkAccessibility('public odds', stranger)

    await page.goto('/home/summon/history')
    await page.getByRole('button', { name: 'Turn off shared links' }).click()
    await journey.checkAccessibility('stop sharing')
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByText('Your shared links no longer work.')).toBeVisible()
    expect(
      (await page.request.get(summon.shared.path, { params: { token: path.replace('/pulls/', '') } })).status(),
    ).toBe(404)
    await context.close()
  })
})

test.describe('on a Spanish phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'es-ES' })

  test('a visitor reads what the server stores about players and for how long', async ({ page, journey }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible()
    const notices = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Avisos' }) })
    await expect(notices).toContainText('Se guarda como máximo 180 días')
    await journey.checkAccessibility('privacy')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test('an unknown link shows a message, and a missing file is not answered with a page', async ({ page, journey }) => {
  journey.allowRefusals(404)
  await page.goto('/pulls/made-up')
  await expect(page.getByText('This link isn’t valid.')).toBeVisible()
  await page.goto('/players/nobody1')
  await expect(page.getByRole('heading', { name: 'No public profile' })).toBeVisible()
  await page.goto('/cards/none')
  await expect(page.getByText(/card/i).first()).toBeVisible()
  expect((await page.request.get('/none.txt')).status()).toBe(404)
})
