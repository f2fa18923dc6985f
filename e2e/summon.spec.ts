import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { giveGachas } from './backstage.ts'
import { expect, signUp, test } from './journey.ts'

const run = promisify(execFile)
const cli = resolve(import.meta.dirname, '../apps/server/src/cli.ts')

test('a player summons from both banners, learns the odds and shows the cards around', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/summon')
  const special = page.getByRole('article').nth(1)
  await expect(special.getByText('100 of 100 wishes left')).toBeVisible()
  await expect(special.getByText(/^Ends in/)).toBeVisible()
  await journey.accessible('summon, both banners')

  await ask(special, /^10 cards/)
  await page.getByRole('dialog').getByRole('button', { name: 'Summon' }).click()
  await page.getByRole('button', { name: /skip/i }).click()
  await share(page, journey.accessible)
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(special.getByText('90 of 100 wishes left')).toBeVisible()
  await expect(special.getByText('10 / 80')).toBeVisible()

  const general = page.getByRole('article').nth(0)
  await ask(general, /^1 card/)
  await expect(page.getByText('You need x10 gachas to pull!')).toBeVisible()
  await page.keyboard.press('Escape')
  await giveGachas(page, 10)
  await page.reload()
  await ask(general, /^1 card/)
  await page.getByRole('dialog').getByRole('button', { name: 'Summon' }).click()
  await page.getByRole('button', { name: 'Card 1, face down' }).click()
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(general.getByText('11 / 80')).toBeVisible()

  await page.getByRole('link', { name: 'Odds' }).click()
  await expect(page.getByText('2501 / 80000')).toBeVisible()
  await journey.accessible('odds of the general banner')
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByText(/cards? of the banner$/).first()).toBeVisible()
  await journey.accessible('odds of the special banner')
})

test('a player reveals the seed, draws every pull again and takes the proof along', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/summon/history')
  await expect(page.getByText('You have not pulled yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Gates' }).last().click()
  for (const banner of [0, 1]) await summonOne(page, banner)

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Sealed: its seed is still in use')).toHaveCount(2)
  await page.getByText('What it was drawn from').first().click()
  await journey.accessible('history, sealed')

  await page.getByRole('link', { name: 'Fairness' }).click()
  const promised = await fingerprint(page, 'Fingerprint of the server seed that comes next')
  await page.getByLabel('New client seed').pressSequentially('my own:luck')
  await expect(page.getByLabel('New client seed')).toHaveValue('myownluck')
  await journey.accessible('fairness')
  await page.getByRole('button', { name: 'Change and reveal' }).click()
  await expect(page.getByText('The old server seed is revealed.')).toBeVisible()
  expect(await fingerprint(page, 'Fingerprint of the server seed (SHA-256)')).toBe(promised)
  await page.getByRole('button', { name: 'Recompute all my pulls' }).click()
  await expect(page.getByText('Everything is as it was promised.')).toBeVisible()
  await expect(page.getByText('2 pulls agree')).toBeVisible()
  await journey.accessible('fairness, recomputed')

  await page.getByRole('main').getByRole('link', { name: 'History' }).first().click()
  await expect(page.getByText('Recomputed: agrees')).toHaveCount(2)
  await takeAlong(page)
  await page.getByLabel('Banner', { exact: true }).selectOption('special')
  await expect(page.getByText('1 pull', { exact: true })).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No pull fits these filters.')).toBeVisible()
  await journey.accessible('history, filtered')
})

async function ask(banner: Locator, pull: RegExp): Promise<void> {
  await banner.getByRole('button', { name: pull }).click()
}

async function summonOne(page: Page, banner: number): Promise<void> {
  await ask(page.getByRole('article').nth(banner), /^1 card/)
  await page.getByRole('dialog').getByRole('button', { name: 'Summon' }).click()
  await page.getByRole('button', { name: /skip/i }).click()
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/home\/summon$/)
}

/** The picture that is shared names every card for those who cannot see it. */
async function share(page: Page, accessible: (screen: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your cards' })
  const picture = dialog.getByRole('img', { name: /^My cards from Otogi: / })
  // A new server paints the cards when they are first asked for.
  await expect(picture).toBeVisible({ timeout: 60_000 })
  // A title may begin like a rarity: "Pinocchio, A Boy at Last".
  const named = (await picture.getAttribute('alt'))?.match(/(?:^|, |: )(?:SS|S\+|S|A|B) /g)
  expect(named?.length).toBeGreaterThanOrEqual(10)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await expect(dialog.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('download', 'otogi-pull.png')
  await accessible('share a pull')
  await page.keyboard.press('Escape')
}

function fingerprint(page: Page, label: string): Promise<string> {
  return page.getByText(label, { exact: true }).first().locator('xpath=following-sibling::dd').innerText()
}

/** Both files come down, and what the JSON holds agrees without the server. */
async function takeAlong(page: Page): Promise<void> {
  const json = await download(page, 'Save as JSON')
  const { stdout } = await run(process.execPath, [cli, 'pulls', 'verify', json])
  expect(stdout).toContain('2 pulls: 2 agree')
  const csv = await readFile(await download(page, 'Save as CSV'), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(3)
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return file.path()
}
