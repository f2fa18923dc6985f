import { ADDRESS } from './addresses.ts'
import { openDesk } from './desk.ts'
import { expect, signUp, test } from './journey.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

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
  for (const outcome of ['Sections of the desk', 'This recovery code is wrong or already used']) {
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

test('an operator suspends a player, who appeals and plays again once the suspension is lifted', async ({
  page,
  journey,
  browser,
}) => {
  journey.allowRefusals(403)
  const rude = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await journey.watchPage(rude)
  const name = await signUp(rude)
  await openDesk(page)
  await page.getByRole('link', { name: 'Players' }).click()
  await page.getByLabel('Username or id').fill(name)
  await page.getByRole('button', { name: 'Find' }).click()
  await journey.checkAccessibility('players of the desk')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('signup')).toBeVisible()
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('a player at the desk on a phone')
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.getByLabel('What the player is told').fill('You insulted other players.')
  await page.getByLabel('Reason').fill('insulted others in a shared pull')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
  await journey.checkAccessibility('a suspended player at the desk')

  await rude.goto('/home/main')
  await expect(rude.getByText('You insulted other players.')).toBeVisible()
  await journey.checkAccessibility('suspended', rude)
  await rude.setViewportSize(PHONE)
  await rude.getByLabel('Do you think this is a mistake? Tell the moderators').fill('That was my brother.')
  await rude.getByRole('button', { name: 'Send' }).click()
  await expect(rude.getByText('The moderators have your note.')).toBeVisible()

  await page.getByRole('link', { name: 'All players' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('That was my brother.')).toBeVisible()
  await page.getByRole('button', { name: 'Lift the suspension' }).click()
  await page.getByLabel('Reason').fill('the appeal is believable')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByText('the appeal is believable')).toBeVisible()
  await rude.goto('/suspended')
  await expect(rude).toHaveURL(/\/home\/main$/)
})

test('a player finds no desk', async ({ page, journey }) => {
  journey.allowRefusals(404)
  await signUp(page)
  await page.goto(`${ADDRESS}/desk`)
  await expect(page).toHaveURL(/\/auth$/)
})
