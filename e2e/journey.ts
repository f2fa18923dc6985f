import AxeBuilder from '@axe-core/playwright'
import { GAMES } from '@otogi/rules/games/games'
import { expect, test as base, type Page } from '@playwright/test'

/** What the browser may say on its console although the journey asked for it: answers that a fault test provokes. */
const REFUSED = /Failed to load resource: the server responded with a status of [45]\d\d/

/** What it says when the journey takes the connection away. */
const LOST = /net::ERR_INTERNET_DISCONNECTED/

type Journey = {
  /** Asserts that the screen as it is now has no accessibility violation. */
  accessible: (screen: string) => Promise<void>
  /** Answers of 4xx are part of this journey. */
  allowRefusals: () => void
  /** Calls that reach no server are part of this journey. */
  allowLostConnections: () => void
}

type Settings = {
  /** Whether this browser has shown already how each game is played. */
  knowsTheGames: boolean
}

/** A test whose page must stay silent on the console from the first screen to the last. */
export const test = base.extend<{ journey: Journey } & Settings>({
  knowsTheGames: [true, { option: true }],
  journey: [
    async ({ page, knowsTheGames }, use) => {
      if (knowsTheGames) await page.addInitScript((games) => localStorage.setItem('howToSeen', games), GAMES.join())
      const complaints: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use({
        accessible: (screen) => expectAccessible(page, screen),
        allowRefusals: () => void allowed.push(REFUSED),
        allowLostConnections: () => void allowed.push(LOST),
      })
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Asserts that a screen as it is now has no accessibility violation. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A page whose answers have not come has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/** Waits until nothing moves: a colour halfway through its fade would be measured as too weak. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving().map((one) => one.finished))
  })
}

let count = 0

/** A name that no other journey has taken. */
export function freshName(): string {
  count += 1
  return `j${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${count}`.slice(0, 15)
}

/** Signs up a new player through the form and waits for the home page. */
export async function signUp(page: Page, username = freshName()): Promise<string> {
  await page.goto('/auth/register')
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Repeat password').fill('secret1')
  await page.getByRole('button', { name: 'Join the festival' }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  return username
}

export { expect }
