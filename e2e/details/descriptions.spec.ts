import { expect, signUp, test } from '../journey.ts'
import { fetchAnswer } from '../control-api.ts'
import { findGuessField, findOption } from '../guessing.ts'

test('a picture is described in words, and a clip shows its notes', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  const picture = page.getByRole('img', { name: /^Part of a picture, zoomed to 400 percent\. .+ Colors, row by row/ })
  await expect(picture).toBeVisible({ timeout: 60_000 })
  await page.getByText('Picture description').click()
  const description = page.locator('details p')
  const first = await description.textContent()
  expect(await picture.getAttribute('alt')).toContain(first)
  await journey.checkAccessibility('image, described')

  const { texts } = await fetchAnswer(page, 'image')
  const wrong = texts.en === 'Dracula' ? 'Heidi' : 'Dracula'
  await (await findGuessField(page, 'image')).fill(wrong)
  await findOption(page, wrong).click()
  await expect(page.getByRole('img', { name: /^Part of a picture, zoomed to 350 percent\. / })).toBeVisible()
  await expect(description).not.toHaveText(first ?? '')

  await page.goto('/home/games/opening')
  const notes = page.getByRole('button', { name: 'Show the notes' })
  await notes.click()
  await expect(page.getByRole('figure', { name: /^Rhythm and melody line of the clip/ })).toBeVisible()
  await journey.checkAccessibility('opening, with the notes of the clip')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(notes).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport()
  await page.goto('/home/games/eyes')
  await expect(page.getByRole('img', { name: /A strip across the eyes/ })).toBeVisible()
})
