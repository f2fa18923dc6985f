import type { Route } from '@playwright/test'
import { expect, signUp, test } from '../journey.ts'
import { loadTexts } from '../texts.ts'

test('a language chosen before signing in stays, and one chosen in the settings is stored with the account', async ({
  page,
  journey,
}) => {
  await page.goto('/auth')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('button', { name: loadTexts('es', 'accounts')('signInAction') })).toBeVisible()
  await journey.checkAccessibility('sign-in in Spanish')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
  await signUp(page)
  await page.goto('/home/settings')
  const answered = Promise.withResolvers<void>()
  const answer = async (route: Route) => {
    await answered.promise
    await route.continue()
  }
  await page.route('**/api/users/updateUserLan', answer, { times: 1 })
  const spanish = page.getByRole('button', { name: 'Español' })
  await spanish.click()
  await expect(spanish).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('group', { name: 'Language' })).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await expect(page.getByRole('heading', { level: 1, name: loadTexts('es', 'settings')('title') })).toBeVisible()
  await journey.checkAccessibility('settings in Spanish')

  // Signs in the same player in a second browser, which must use the language of the account.
  await page.evaluate(() => {
    const kept = [localStorage.getItem('_id'), localStorage.getItem('googleAccount')]
    localStorage.clear()
    localStorage.setItem('_id', kept[0] ?? '')
    localStorage.setItem('googleAccount', kept[1] ?? '')
  })
  for (const path of [
    '/home/main',
    '/home/games/image',
    '/home/games/name',
    '/home/summon',
    '/home/collection',
    '/home/quests',
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await journey.checkAccessibility(`${path} in Spanish`)
  }
})
