import { toPlainReply } from '@otogi/contract/wire-names'
import { resolve } from 'node:path'
import { GAMES } from '@otogi/rules/games/games'
import { expect, test, type Page, type Route } from '@playwright/test'
import { loadTexts } from '../texts.ts'
import type { MockReply } from './mock-reply.ts'
import { createDefaultReplies } from './replies/all.ts'
import { NOW, createPlayer, type Player } from './replies/player.ts'
import { readBuiltFiles } from './built-web-app.ts'
import { VARIANTS, type Variant, type VariantName } from './variants.ts'
import { drawPlaceholder, createSilence } from './media.ts'

/** No server listens at this address, because the test intercepts all requests. */
const ADDRESS = 'http://127.0.0.1:4019'

export type Texts = ReturnType<typeof loadTexts>

type ScreenOptions = {
  /** Replies that differ from the default ones. */
  replies?: readonly MockReply[]
  /** No player is signed in. */
  signedOut?: boolean
  /** A player is signed in, but the browser has no stored player. */
  hasNoStoredUser?: boolean
  /** Shows the background textures, which most screenshots omit to stay small. */
  withDecor?: boolean
  player?: Partial<Player>
  variants?: readonly VariantName[]
  /** Prepares the page for the screenshot. */
  prepare?: (page: Page, textsOf: (feature: string) => Texts) => Promise<void>
}

const PLAIN_STYLES = resolve(import.meta.dirname, 'plain.css')
const ALL_VARIANTS = Object.keys(VARIANTS) as VariantName[]

const web = readBuiltFiles()

/** Defines one test for each combination of window size, theme and language. */
export function captureScreen(
  screen: string,
  path: string,
  { variants = ALL_VARIANTS, prepare, ...options }: ScreenOptions = {},
): void {
  for (const variant of variants.map((name) => VARIANTS[name])) {
    test(`${screen}, ${variant.name}`, async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page)
      await page.setViewportSize(variant)
      await page.emulateMedia({ colorScheme: variant.theme === 'night' ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.clock.setFixedTime(NOW)
      const player = options.signedOut ? undefined : { ...createPlayer(variant.language), ...options.player }
      const user = options.hasNoStoredUser ? undefined : toPlainReply(player)
      await page.addInitScript(fillStorage, { variant, playerId: player?._id, user, games: GAMES.join() })
      const traffic = await mockRequests(page, [
        ...createDefaultReplies(player ?? createPlayer(variant.language)),
        ...(options.replies ?? []),
      ])
      await page.goto(ADDRESS + path)
      await traffic.settled()
      await prepare?.(page, (feature) => loadTexts(variant.language, feature))
      await traffic.settled()
      await expect(page).toHaveScreenshot(
        [variant.name, `${screen}.png`],
        options.withDecor ? {} : { stylePath: PLAIN_STYLES },
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll').toBe(0)
      expect([...consoleErrors, ...traffic.unanswered]).toEqual([])
    })
  }
}

type StorageContent = { variant: Variant; playerId: string | undefined; user: unknown; games: string }

/** Runs in the page. Fills the browser's storage before the page loads. */
function fillStorage({ variant, playerId, user, games }: StorageContent): void {
  localStorage.setItem('theme', variant.theme)
  localStorage.setItem('language', variant.language)
  localStorage.setItem('howToSeen', games)
  if (playerId) localStorage.setItem('_id', playerId)
  if (user) localStorage.setItem('userData', JSON.stringify(user))
}

/** Matches the console messages of refused calls, which are expected because some mocked replies are refusals. */
const REFUSAL = /^(?:Failed to load resource|Refused: )/

function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSAL.test(message.text())) consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  return consoleErrors
}

/** Replies to all requests and counts them, so that the test can wait until the page makes no more requests. */
async function mockRequests(page: Page, replies: readonly MockReply[]) {
  const replyByCall = new Map(replies.map(({ call, reply }) => [call, reply]))
  const unanswered: string[] = []
  let requestCount = 0
  let pendingCount = 0
  const respond = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/media/')) return respondWithMedia(route, pathname)
    if (!pathname.startsWith('/api/')) return respondWithFile(route, pathname)
    const call = `${route.request().method()} ${pathname}`
    const reply = replyByCall.get(call)
    if (reply === 'never') return undefined
    if (reply) return route.fulfill({ status: reply.status, json: reply.body, headers: { ...reply.headers } })
    unanswered.push(call)
    return route.abort()
  }
  await page.route('**/*', async (route) => {
    requestCount += 1
    pendingCount += 1
    await respond(route)
    pendingCount -= 1
  })
  return { unanswered, settled: () => waitUntilSettled(page, () => (pendingCount > 0 ? -1 : requestCount)) }
}

function respondWithFile(route: Route, pathname: string) {
  const file = web.get(pathname) ?? web.get('/index.html')
  return route.fulfill({ ...file })
}

function respondWithMedia(route: Route, pathname: string) {
  if (pathname.endsWith('.wav')) return route.fulfill({ body: createSilence(), contentType: 'audio/wav' })
  return route.fulfill({ body: drawPlaceholder(pathname), contentType: 'image/svg+xml' })
}

const QUIET_ROUNDS = 4
const ROUND_MS = 50

/** Waits until the page makes no more requests and has rendered all visible pictures. */
async function waitUntilSettled(page: Page, countRequests: () => number): Promise<void> {
  let quiet = 0
  let last = -1
  await page.locator('main, [role=alert]').first().waitFor()
  while (quiet < QUIET_ROUNDS) {
    await page.evaluate(waitForFrames, ROUND_MS)
    const now = countRequests()
    quiet = now >= 0 && now === last ? quiet + 1 : 0
    last = now
  }
}

async function waitForFrames(roundMs: number): Promise<void> {
  await document.fonts.ready
  const isSeen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  await Promise.allSettled([...document.images].filter(isSeen).map((image) => image.decode()))
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, roundMs)))
}
