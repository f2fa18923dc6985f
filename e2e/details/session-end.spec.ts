import { expect, expectNotice, signUp, test } from '../journey.ts'

test('a session that has ended leads to the entry, and sign-in returns to the requested address', async ({
  page,
  context,
  journey,
}) => {
  journey.allowRefusals()
  const username = await signUp(page)
  await context.clearCookies()
  await page.goto('/home/market?rarity=S#content')
  await expectNotice(page, 'Your session has ended. Sign in again')
  await expect(page).toHaveURL(/\d\/$/)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/market\?rarity=S#content$/)
})
