import { toPlainReply } from '@otogi/contract/wire-names'
import { resolve } from 'node:path'
import { GAMES } from '@otogi/rules/games/games'
import { expect, test, type Page, type Route } from '@playwright/test'
import { loadTexts } from '../texts.ts'
import type { Answer } from './answer.ts'
import { createDefaultAnswers } from './answers/every.ts'
import { NOW, createPlayer, type Player } from './answers/player.ts'
import { readWeb } from './built-web.ts'
import { LOOKS, type Look, type LookName } from './looks.ts'
import { drawPlaceholder, createSilence } from './media.ts'

/** No server listens at this address, because the test intercepts all requests. */
const ADDRESS = 'http://127.0.0.1:4019'

export type Texts = ReturnType<typeof loadTexts>

type ScreenOptions = {
  /** Replies that differ from the default ones. */
  answers?: readonly Answer[]
  /** No player is signed in. */
  signedOut?: boolean
  /** A player is signed in, but the browser has no stored player. */
  isUnknown?: boolean
  /** Shows the background textures, which most screenshots omit to stay small. */
  withDecor?: boolean
  player?: Partial<Player>
  looks?: readonly LookName[]
  /** Actions before the screenshot. */
  act?: (page: Page, textsOf: (feature: string) => Texts) => Promise<void>
}

const PLAIN = resolve(import.meta.dirname, 'plain.css')
const EVERYWHERE = Object.keys(LOOKS) as LookName[]

const web = readWeb()

/** Defines one test for each combination of window size, theme and language. */
export function captureScreen(
  screen: string,
  path: string,
  { looks = EVERYWHERE, act, ...shown }: ScreenOptions = {},
): void {
  for (const look of looks.map((name) => LOOKS[name])) {
    test(`${screen}, ${look.name}`, async ({ page }) => {
      const complaints = collectMessages(page)
      await page.setViewportSize(look)
      await page.emulateMedia({ colorScheme: look.theme === 'night' ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.clock.setFixedTime(NOW)
      const player = shown.signedOut ? undefined : { ...createPlayer(look.language), ...shown.player }
      const user = shown.isUnknown ? undefined : toPlainReply(player)
      await page.addInitScript(fillStorage, { look, playerId: player?._id, user, games: GAMES.join() })
      const traffic = await answerRequests(page, [
        ...createDefaultAnswers(player ?? createPlayer(look.language)),
        ...(shown.answers ?? []),
      ])
      await page.goto(ADDRESS + path)
      await traffic.settled()
      await act?.(page, (feature) => loadTexts(look.language, feature))
      await traffic.settled()
      await expect(page).toHaveScreenshot([look.name, `${screen}.png`], shown.withDecor ? {} : { stylePath: PLAIN })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll').toBe(0)
      expect([...complaints, ...traffic.unanswered]).toEqual([])
    })
  }
}

type StorageContent = { look: Look; playerId: string | undefined; user: unknown; games: string }

/** Runs in the page. Fills the browser's storage before the page loads. */
function fillStorage({ look, playerId, user, games }: StorageContent): void {
  localStorage.setItem('theme', look.theme)
  localStorage.setItem('language', look.language)
  localStorage.setItem('howToSeen', games)
  if (playerId) localStorage.setItem('_id', playerId)
  if (user) localStorage.setItem('userData', JSON.stringify(user))
}

/** Matches the console messages of refused calls, which are expected because some mocked replies are refusals. */
const REFUSAL = /^(?:Failed to load resource|Refused: )/

function collectMessages(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSAL.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Replies to all requests and counts them, so that the test can wait until the page makes no more requests. */
async function answerRequests(page: Page, answers: readonly Answer[]) {
  const replies = new Map(answers.map(({ call, reply }) => [call, reply]))
  const unanswered: string[] = []
  let asked = 0
  let open = 0
  const respond = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/media/')) return respondWithMedia(route, pathname)
    if (!pathname.startsWith('/api/')) return respondWithWeb(route, pathname)
    const call = `${route.request().method()} ${pathname}`
    const reply = replies.get(call)
    if (reply === 'never') return undefined
    if (reply) return route.fulfill({ status: reply.status, json: reply.body, headers: { ...reply.headers } })
    unanswered.push(call)
    return route.abort()
  }
  await page.route('**/*', async (route) => {
    asked += 1
    open += 1
    await respond(route)
    open -= 1
  })
  return { unanswered, settled: () => waitUntilSettled(page, () => (open > 0 ? -1 : asked)) }
}

function respondWithWeb(route: Route, pathname: string) {
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
