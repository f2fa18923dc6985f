import type { Page } from '@playwright/test'
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
      await expect(page.getByRole('checkbox', { name: 'News about cards on my wish list' })).toBeChecked()
      await page.getByRole('checkbox', { name: 'One of my cards was sold' }).click({ force: true })
      await expect(page.getByText('Reminders saved')).toBeVisible()
      await page.getByRole('group', { name: 'Quiet hours' }).getByLabel('From').selectOption('21')
      await expect(page.getByRole('group', { name: 'Quiet hours' }).getByLabel('From')).toHaveValue('21')
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'One of my cards was sold' })).not.toBeChecked()
      await expect(page.getByRole('group', { name: 'Quiet hours' }).getByLabel('From')).toHaveValue('21')
      await page.getByRole('button', { name: 'Turn off reminders here' }).click()
      await expect(page.getByRole('button', { name: 'Turn on reminders here' })).toBeVisible()
      await page.getByRole('link', { name: 'Open the inbox' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
      await journey.checkAccessibility('inbox')
    })
  })
}

/** Runs in the service worker, because a test browser shows no notifications and focuses a window only on a click. */
const KEEP_NOTIFICATIONS = `
  self.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, ...options })
  WindowClient.prototype.focus = async function () { return this }`
const CLICK_NOTIFICATION = `
  const event = new Event('notificationclick')
  event.notification = { data: shown[0].data, close: () => void shown.pop() }
  event.waitUntil = () => {}
  dispatchEvent(event)`

test.describe('a push message', () => {
  test.use({ permissions: ['notifications'], serviceWorkers: 'allow' })

  test('is shown as a notification, and a click on it opens its page', async ({ page, context }) => {
    await signUp(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const message = {
      kind: 'sale',
      title: 'You sold a card',
      body: 'Open your inbox to see the sale.',
      path: '/home/inbox',
    }
    const [worker] = context.serviceWorkers()
    const run = (script: string) => worker?.evaluate(script)
    await run(KEEP_NOTIFICATIONS)
    await deliverPush(page, JSON.stringify(message))
    const { title, body, kind: tag, path: data } = message
    await expect.poll(() => run('shown')).toEqual([{ title, body, tag, icon: '/icon-192.png', data }])

    await run(CLICK_NOTIFICATION)
    await expect(page).toHaveURL(/\/home\/inbox$/)
    expect(await run('shown')).toEqual([])
  })
})

/** Delivers a message to a page's service worker, as a push service does. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  await client.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
}

test('a player wishes for a card up to a price, and ends the wish', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/collection?owned=all')
  await page.getByRole('main').locator('a[href^="/home/collection/"]').first().click()
  await page.getByLabel('Highest price (optional)').fill('40')
  await page.getByRole('button', { name: 'Add to wish list' }).click()
  await expect(page.getByText('This card is on your wish list, for up to 40 gachas.')).toBeVisible()
  await journey.checkAccessibility('card on the wish list')
  await page.reload()
  await page.getByRole('button', { name: 'Remove from wish list' }).click()
  await expect(page.getByRole('button', { name: 'Add to wish list' })).toBeVisible()
})
