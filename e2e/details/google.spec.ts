import { LANGUAGES } from '@otogi/rules/languages/languages'
import { expect, createName, signUp, expectNotice } from '../journey.ts'
import { loadTexts } from '../texts.ts'
import { test } from '../third-parties.ts'

const FAILED = 'POST /api/users/findGoogle failed: 401 GOOGLE_TOKEN_INVALID: The third-party credential is not valid'
const THE_BUTTON = 'Continue with the provider'

for (const [window, width] of [
  [740, 500],
  [400, 260],
  [399, 200],
] as const) {
  test(`the provider's button is ${width} pixels wide in a window of ${window}`, async ({
    page,
    signInAs,
    promptsSeen,
    journey,
  }) => {
    signInAs({ sub: createName(), email: 'nobody@mail.example', name: 'Nobody' })
    await page.setViewportSize({ width: window, height: 900 })
    await page.goto('/auth')
    const button = page.getByRole('button', { name: THE_BUTTON })
    await expect(button).toBeVisible()
    expect((await button.boundingBox())?.width).toBe(width)
    expect(await promptsSeen()).toBe(1)
    await journey.checkAccessibility('sign-in with the provider')
    await page.goto('/auth/register')
    await expect(button).toBeVisible()
  })
}

test('a visitor signs in with the provider, and later again as the same player', async ({ page, signInAs }) => {
  const person = { sub: createName(), email: `${createName()}@mail.example`, name: 'Hoshi Tanaka' }
  signInAs(person)
  await page.goto('/auth')
  await page.getByRole('button', { name: THE_BUTTON }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  const name = await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /^HoshiTanaka/ })
    .innerText()
  expect(await page.evaluate(() => localStorage.getItem('googleAccount'))).toBe('true')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: THE_BUTTON }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
})

test('a token for another server is refused, and a message is shown', async ({ page, signInAs, journey }) => {
  journey.allowRefusals()
  signInAs({ sub: createName(), email: `${createName()}@mail.example`, name: 'Nobody', aud: 'another-server' })
  const logged: string[] = []
  page.on('console', (message) => message.text().includes(' failed: ') && logged.push(message.text()))
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: THE_BUTTON })).toBeVisible()
  // The old button stays until the new one has loaded. Messages from the old button must already be in the new
  // language.
  await page.route('**/api/users/googleNonce', () => {})
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').first().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: THE_BUTTON }).click()
    await expect(page.getByText(loadTexts(language, 'accounts')('thirdPartyFailed'))).toBeVisible()
  }
  expect(logged).toEqual(LANGUAGES.map(() => FAILED))
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate(() => localStorage.getItem('_id'))).toBeNull()
})

test('an account with the same email address is linked with its password', async ({ page, signInAs, journey }) => {
  journey.allowRefusals()
  const username = await signUp(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  signInAs({ sub: createName(), email: `${username}@example.org`, name: 'Whoever' })
  await page.getByRole('button', { name: THE_BUTTON }).click()
  const dialog = page.getByRole('dialog', { name: 'Link your account' })
  const password = dialog.getByLabel('Password', { exact: true })
  await journey.checkAccessibility('linking')
  await password.fill('secret2')
  await dialog.getByRole('button', { name: 'Link and sign in' }).click()
  await expect(dialog.getByText('Incorrect password')).toBeVisible()
  await password.fill('lantern7')
  await dialog.getByRole('button', { name: 'Link and sign in' }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: username })).toBeVisible()
})

test('a player without a password deletes the account by signing in with the provider again', async ({
  page,
  signInAs,
  journey,
}) => {
  const name = createName()
  signInAs({ sub: name, email: `${name}@mail.example`, name })
  await page.goto('/auth')
  await page.getByRole('button', { name: THE_BUTTON }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  await page.goto('/home/settings')
  await expect(page.getByText('you have no password here')).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog
    .getByRole('textbox')
    .fill((await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}').username)) as string)
  await journey.checkAccessibility('leaving with the provider')
  await dialog.getByRole('button', { name: THE_BUTTON }).click()
  await expectNotice(page, 'Your account was deleted')
  await expect(page).toHaveURL(/\d\/$/)
  expect(await page.evaluate(() => localStorage.getItem('_id'))).toBeNull()
})
