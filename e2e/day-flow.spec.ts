import { statistics } from '@otogi/contract/routes'
import { fetchAnswer } from './control-api.ts'
import { delayReply } from './delayed-reply.ts'
import { testEachWidth } from './each-screen.ts'
import { findGuessField, solvePuzzle } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'

testEachWidth(() => {
  test('a win completes a quest that can be claimed on the result sheet, which links to the next game', async ({
    page,
    journey,
  }) => {
    await signUp(page)
    await page.goto('/home/games/image')
    const progress = page.getByRole('banner').getByRole('link', { name: /^\d of 6 games solved today$/ })
    await expect(progress).toContainText('0/6')
    await solvePuzzle(page, 'image')
    await expect(progress).toContainText('1/6')
    await expect(progress).toBeVisible()
    await expect(progress).toHaveAttribute('href', '/home/games')

    const sheet = page.getByRole('region', { name: 'Correct!' })
    await expect(sheet.getByRole('heading', { name: 'Quest completed' })).toBeVisible()
    await journey.checkAccessibility('image game, won, with its quest')
    await sheet.getByRole('button', { name: 'Claim 20 gachas' }).click()
    await expect(sheet.getByText('Claimed', { exact: true })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: /120/ })).toBeVisible()
    await expect(page.getByText('You got 20 gachas.')).toBeVisible()
    await page.reload()
    await expect(sheet.getByRole('link', { name: 'Play next: Silhouette' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Quest completed' })).toHaveCount(0)

    await sheet.getByRole('link', { name: 'Play next: Silhouette' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Silhouette' })).toBeVisible()
    await page.goto('/home/quests')
    await expect(page.getByText('Claimed', { exact: true })).toHaveCount(1)
  })

  test('one click claims all completed quests', async ({ page, journey }) => {
    await signUp(page)
    const claimAll = page.getByRole('button', { name: 'Claim all' })
    await page.goto('/home/games/image')
    await solvePuzzle(page, 'image')
    await page.goto('/home/quests')
    await expect(page.getByRole('button', { name: 'Claim', exact: false })).toHaveCount(1)
    await expect(claimAll).toHaveCount(0)

    await page.goto('/home/games/silueta')
    await solvePuzzle(page, 'silueta')
    await page.goto('/home/quests')
    await expect(claimAll).toContainText('40')
    await journey.checkAccessibility('quests, two completed')
    await claimAll.click()
    await expect(page.getByText('You got 40 gachas.')).toBeVisible()
    await expect(page.getByText('Claimed', { exact: true })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Quests' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: /140/ })).toBeVisible()
    // The quest rewards are claimed, but the rewards for the two games are not.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('alerts'))).toBe('["games"]')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the buttons of the result sheet do not move when the results of others and the quest load', async ({
    page,
  }) => {
    await signUp(page)
    const release = await delayReply(page, `**${statistics.community.path}*`)
    await page.goto('/home/games/image')
    await solvePuzzle(page, 'image')
    const share = page.getByRole('button', { name: 'Challenge a friend' })
    await expect(share).toBeVisible()
    const before = await share.boundingBox()
    release()
    await expect(page.getByRole('heading', { name: 'How others did' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quest completed' })).toBeVisible()
    expect(await share.boundingBox()).toEqual(before)
  })
})

test('a solved puzzle links to its card', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/silueta')
  await solvePuzzle(page, 'silueta')
  const { texts } = await fetchAnswer(page, 'silueta')
  await page.getByRole('link', { name: 'See the card' }).click()
  await expect(page).toHaveURL(/\/home\/collection\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.en)
})

test('the history shows the pictures of solved puzzles', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/silueta')
  await solvePuzzle(page, 'silueta')
  await page.getByRole('link', { name: 'My statistics' }).click()
  const picture = page.getByRole('main').locator('li img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the history shows a puzzle that is still open as open, not as lost', async ({ page }) => {
  await signUp(page)
  await page.goto('/home/games/image')
  const { texts } = await fetchAnswer(page, 'image')
  await (await findGuessField(page, 'image')).fill('e')
  await page.getByRole('option').filter({ hasNotText: texts.en }).first().click()
  await expect(page.getByRole('heading', { name: 'Wrong guesses' })).toBeVisible()
  await page.getByRole('link', { name: 'My statistics' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Continue' })
  await expect(line).toContainText('Wrong guesses so far: 1')
  await expect(page.getByText('Not solved. Wrong guesses: 1')).toHaveCount(0)
})
