import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createPhotograph } from '@otogi/server/test/pictures'
import { expect, signUp, test, expectNotice } from './journey.ts'
import { delayReply } from './delayed-reply.ts'
import { loadTexts } from './texts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a picture is cropped by keyboard and applied', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/settings')
  const buffer = await createPhotograph()
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const stage = page.getByRole('application', { name: 'Visible part of the picture' })
  const before = await stage.screenshot()
  await stage.focus()
  for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '175 %')
  await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
  await journey.checkAccessibility('cutting a picture')
  await page.getByRole('button', { name: 'Apply', disabled: false }).click()
  await expect(page.getByText('Picture changed')).toBeVisible()
  await expect(stage).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  await page.getByLabel('New name').fill('hoshi')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('New name')).toBeFocused()
  const shown = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { picture: string }).picture)
  await expect.poll(shown).toMatch(/^\/media\/u\/[0-9a-f]{32}\.webp$/)
})

const readDuration = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--d-turn').trim())

const readGoodColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--letter-green').trim())

test('less motion and color-blind-safe colors apply immediately, and after a reload before the first paint', async ({
  page,
  journey,
}) => {
  await signUp(page)
  await page.goto('/home/settings')
  const green = await readGoodColor(page)
  expect(await readDuration(page)).not.toBe('1ms')
  await page.getByRole('checkbox', { name: 'Reduce motion' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Color-blind mode' }).check({ force: true })
  expect(await readDuration(page)).toBe('1ms')
  expect(await readGoodColor(page)).not.toBe(green)
  await journey.checkAccessibility('settings in safe colors')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe')
  await page.getByRole('checkbox', { name: 'Reduce motion' }).uncheck({ force: true })
  expect(await readDuration(page)).not.toBe('1ms')
})

test('the system’s setting for less motion applies immediately, in addition to the choice in the settings', async ({
  page,
}) => {
  const html = page.locator('html')
  await signUp(page)
  await page.goto('/home/settings')
  await expect(html).not.toHaveAttribute('data-motion')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  expect(await readDuration(page)).toBe('1ms')
  await expect(page.getByRole('checkbox', { name: 'Reduce motion' })).not.toBeChecked()
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await page.getByRole('checkbox', { name: 'Reduce motion' }).check({ force: true })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('checkbox', { name: 'Reduce motion' }).uncheck({ force: true })
  await expect(html).not.toHaveAttribute('data-motion')
})

test('a theme chosen in another tab applies here too, also around the page', async ({ page, context }) => {
  const sky = () =>
    page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  await page.goto('/auth')
  const bySystem = await sky()
  const other = await context.newPage()
  await other.goto('/auth')
  await other.getByRole('combobox', { name: 'Theme' }).selectOption('Night')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('night')
  expect(await sky()).toEqual(['#0a0f2e', '#0a0f2e'])
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Day')
  expect(await sky()).toEqual(['#fff8e8', '#fff8e8'])
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Use system setting')
  await expect.poll(sky).toEqual(bySystem)
  await expect(other.locator('html')).not.toHaveAttribute('data-theme')
})

test('a player who knows the password can change it', async ({ page, journey }) => {
  journey.allowRefusals()
  const username = await signUp(page)
  await page.goto('/home/settings')
  const form = page.getByRole('form', { name: 'Password' })
  const [old, next, repeat] = ['Current password', 'New password', 'Repeat the new password'].map((label) =>
    form.getByLabel(label, { exact: true }),
  )
  const change = form.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(form.getByText('The current password is required')).toBeVisible()
  await old?.fill('secret2')
  await next?.fill('newer1')
  await repeat?.fill('newer2')
  await change.click()
  await expect(form.getByText('Repeated password is incorrect')).toBeVisible()
  await repeat?.fill('newer1')
  await change.click()
  await expect(form.getByText('Incorrect password')).toBeVisible()
  await journey.checkAccessibility('changing the password')
  await old?.fill('lantern7')
  await next?.fill('dragon')
  await repeat?.fill('dragon')
  await change.click()
  await expect(form.getByText('This password is too easy to guess')).toBeVisible()
  await next?.fill('newer1')
  await repeat?.fill('newer1')
  const answer = await delayReply(page, '**/api/users/changePassword')
  await change.click()
  // The pending request is not sent again. Its result appears in the language that is selected when it arrives.
  await expect(form.getByLabel('New password', { exact: true })).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  answer()
  await expect(page.getByText(loadTexts('es', 'settings')('passwordSaved'))).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('newer1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
})

test('a player signs out on all other devices', async ({ page, journey, browser }) => {
  journey.allowRefusals()
  const username = await signUp(page)
  await using phone = await browser.newContext()
  const there = await phone.newPage()
  await there.goto('/auth')
  await there.getByLabel('Username').fill(username)
  await there.getByLabel('Password', { exact: true }).fill('lantern7')
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there).toHaveURL(/\/home\/main$/)

  await page.goto('/home/settings')
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('Other devices were signed out')).toBeVisible()
  await journey.checkAccessibility('the settings')
  await there.reload()
  await expect(there).not.toHaveURL(/\/home/)
  await page.goto('/home/main')
  await expect(page.getByRole('heading', { name: username })).toBeVisible()
})

test('a player exports all data and deletes the account', async ({ page, journey }) => {
  journey.allowRefusals()
  const username = await signUp(page)
  await page.goto('/home/settings')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('otogi.json')
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account: object
    kept: Record<string, unknown[]>
  }
  expect(copy.account).toMatchObject({ username, email: `${username}@example.org` })
  // The gachas given at sign-up come from the mint. The mint's entry concerns the player, so the export contains it
  // too.
  expect(copy.kept['ledger_entries']).toMatchObject([
    { account: 'player', delta: 100 },
    { account: 'mint', delta: -100 },
  ])

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const gone = dialog.getByRole('button', { name: 'Delete account' })
  await expect(gone).toBeDisabled()
  await dialog.getByLabel(`Type ${username} to confirm`).fill(username)
  await dialog.getByLabel('Your password', { exact: true }).fill('secret2')
  await gone.click()
  await expect(dialog.getByText('Incorrect password')).toBeVisible()
  await journey.checkAccessibility('leaving')
  await dialog.getByLabel('Your password', { exact: true }).fill('lantern7')
  await gone.click()
  await expectNotice(page, 'Your account was deleted')
  await expect(page).toHaveURL(/\d\/$/)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Incorrect username')).toBeVisible()
})
