import { reports } from '@otogi/contract/routes'
import { callApi, signUpInNewBrowser } from './api-player.ts'
import { openDesk } from './desk.ts'
import { expect, test } from './journey.ts'
import { sellCard } from './offers.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

test('a report of an offer is confirmed, the offer is frozen, and both sides get a notice', async ({
  page,
  journey,
  browser,
}) => {
  const [seller, reporter] = [await signUpInNewBrowser(browser), await signUpInNewBrowser(browser)]
  const offer = await sellCard(seller.page, 40)
  await callApi(reporter.page, reports.createForOffer, { listingId: offer._id, text: 'Looks like a scam.' })

  await openDesk(page)
  await page.getByRole('link', { name: 'Reports' }).click()
  const report = page.getByRole('article', { name: `${seller.username}’s offer` })
  await expect(report.getByText('Looks like a scam.')).toBeVisible()
  await journey.checkAccessibility('reports at the desk')
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('reports on a phone')
  await report.getByRole('button', { name: /^Close as confirmed/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close as confirmed' })).toBeDisabled()
  await page.getByLabel('Reason').fill('The same card costs a tenth elsewhere')
  await journey.checkAccessibility('decision on a phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Close as confirmed' }).click()
  await expect(page.getByText('Decision saved.')).toBeVisible()
  await expect(report).toBeHidden()
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByText('report.act').first()).toBeVisible()
  await expect(page.getByText('offer.freeze').first()).toBeVisible()

  await seller.page.goto('/home/inbox')
  await expect(seller.page.getByText('was reported, and a moderator found that it breaks the rules.')).toBeVisible()
  await expect(seller.page.getByText('off the market while we check it.')).toBeVisible()
  await reporter.page.goto('/home/inbox')
  await expect(reporter.page.getByText(`about ${seller.username} and took action.`)).toBeVisible()
})
