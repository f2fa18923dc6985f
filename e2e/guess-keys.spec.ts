import type { Page } from '@playwright/test'
import { fetchAnswer } from './control-api.ts'
import { findGuessField, findSolvedHeading } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'

test('Enter submits only a selected suggestion: a partial name opens the list, a whole name is selected', async ({
  page,
  journey,
}) => {
  await signUp(page)
  await page.goto('/home/games/silueta')
  const field = await findGuessField(page, 'silueta')
  const options = page.getByRole('option')
  const selected = page.getByRole('option', { selected: true })
  const guesses: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/userGames/update')) guesses.push(request.postDataJSON().guess as string)
  })

  await field.pressSequentially('capt')
  await expect(options.filter({ hasText: 'Captain Hook' })).toBeVisible()
  await field.press('Enter')
  await expect(options.filter({ hasText: 'Captain Hook' })).toBeVisible()
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await field.press('Enter')
  await expect(options.filter({ hasText: 'Captain Hook' })).toBeVisible()
  await expect(selected).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await journey.checkAccessibility('suggestions, none selected')

  await field.fill('e')
  await field.press('ArrowUp')
  await expect(selected).toHaveText((await options.last().textContent()) ?? '')
  await field.press('ArrowDown')
  await expect(selected).toHaveText((await options.first().textContent()) ?? '')
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '')
  await journey.checkAccessibility('suggestions, one selected')
  const { texts } = await fetchAnswer(page, 'silueta')
  if ((await selected.locator('b').textContent()) === texts.en) await field.press('ArrowDown')
  const wrong = (await selected.locator('b').textContent()) ?? ''
  await field.pressSequentially(' ')
  await expect(selected).toHaveCount(0)
  await field.press('Backspace')
  await options.locator('b', { hasText: wrong }).first().hover()
  await expect(selected).toHaveCount(0)
  await field.press('Enter')
  expect(guesses).toEqual([])

  await field.press('ArrowDown')
  if ((await selected.locator('b').textContent()) === texts.en) await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.locator('ol[reversed] li')).toHaveText([new RegExp(`^${RegExp.escape(wrong)}`)])
  expect(guesses).toEqual([wrong])

  const plain = texts.es.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  await field.fill(plain)
  await field.press('Enter')
  await expect(findSolvedHeading(page)).toBeVisible()
  expect(guesses).toEqual([wrong, texts.en])
})

test('the list can be browsed, and a typo, a missing space or a Spanish name finds a suggestion', async ({
  page,
  journey,
}) => {
  await signUp(page)
  await page.goto('/home/games/silueta')
  const field = await findGuessField(page, 'silueta')
  const options = page.getByRole('option')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(options).not.toHaveCount(0)
  await expect(field).toBeFocused()
  await journey.checkAccessibility('all suggestions')
  await field.press('Escape')
  for (const typed of ['captian hook', 'captainhook', 'capitan garfio']) {
    await field.fill(typed)
    await expect(options.filter({ hasText: 'Captain Hook' })).toBeVisible()
  }
})

test('the name game accepts a typed or pasted name, and says why it refuses a key', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/games/name')
  const { answer } = await fetchAnswer(page, 'name')
  const [first = ''] = answer
  const expectRow = (letters: readonly string[], row = 1) =>
    expect(page.getByText(`Row ${row}, typing: ${letters.join(', ')}`, { exact: true })).toBeAttached()
  const rest = Array.from(answer.slice(1))
  const blanks = rest.map(() => 'empty')
  await expectRow([first, ...blanks])

  await page.keyboard.type(first)
  await expect(page.getByText(`The first letter is already there: ${first}.`).last()).toBeVisible()
  await expectRow([first, ...blanks])
  await page.keyboard.type('5')
  await expect(page.getByText('Only the letters A to Z.').last()).toBeVisible()
  await page.keyboard.type('z'.repeat(rest.length))
  await page.keyboard.press('Home')
  await page.keyboard.type('q')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expectRow([first, 'Q', ...rest.slice(2).map(() => 'Z'), 'empty'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fill in every letter first.').last()).toBeVisible()
  await journey.checkAccessibility('a row that is not complete')

  await pasteText(page, `${answer}x`)
  await expect(page.getByText(`The name has ${answer.length} letters and starts with ${first}.`).last()).toBeVisible()
  await pasteText(page, ` ${answer.toLowerCase()}`)
  await expectRow([first, ...rest])
  await page.keyboard.press('Enter')
  await expect(findSolvedHeading(page)).toBeVisible()
})

/** Pastes a string as the browser does on Ctrl+V. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
