import { fetchAnswer } from './control-api.ts'
import { findGuessField, findSolvedHeading } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'

test('Enter guesses only what the player picked: a part of a name opens the list, a whole name is picked', async ({
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
