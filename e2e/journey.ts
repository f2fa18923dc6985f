import { GAMES } from '@otogi/rules/games/games'
import { expect, test as base, type Page } from '@playwright/test'
import { faultsOn, watchScreens } from './screens.ts'

/** What the browser says on its console of an answer that the journey asked for. */
const refusedWith = (status: string) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)

/** What it says when the journey takes the connection away. */
const LOST = /net::ERR_INTERNET_DISCONNECTED/

type Journey = {
  /** Asserts that the screen as it is now has no accessibility violation; as it was first shown it is looked over anyhow. */
  accessible: (screen: string, page?: Page) => Promise<void>
  /** Answers of 4xx are part of this journey, or those of a status that it answers with itself. */
  allowRefusals: (status?: number) => void
  /** Calls that the server cannot do for now are part of this journey, and pages that fail for want of them. */
  allowOutages: () => void
  /** Calls that reach no server are part of this journey. */
  allowLostConnections: () => void
  /** Listens to another page of this journey as to the first one, and looks over its screens. */
  watch: (page: Page) => Promise<void>
}

type Settings = {
  /** Whether this browser has shown already how each game is played. */
  knowsTheGames: boolean
}

/** A test whose page must stay silent on the console, and shut nobody out, from the first screen to the last. */
export const test = base.extend<{ journey: Journey } & Settings>({
  knowsTheGames: [true, { option: true }],
  journey: [
    async ({ page, knowsTheGames }, use, { errors }) => {
      if (knowsTheGames) await page.addInitScript((games) => localStorage.setItem('howToSeen', games), GAMES.join())
      const complaints: string[] = []
      const faults: string[] = []
      const allowed: RegExp[] = []
      const watch = async (watched: Page) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text())
        })
        watched.on('pageerror', (error) => complaints.push(String(error)))
        return watchScreens(watched, faults)
      }
      const lookAtLast = await watch(page)
      await use({
        accessible: async (screen, shown = page) => expect(await faultsOn(shown), screen).toEqual([]),
        allowRefusals: (status) => void allowed.push(refusedWith(status ? String(status) : '4\\d\\d')),
        allowOutages: () => void allowed.push(refusedWith('503'), /^Refused: Temporarily unavailable/),
        allowLostConnections: () => void allowed.push(LOST),
        watch: async (other) => void (await watch(other)),
      })
      if (!page.isClosed() && errors.length === 0) await lookAtLast()
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

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
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await page.getByLabel('Repeat password').fill('lantern7')
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  return username
}

/** Waits for what is said in passing as a new screen comes: looked over first, the screen may have lost it again. */
export async function told(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => document.body.innerText.includes(words), text)
}

export { expect }
