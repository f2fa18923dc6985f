import { polls } from '@otogi/contract/polls'
import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findOption } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'
import { delayReply } from '../delayed-reply.ts'

async function expectRedirect(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from)
  await expect(page).toHaveURL(new RegExp(`${to}$`))
}

test('every address opens the entry or the sign-in page for visitors, and the requested page for players', async ({
  page,
}) => {
  for (const address of ['/', '/home', '/home/main', '/home/nowhere', '/summoning']) {
    await expectRedirect(page, address, '\\d/')
  }
  await expectRedirect(page, '/nowhere', '/auth')
  await signUp(page)
  await expectRedirect(page, '/', '/home/main')
  await expectRedirect(page, '/home', '/home/main')
  await expectRedirect(page, '/home/games', '/home/games/image')
  for (const address of ['/home/games/image/', '/home/market/', '/auth/register/'])
    await expectRedirect(page, address, address)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectRedirect(page, '/summoning', '/home/summon')
  for (const address of ['/nowhere', '/home/nowhere']) await expectRedirect(page, address, '/auth')
})

test('the sign-in pages have the title, the slogan, their fields and links to each other', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Otogi')
  await expect(page.getByText('Play, collect, and grow your anime world')).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Username').pressSequentially('ab-c1 23456789012345')
  await expect(page.getByLabel('Username')).toHaveValue('abc123456789012')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByText('This server doesn’t offer third-party sign-in.')).toBeVisible()

  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/auth\/register$/)
  const fields = page.getByRole('form').getByRole('textbox')
  const names = () => fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))
  await expect.poll(names).toEqual(['email', 'username', 'password', 'repeat'])
  await expect(page.getByLabel('Email')).toHaveAttribute('maxlength', '45')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('wrong guesses are listed newest first, and an unknown title shows a message', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  const { texts } = await fetchAnswer(page, 'image')
  const field = page.getByRole('combobox', { name: 'Which anime is it?' })
  await expect(page.getByText('5 / 5')).toBeVisible()
  await field.fill('zzzz')
  await expect(page.getByText('There are no animes with that name...')).toBeVisible()
  await field.fill('')
  await field.pressSequentially('e!')
  await expect(field).toHaveValue('e')
  const wrong = page.getByRole('option').filter({ hasNotText: texts.en })
  const guesses: string[] = []
  for (const at of [0, 1]) {
    await field.fill('e')
    guesses.push(await wrong.nth(at).innerText())
    await wrong.nth(at).click()
    await expect(page.locator('ol[reversed] li')).toHaveCount(at + 1)
  }
  await expect(page.locator('ol[reversed] li')).toHaveText(guesses.toReversed())
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('wrongGuessesImage') ?? '') as string[])
  await expect.poll(stored).toHaveLength(2)

  await field.fill(texts.en)
  await findOption(page, texts.en).click()
  await expect(page.getByRole('button', { name: /^Claim \d+ gachas$/ })).toBeVisible()
  await expect.poll(stored).toEqual([])
  await expect(page.locator('ol[reversed]')).toBeHidden()
})

test('a market that fails to load is shown as empty, with a retry button', async ({ page, journey }) => {
  journey.allowRefusals()
  await signUp(page)
  const asked = page.waitForRequest(/getDataMarket.*pageSize=5/)
  const refusal = { status: 429, json: { error: 'Too many requests', code: 'TOO_MANY' } }
  await page.route('**/api/markets/getDataMarket**', (route) => route.fulfill(refusal))
  await page.goto('/home/market')
  await asked
  await expect(page.getByText('No cards available')).toBeVisible()
  await page.unroute('**/api/markets/getDataMarket**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()

  // A list that is still loading must not be described as empty.
  await page.goto('/home/market?name=nobody+at+all')
  await expect(page.getByText('No cards available')).toBeHidden()
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear filters' })
  await expect(clear).toHaveCount(2)
  const answer = await delayReply(page, '**/api/markets/getDataMarket**')
  await clear.last().click()
  await expect(page).toHaveURL(/market$/)
  await expect(clear).toHaveCount(1)
  await expect(page.getByText('No cards available')).toBeHidden()
  answer()
})

const SCREENS = {
  English: ['Inbox', 'Home', 'Games', 'Summon', 'Quests', 'Collection', 'Market', 'Ranking', 'Settings'],
  Español: ['Avisos', 'Inicio', 'Juegos', 'Invocar', 'Misiones', 'Colección', 'Mercado', 'Ranking', 'Ajustes'],
} as const

const SEGMENTS = ['inbox', 'main', 'games', 'summon', 'quests', 'collection', 'market', 'ranking', 'settings']

test('the navigation lists every screen, collapses, opens as a menu on a phone, and signs out', async ({ page }) => {
  const username = await signUp(page)
  const entries = page.locator('#navigation a')
  for (const [language, screens] of Object.entries(SCREENS)) {
    await page.goto('/home/settings')
    await page.getByRole('button', { name: language }).click()
    await expect(entries).toHaveText([...screens].map((screen) => new RegExp(`^${screen}`)))
  }
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(SEGMENTS.map((segment) => `/home/${segment}`))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Otogi' })).toHaveAttribute('href', '/home/main')
  await expect(page.getByRole('banner').getByRole('link', { name: /100/ })).toHaveAttribute('href', '/home/summon')

  const own = page.locator('#navigation').getByText(username, { exact: true })
  await expect(own).toBeVisible()
  await page.getByRole('button', { name: 'Plegar la navegación' }).click()
  await expect(own).toBeHidden()
  await page.getByRole('button', { name: 'Desplegar la navegación' }).click()
  await expect(own).toBeVisible()

  await page.setViewportSize({ width: 390, height: 740 })
  await expect(entries.first()).toBeHidden()
  const toggle = page.getByRole('button', { name: 'Menú' })
  await toggle.click()
  await expect(entries).toHaveCount(SEGMENTS.length)
  // The page below the menu is inert, so its elements have no roles.
  await page.getByRole('button', { name: 'Cerrar sesión' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(0)
  await entries.nth(3).focus()
  await page.keyboard.press('Escape')
  await expect(entries.first()).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await toggle.click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\d\/$/)
  expect(await page.evaluate(() => localStorage.getItem('_id'))).toBeNull()
})

test('two tabs of one browser show the same player', async ({ page, context, journey }) => {
  // The requests of one tab fail while the other tab signs out.
  journey.allowRefusals()
  const other = await context.newPage()
  await other.goto('/auth')
  const anna = await signUp(page)
  const own = page.locator('#navigation')
  await expect(own).toContainText(anna)
  // Signs in with the other tab, which was already open.
  const berta = await signUp(other)
  await expect(own).toContainText(berta)
  await page.goto('/home/collection')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\d\/$/)
})

test('the home page shows the player, the main pages, the community and the roadmap', async ({ page }) => {
  const username = await signUp(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: username })).toBeVisible()
  await expect(main.getByText('Lv 1')).toBeVisible()
  await expect(main.getByText('0 / 100')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/home/settings')
  const ways = main.getByRole('navigation', { name: 'Go to' }).getByRole('link')
  const led = () => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect
    .poll(led)
    .toEqual(['games', 'summon', 'quests', 'collection', 'market'].map((segment) => `/home/${segment}`))
  await expect(main.getByText('Our chat and news are coming soon.')).toBeVisible()
  await expect(main.getByTitle('Chat')).toHaveCount(0)
  const road = main.getByRole('heading', { name: 'What’s next' }).locator('..')
  await expect(road.getByRole('listitem').first()).not.toBeEmpty()
})

test('the poll panel shows an open, a voted, a finished and no poll', async ({ page, journey }) => {
  await signUp(page)
  const panel = page.getByRole('main')
  const send = panel.getByRole('button', { name: 'Send vote' })
  await expect(panel.getByText(/^Open for [01] h \d+ min$/)).toBeVisible()
  await expect(panel.getByText('Choose one of the two.')).toBeVisible()
  await expect(send).toBeDisabled()
  const second = panel.getByRole('button', { pressed: false }).nth(1)
  const name = await second.innerText()
  await second.click()
  await expect(panel.getByText(`Your choice: ${name}`)).toBeVisible()
  await send.click()
  await expect(panel.getByRole('heading', { name: 'Thank you for voting!' })).toBeVisible()
  await expect(panel.getByText(/\d %$/).first()).toBeVisible()
  await journey.checkAccessibility('home, voted')

  const poll = { names: [], usersId: [], finished: true, startedAt: 0, expirationdDate: '2026,11,20' }
  const over = { _id: '1', name: ['Cats', 'Dogs'], votes: [2, 2], ...poll }
  for (const [answer, heading, text] of [
    [over, 'The poll has ended', 'Cats'],
    [null, 'No poll right now', 'Come back soon to vote in the next one.'],
  ] as const) {
    await page.route(`**${polls.find.path}`, (route) => route.fulfill({ json: answer }), { times: 1 })
    await page.reload()
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
    await expect(panel.getByText(text).first()).toBeVisible()
  }
})

test('a ranking that fails to load shows only an error, with a retry button', async ({ page, journey }) => {
  journey.allowRefusals()
  const username = await signUp(page)
  const refusal = { status: 429, json: { error: 'Too many requests', code: 'TOO_MANY' } }
  await page.route('**/api/users/getRank', (route) => route.fulfill(refusal), { times: 1 })
  await page.goto('/home/ranking')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveText("Couldn't load the ranking.Try again")
  await retry.click()
  await expect(retry).toBeHidden()
  await expect(page.getByRole('tab')).toHaveText(['Power', 'Level', 'Cards'])
  await page.getByRole('tab', { name: 'Cards' }).click()
  await expect(page.getByText(/^0 \/ \d+$/).first()).toBeVisible()
  await expect(page.getByText(username).first()).toBeVisible()
})
