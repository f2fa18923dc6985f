import { accounts } from '@otogi/contract/routes'
import { GAMES } from '@otogi/rules/games/games'
import { expect, test as base, type Page } from '@playwright/test'
import { checkLoadedScreen, watchScreens } from './screens.ts'
import { matchText } from './texts.ts'

/** The console message for an expected HTTP error. */
const refusedWith = (status: string) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)

/** The console messages that are expected while the page is offline or the server is stopped. */
const OFFLINE_ERROR =
  /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_(?:REFUSED|RESET))|Failed to fetch dynamically imported module/

type Journey = {
  /** Asserts that the current screen has no axe violations. Every screen is also checked when it first appears. */
  checkAccessibility: (screen: string, page?: Page) => Promise<void>
  /** Allows replies with the given status, by default any 4xx status. */
  allowRefusals: (status?: number) => void
  /** Allows 503 replies and the errors they cause. */
  allowOutages: () => void
  /** Allows failed connections. */
  allowLostConnections: () => void
  /** Applies the first page's checks to another page of this journey. */
  watchPage: (page: Page) => Promise<void>
}

type Settings = {
  /** Whether this browser has already shown the rules of the games. */
  hasSeenRules: boolean
}

/** A test whose page must log nothing to the console and pass the axe check on every screen. */
export const test = base.extend<{ journey: Journey } & Settings>({
  hasSeenRules: [true, { option: true }],
  journey: [
    async ({ page, hasSeenRules }, use, { errors }) => {
      if (hasSeenRules) await page.addInitScript((games) => localStorage.setItem('howToSeen', games), GAMES.join())
      const consoleErrors: string[] = []
      const faults: string[] = []
      const allowed: RegExp[] = []
      const watch = async (watched: Page) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') consoleErrors.push(message.text())
        })
        watched.on('pageerror', (error) => consoleErrors.push(String(error)))
        return watchScreens(watched, faults)
      }
      const checkLastScreen = await watch(page)
      await use({
        checkAccessibility: async (screen, shown = page) => expect(await checkLoadedScreen(shown), screen).toEqual([]),
        allowRefusals: (status) => void allowed.push(refusedWith(status ? String(status) : '4\\d\\d')),
        allowOutages: () => void allowed.push(refusedWith('503'), /^Refused: Temporarily unavailable/),
        allowLostConnections: () => void allowed.push(OFFLINE_ERROR),
        watchPage: async (other) => void (await watch(other)),
      })
      if (!page.isClosed() && errors.length === 0) await checkLastScreen()
      expect(consoleErrors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

let count = 0

/** Creates a unique username from digits and the letters a to f, because other letters can spell a forbidden word. */
export function createName(): string {
  count += 1
  return `j${process.pid.toString(16)}${Date.now().toString(16).slice(-5)}${count}`.slice(0, 15)
}

/**
 * Signs up a new player in the page's language and opens the home page. Skips the form, which has its own journeys.
 * `site` is the origin, if it is not the usual one.
 */
export async function signUp(page: Page, username = createName(), site = ''): Promise<string> {
  // Opens a static file, because a page of the game would load before the player exists.
  await page.goto(`${site}/theme.js`)
  const codeLan = await page.evaluate(() => localStorage.getItem('language') ?? navigator.language.slice(0, 2))
  const form = { username, password: 'lantern7', email: `${username}@example.org`, codeLan }
  const response = await page.request.post(`${site}${accounts.create.path}`, { data: form })
  expect(response.ok(), await response.text()).toBe(true)
  const { _id } = (await response.json()) as { _id: string }
  await page.evaluate((id) => localStorage.setItem('_id', id), _id)
  await page.goto(`${site}/home/main`)
  await expect(page).toHaveURL(/\/home\/main$/)
  await page.waitForFunction(() => localStorage.getItem('userData') !== null)
  return username
}

/** Fills in the registration form and waits for the home page. */
export async function submitSignUp(page: Page, username = createName()): Promise<string> {
  await page.getByLabel(matchText('accounts.email')).fill(`${username}@example.org`)
  await page.getByLabel(matchText('accounts.username')).fill(username)
  await page.getByLabel(matchText('accounts.password')).fill('lantern7')
  await page.getByLabel(matchText('accounts.repeat')).fill('lantern7')
  await page.getByRole('button', { name: matchText('accounts.registerAction') }).click()
  await expect(page).toHaveURL(/\/home\/main$/)
  return username
}

/**
 * Waits for a message that soon disappears. Uses a page function, because an axe check of the new screen could take
 * longer than the message stays.
 */
export async function expectNotice(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => document.body.innerText.includes(words), text)
}

export { expect }
