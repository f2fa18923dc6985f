import { expect, signUp, test } from './journey.ts'

test('signing in leads to the page that was asked for, with its filters', async ({ page, journey }) => {
  journey.allowRefusals(401)
  const username = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/home/market?rarity=S&sort=cheapest')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/home\/market\?rarity=S&sort=cheapest$/)
})
