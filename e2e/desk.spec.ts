import { ADDRESS } from './addresses.ts'
import { openDesk } from './desk.ts'
import { expect, signUp, test } from './journey.ts'

const PHONE = { width: 360, height: 740 }

test('an operator registers a passkey, signs out and in again, and reads the log', async ({ page, journey }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible()
  await expect(page.getByText('registered a passkey').first()).toBeVisible()
  await journey.checkAccessibility('log of the desk')
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('log of the desk on a phone')

  await page.getByRole('button', { name: 'Sign out of the desk' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
  await journey.checkAccessibility('sign-in to the desk')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('signed in with a passkey').first()).toBeVisible()
})

test('an operator who lost the passkey signs in once with a recovery code', async ({ page, journey }) => {
  journey.allowRefusals(400)
  const [code = ''] = await openDesk(page)
  for (const outcome of ['Desk sections', 'This recovery code is wrong or already used']) {
    await page.getByRole('button', { name: 'Sign out of the desk' }).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(
      page
        .getByText(outcome, { exact: true })
        .or(page.getByRole('navigation', { name: outcome }))
        .first(),
    ).toBeVisible()
  }
})

test('a player finds no desk', async ({ page, journey }) => {
  journey.allowRefusals(404)
  await signUp(page)
  await page.goto(`${ADDRESS}/desk`)
  await expect(page).toHaveURL(/\/auth$/)
})
