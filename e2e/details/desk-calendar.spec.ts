import type { Page } from '@playwright/test'
import { openDesk } from '../desk.ts'
import { expect, expectNotice, test } from '../journey.ts'

const PHONE = { width: 360, height: 740 }

async function sendReason(page: Page, reason: string, action: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/**
 * Chooses a day whose puzzles can still be changed. If today is the last day of a month, the chosen day is in the next
 * month.
 */
async function chooseScheduledDay(page: Page): Promise<void> {
  const days = page.getByRole('button', { name: /, scheduled$/ })
  if ((await days.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
  await days.first().click()
  await expect(page.getByText('These puzzles are chosen but can still be changed.')).toBeVisible()
}

test('an owner looks at the puzzles of a day and changes them, and the log names both', async ({ page, journey }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible()
  await expect(page.getByText('These puzzles can no longer be changed.')).toBeVisible()
  await journey.checkAccessibility('calendar of the desk')

  await chooseScheduledDay(page)
  await page.getByRole('button', { name: 'Show answers' }).click()
  await journey.checkAccessibility('reason for showing answers')
  await sendReason(page, 'checks the week', 'Show')
  await page.getByLabel('Preview: Image, Easy').click()
  await expect(page.getByRole('img', { name: 'Image, Easy: step 1 of 7' })).toBeVisible()
  await page.getByLabel('Preview: Opening, Easy').click()
  await expect(page.getByLabel('Clip: Opening, Easy')).toBeVisible()
  await journey.checkAccessibility('puzzles of a day')

  await page.getByRole('button', { name: 'Replace: Image, Easy' }).click()
  await sendReason(page, 'too hard for a Monday', 'Replace')
  await expectNotice(page, 'The puzzle was changed')
  await journey.checkAccessibility('replaced puzzle')

  // Five months ahead, every answer can be chosen, because no day nearby uses it.
  for (let month = 0; month < 5; month++) await page.getByRole('button', { name: 'Next month' }).click()
  await page
    .getByRole('button', { name: /, not scheduled yet$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Choose: Name' }).click()
  await page.getByLabel('Answer').selectOption({ index: 3 })
  await sendReason(page, 'an anniversary', 'Choose')
  await expect(page.getByText('Chosen by hand', { exact: true })).toHaveCount(1)
  await page.setViewportSize(PHONE)
  await journey.checkAccessibility('calendar on a phone')

  await page.getByRole('link', { name: 'Log' }).click()
  for (const [action, reason] of [
    ['puzzle.pin', 'an anniversary'],
    ['puzzle.replace', 'too hard for a Monday'],
    ['puzzle.reveal', 'checks the week'],
  ] as const) {
    const entry = page.getByRole('article').filter({ hasText: action }).filter({ hasText: reason })
    await expect(entry.first()).toBeVisible()
  }
})

test('an owner announces an event, and everyone sees it until it is ended', async ({ page, journey }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Announce' }).click()
  await page.getByLabel('English').fill('Lantern week begins on Friday')
  await page.getByLabel('Español').fill('La semana de los farolillos empieza el viernes')
  const preview = page.getByRole('dialog').getByRole('region', { name: 'What players will see' })
  await expect(preview.getByRole('listitem')).toHaveText([
    'Lantern week begins on Friday',
    'La semana de los farolillos empieza el viernes',
  ])
  await journey.checkAccessibility('writing an announcement')
  await sendReason(page, 'an event', 'Announce')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lantern week' })).toBeVisible()
  await expect(page.getByRole('button', { name: /, announcement/ })).toHaveCount(1)

  const desk = page.url()
  await page.goto(new URL('/home/main', desk).href)
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Lantern week begins on Friday')
  await journey.checkAccessibility('home with an announcement')

  await page.goto(desk)
  await page.getByRole('button', { name: 'End the announcement: Lantern week begins on Friday' }).click()
  await sendReason(page, 'moved to March', 'End the announcement')
  await expect(page.getByText('No announcements.')).toBeVisible()
})

test('an owner puts a series on the special banner for some days', async ({ page, journey }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Change the banner' }).click()
  await page.getByLabel('Series').selectOption('Heidi')
  await page.getByLabel('Last day').fill('2099-12-31')
  await journey.checkAccessibility('choosing the special banner')
  await sendReason(page, 'a trip to the Alps', 'Choose')
  await expect(page.getByText('Heidi').and(page.locator('strong'))).toBeVisible()
  await page.getByRole('button', { name: 'Change the banner' }).click()
  await sendReason(page, 'the trip is over', 'Choose')
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'a trip to the Alps' })).toContainText('banner.set')
})

test('an owner plans a series for some days, sees it in the calendar and cancels it', async ({ page, journey }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Change the banner' }).click()
  await page.getByLabel('Series').selectOption('Heidi')
  await page.getByLabel('First day').fill('2099-12-24')
  await page.getByLabel('Last day').fill('2099-12-26')
  await sendReason(page, 'a winter festival', 'Choose')
  const planned = page.getByRole('list', { name: 'Planned' })
  await expect(planned).toContainText('December 24 to December 26')
  await journey.checkAccessibility('planned banner')
  await page.getByRole('button', { name: 'Change the banner' }).click()
  await page.getByLabel('First day').fill('2099-12-24')
  await sendReason(page, 'no festival', 'Choose')
  await expect(planned).toContainText('A different series every week')
})

test('an owner closes the poll, starts another, and plans and cancels a later one', async ({ page, journey }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Calendar' }).click()
  const [close, create] = [
    page.getByRole('button', { name: 'Close the poll' }),
    page.getByRole('button', { name: 'Start a poll' }),
  ]
  // The home page's first visitor starts one of the pack's polls.
  await expect(close.or(create)).toBeVisible()
  if (await close.isVisible()) {
    await close.click()
    await sendReason(page, 'enough votes', 'Close the poll')
  }
  await create.click()
  await fillOptions(page, ['Tea', 'Té', 'Cocoa', 'Chocolate'])
  await journey.checkAccessibility('starting a poll')
  await sendReason(page, 'a winter question', 'Start a poll')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cocoa' })).toContainText('0 votes')
  await expect(close).toBeVisible()
  await page.getByRole('button', { name: 'Plan a poll' }).click()
  await fillOptions(page, ['Snow', 'Nieve', 'Rain', 'Lluvia'])
  await page.getByLabel('First day').fill('2099-12-24')
  await journey.checkAccessibility('planning a poll')
  await sendReason(page, 'a poll for the holidays', 'Plan a poll')
  const planned = page.getByRole('list', { name: 'Planned polls' })
  await expect(planned).toContainText('Snow / Rain')
  await expect(planned).toContainText('December 24 to January 7')
  await page.getByRole('button', { name: 'Cancel the poll: Snow / Rain' }).click()
  await sendReason(page, 'no holidays', 'Cancel the poll')
  await expect(planned).toBeHidden()
})

/** Fills in the two options of a poll, each in English and Spanish. */
async function fillOptions(page: Page, texts: readonly string[]): Promise<void> {
  const labels = ['First option, English', 'First option, Español', 'Second option, English', 'Second option, Español']
  for (const [index, label] of labels.entries()) await page.getByLabel(label).fill(texts[index] ?? '')
}
