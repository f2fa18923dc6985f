import { expect, signUp, test } from '../journey.ts'

const OUTAGE = 'Otogi isn’t available right now. Your progress is safe. This page will reconnect by itself.'
const UNAVAILABLE = { error: 'Temporarily unavailable', code: 'UNAVAILABLE' }

test('the home page shows an outage and recovers automatically when it ends', async ({ page, journey }) => {
  journey.allowOutages()
  await signUp(page)
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: UNAVAILABLE }),
  )
  await page.reload()
  await expect(page.getByText(OUTAGE)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeAttached()
  await journey.checkAccessibility('outage')
  const logOut = await page.getByRole('button', { name: 'Log out' }).boundingBox()
  const notice = await page.getByText(OUTAGE).boundingBox()
  expect((logOut?.y ?? Infinity) + (logOut?.height ?? 0), 'the notice does not cover the navigation').toBeLessThan(
    notice?.y ?? 0,
  )

  await page.unroute('**/api/**')
  await expect(page.getByText(OUTAGE)).toBeHidden()
  await expect(page.getByText('0 of 6 solved today')).toBeVisible()
})

test('a page that failed to open in an outage opens automatically when it ends', async ({ page, journey }) => {
  journey.allowOutages()
  await signUp(page)
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: UNAVAILABLE }))
  await page.evaluate(() => localStorage.removeItem('userData'))
  await page.reload()
  await expect(page.getByText('This page couldn’t be shown.')).toBeVisible()
  await expect(page.getByText(OUTAGE)).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByText('0 of 6 solved today')).toBeVisible()
  await expect(page.getByText(OUTAGE)).toBeHidden()
})
