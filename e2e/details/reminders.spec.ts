import { expect, signUp, test } from '../journey.ts'

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

for (const [width, height, colorScheme] of [
  [360, 640, 'light'],
  [768, 1024, 'dark'],
  [1280, 800, 'light'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme, permissions: ['notifications'], serviceWorkers: 'allow' })

    test('a player turns on reminders, chooses them, opens the inbox and turns them off', async ({ page, journey }) => {
      test.slow()
      // A browser under test has no connection to a push service.
      await page.addInitScript((keys) => {
        const subscription = {
          toJSON: () => ({ endpoint: `https://push.example.com/${crypto.randomUUID()}`, keys }),
          unsubscribe: () => Promise.resolve(true),
        }
        Object.assign(PushManager.prototype, {
          subscribe: () => Promise.resolve(subscription),
          getSubscription: () => Promise.resolve(null),
        })
      }, KEYS)
      await signUp(page)
      await page.goto('/home/settings')
      await page.getByRole('button', { name: 'Turn on reminders here' }).click()
      await expect(page.getByText('This device receives reminders.')).toBeVisible()
      await journey.checkAccessibility('reminders')
      await page.getByRole('checkbox', { name: 'A card of mine was sold' }).click({ force: true })
      await expect(page.getByText('Reminders saved')).toBeVisible()
      await page.getByRole('group', { name: 'Quiet hours' }).getByLabel('From').selectOption('21')
      await expect(page.getByRole('group', { name: 'Quiet hours' }).getByLabel('From')).toHaveValue('21')
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'A card of mine was sold' })).not.toBeChecked()
      await expect(page.getByRole('group', { name: 'Quiet hours' }).getByLabel('From')).toHaveValue('21')
      await page.getByRole('button', { name: 'Turn off reminders here' }).click()
      await expect(page.getByRole('button', { name: 'Turn on reminders here' })).toBeVisible()
      await page.getByRole('link', { name: 'Open the inbox' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
      await journey.checkAccessibility('inbox')
    })
  })
}
