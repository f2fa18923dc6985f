import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page, Route } from '@playwright/test'
import { giveGachas } from './control-api.ts'
import { expect, signUp, test } from './journey.ts'
import { requestSummon, BANNERS, confirmPull, returnToBanners, findBanner, summon } from './summoning.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const run = promisify(execFile)
const cli = resolve(import.meta.dirname, '../apps/server/src/cli.ts')

test('a player summons from both banners, reads the odds and shares the cards', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/summon')
  const special = findBanner(page, 'special')
  await expect(special.getByText('100 of 100 summons left')).toBeVisible()
  await expect(special.getByText(/^Ends in/)).toBeVisible()
  await journey.checkAccessibility('summon, both banners')

  await summon(page, 10, 'special')
  await sharePull(page, journey.checkAccessibility)
  await returnToBanners(page)
  await expect(special.getByText('90 of 100 summons left')).toBeVisible()
  await expect(special.getByText('10 / 80')).toBeVisible()

  const general = findBanner(page, 'general')
  await requestSummon(page, 1)
  await expect(page.getByText('You need x10 gachas to pull!')).toBeVisible()
  await page.keyboard.press('Escape')
  await giveGachas(page, 20)
  await page.reload()
  await requestSummon(page, 1)
  await confirmPull(page)
  const hiddenCard = page.getByRole('button', { name: 'Card 1, face down' })
  await hiddenCard.click()
  await page.getByRole('button', { name: /^Again 10 gachas/ }).click()
  await confirmPull(page)
  await hiddenCard.click()
  await returnToBanners(page)
  await expect(general.getByText('12 / 80')).toBeVisible()

  await page.getByRole('link', { name: 'Odds' }).click()
  await expect(page.getByText('2.501 / 80.000')).toBeVisible()
  await journey.checkAccessibility('odds of the general banner')
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByText(/cards? from the banner$/).first()).toBeVisible()
  await journey.checkAccessibility('odds of the special banner')
})

test('a summon waits for the balance, is confirmed once, opens the gate immediately and returns to the banners', async ({
  page,
  journey,
}) => {
  journey.allowRefusals()
  await signUp(page)
  const refuse = (route: Route) => route.fulfill({ status: 429, json: {} })
  const balance = await delayRequests(page, '**/api/gachas/findById*')
  await page.route('**/api/gachas/findById*', refuse)
  const gate = await delayRequests(page, '**/assets/summoning-page-*.js')
  await page.goto('/home/summon')
  const tenCards = findBanner(page, 'general').getByRole('button', { name: /^10 card/ })
  await tenCards.dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Couldn’t load your gachas.')).toBeVisible()
  await page.unroute('**/api/gachas/findById*', refuse)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const confirmed = dialog.getByRole('button', { name: 'Summon' })
  await expect(confirmed).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  balance.release()
  await expect(confirmed).not.toHaveAttribute('aria-busy')
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)

  await tenCards.click()
  // Waits until the page preloads the code of the next screen.
  await gate.requested
  await confirmed.evaluate((button: HTMLButtonElement) => [1, 2, 3].forEach(() => button.click()))
  await expect(page).toHaveURL(/\/summoning$/)
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  gate.release()
  await page.getByRole('button', { name: 'SKIP' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Exit' })).toBeFocused()
  await returnToBanners(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/main$/)
})

test('the light of the gate depends only on the turned cards and grows with each of them', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/cards/findCardSummoned', async (route) => {
    const response = await route.fetch()
    const cards = (await response.json()) as { rarity: string }[]
    const rarities = ['B', 'A', 'SS']
    await route.fulfill({ response, json: cards.map((card, i) => ({ ...card, rarity: rarities[i] ?? 'B' })) })
  })
  await page.goto('/home/summon')
  await requestSummon(page, 10)
  await confirmPull(page)
  const faceDown = (n: number) => page.getByRole('button', { name: `Card ${n}, face down` })
  await expect(faceDown(1)).toBeVisible()
  const none = await readLight(page)
  const seen = [none]
  for (const [n, color] of [
    [1, '--r-b'],
    [2, '--r-a'],
  ] as const) {
    await faceDown(n).click()
    await expect.poll(async () => (await readLight(page)).color).toBe(await readColor(page, color))
    await expect.poll(async () => (await readLight(page)).strength).toBeGreaterThan(seen.at(-1)?.strength ?? 1)
    seen.push(await readLight(page))
  }
  await page.getByRole('button', { name: 'SKIP' }).click()
  const best = await readColor(page, '--r-ss')
  await expect.poll(async () => (await readLight(page)).color).toBe(best)
  await expect.poll(async () => (await readLight(page)).strength).toBeCloseTo(0.82, 2)
  expect(new Set([...seen.map(({ color }) => color), best]).size).toBe(4)
})

/** Returns the color and strength of the light behind the gate. */
async function readLight(page: Page): Promise<{ color: string; strength: number }> {
  return page.locator('main > [aria-hidden=true][data-open]').evaluate((gate) => {
    const light = gate.firstElementChild
    if (!light) throw new Error('the gate has no light')
    return {
      color: getComputedStyle(gate).getPropertyValue('--glow'),
      strength: Number(getComputedStyle(light).opacity),
    }
  })
}

/** Returns a CSS color variable as computed by the browser. */
function readColor(page: Page, variable: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = getComputedStyle(document.documentElement).getPropertyValue(name)
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, variable)
}

test('a player reveals the seed, recomputes every pull and downloads the proof', async ({ page, journey }) => {
  await signUp(page)
  await page.goto('/home/summon/history')
  await expect(page.getByText('You haven’t summoned yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Banners' }).last().click()
  for (const banner of BANNERS) {
    await summon(page, 1, banner)
    await returnToBanners(page)
  }

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Can’t be checked yet: its seed is still in use')).toHaveCount(2)
  await page.getByText('Data used for this summon').first().click()
  await journey.checkAccessibility('history, sealed')

  await page.getByRole('link', { name: 'Fairness' }).click()
  const promised = await findSeedHash(page, 'Fingerprint of the next server seed').innerText()
  await page.getByLabel('New client seed').pressSequentially('my own:luck')
  await expect(page.getByLabel('New client seed')).toHaveValue('myownluck')
  await journey.checkAccessibility('fairness')
  await page.getByRole('button', { name: 'Change and reveal' }).click()
  await expect(page.getByText('Your seed has changed, and the old server seed has been revealed.')).toBeVisible()
  await expect(findSeedHash(page, 'Fingerprint of the server seed (SHA-256)')).toHaveText(promised)
  await page.getByRole('button', { name: 'Check all my summons' }).click()
  await expect(page.getByText('All checked summons match.')).toBeVisible()
  await expect(page.getByText('2 checked summons match')).toBeVisible()
  await journey.checkAccessibility('fairness, recomputed')

  await page.getByRole('main').getByRole('link', { name: 'History' }).first().click()
  await expect(page.getByText('Recomputed: same cards')).toHaveCount(2)
  await downloadProof(page)
  await page.getByLabel('Banner', { exact: true }).selectOption('special')
  await expect(page.getByText('1 summon', { exact: true })).toBeVisible()
  await page.getByLabel('To (Madrid time)', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No summons match these filters.')).toBeVisible()
  await journey.checkAccessibility('history, filtered')
})

/** Delays requests to an address until they are released. */
async function delayRequests(page: Page, address: string): Promise<{ requested: Promise<void>; release: () => void }> {
  const requested = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    requested.resolve()
    await released.promise
    await route.continue()
  })
  return { requested: requested.promise, release: released.resolve }
}

/** Shares a pull. The image's alternative text must name every card. */
async function sharePull(page: Page, checkAccessibility: (screen: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your cards' })
  const picture = dialog.getByRole('img', { name: /^My cards from Otogi: / })
  // A new server draws the pictures of cards when they are first requested.
  await expect(picture).toBeVisible({ timeout: 60_000 })
  // A title may contain letters like those of a rarity, e.g. "Pinocchio, A Boy at Last".
  const named = (await picture.getAttribute('alt'))?.match(/(?:^|, |: )(?:SS|S\+|S|A|B) /g)
  expect(named?.length).toBeGreaterThanOrEqual(10)
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  await expect(dialog.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download', 'otogi-pull.png')
  await checkAccessibility('share a pull')
  await page.keyboard.press('Escape')
}

function findSeedHash(page: Page, label: string): Locator {
  return page.getByText(label, { exact: true }).first().locator('xpath=following-sibling::dd')
}

/** Downloads both files. The JSON file can be verified without the server. */
async function downloadProof(page: Page): Promise<void> {
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
