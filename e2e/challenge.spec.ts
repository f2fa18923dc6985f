import type { Language } from '@otogi/rules/languages/languages'
import type { Page } from '@playwright/test'
import { fetchAnswer } from './control-api.ts'
import { testEachScreen, toLocale } from './each-screen.ts'
import { findGuessField, findOption, findSolvedHeading, solvePuzzle } from './guessing.ts'
import { expect, signUp, test } from './journey.ts'
import { loadTexts, matchText } from './texts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Copies the text of the open dialog and returns it. */
async function copyShareText(page: Page): Promise<string> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: matchText('share.copyText') })
    .click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toContain('http')
  return read()
}

testEachScreen(({ width, height, colorScheme, language }) => {
  test('a player shares the day and challenges a friend, who plays the same puzzle and sees both results', async ({
    page,
    journey,
    browser,
  }) => {
    test.slow()
    const username = await signUp(page)
    await page.goto('/home/games/silueta')
    await solvePuzzle(page, 'silueta')
    const answer = (await fetchAnswer(page, 'silueta')).texts[language]
    await page.getByRole('button', { name: matchText('games.shareDay') }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await journey.checkAccessibility('share the day')
    const t = loadTexts(language, 'games')
    expect(await copyShareText(page)).toMatch(
      new RegExp(`^Otogi \\d+ · 1/6\n⬜ ${t('image')}\n🟩 ${t('silhouette')}\n⬜ ${t('name')}\n.*/today$`, 's'),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: matchText('games.share') }).click()
    const [link = ''] = /http\S+\/challenges\/\S+$/.exec(await copyShareText(page)) ?? []

    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      locale: toLocale(language),
    })
    const friend = await context.newPage()
    await journey.watchPage(friend)
    await friend.goto(link)
    const heading = friend.getByRole('heading', { level: 1, name: matchText('challenges.from', { username }) })
    await expect(heading).toBeVisible()
    const field = await findGuessField(friend, 'silueta')
    await journey.checkAccessibility('challenge', friend)
    await field.fill('a')
    await friend.getByRole('option').filter({ hasNotText: answer }).first().click()
    await expect(friend.getByRole('heading', { name: matchText('games.wrongGuesses') })).toBeVisible()
    await field.fill(answer)
    await findOption(friend, answer).click()
    await expect(findSolvedHeading(friend)).toBeFocused()
    await expectBothResults(friend, username, language)
    await journey.checkAccessibility('challenge, both results', friend)
    await friend.getByRole('link', { name: matchText('challenges.register') }).click()
    await expect(friend).toHaveURL(/\/auth\/register$/)
    await friend.goto(`${new URL(link).origin}/today`)
    await findGuessField(friend, 'image')
    await context.close()
  })
})

async function expectBothResults(page: Page, username: string, language: Language): Promise<void> {
  const toResult = (tries: number) => loadTexts(language, 'games')('shareSolved').replace('{{tries}}', String(tries))
  const results = page.getByRole('list', { name: matchText('challenges.both') }).getByRole('listitem')
  const you = loadTexts(language, 'challenges')('you')
  await expect(results).toContainText([`${username}${toResult(0)}`, `${you}${toResult(1)}`])
  await expect(page.getByText(matchText('challenges.behind', { username }))).toBeVisible()
}

test('an invalid challenge link shows a message', async ({ page, journey }) => {
  journey.allowRefusals(404)
  await page.goto('/challenges/made-up')
  await expect(page.getByText('This link doesn’t lead to a puzzle.', { exact: false })).toBeVisible()
})
