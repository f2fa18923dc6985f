import { chromium, type Page } from '@playwright/test'
import { answerOf } from '../e2e/backstage.ts'
import { browser } from '../e2e/chromium.ts'
import { startOwnServer } from '../e2e/own-server.ts'

/**
 * How many requests a guess takes, and how soon after its answer the screen shows it. The answer has arrived when the
 * browser has its last byte; the screen has reacted when the frame after the change has been drawn.
 */

const PORT = 4040
const PLAYERS = 6
const WRONG_GUESSES = 5

type Measured = { calls: readonly string[]; answerMs: number; reactionMs: number }

const server = await startOwnServer(PORT)
const { executablePath, args, env } = await browser()
const opened = await chromium.launch({ executablePath, args, env })
try {
  const measured: Measured[] = []
  for (let number = 0; number < PLAYERS; number++) measured.push(...(await play(number)))
  report(measured)
} finally {
  await opened.close()
  await server.stop()
}

async function play(number: number): Promise<Measured[]> {
  const context = await opened.newContext({ baseURL: server.address, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(() => localStorage.setItem('howToSeen', 'image'))
  const page = await context.newPage()
  await signUp(page, `bench${Date.now().toString(36)}${number}`.slice(0, 15))
  await page.goto('/home/games/image')
  const field = page.getByRole('combobox', { name: 'Which anime is it?' })
  await field.fill('e')
  await field.fill('')
  const { texts } = await answerOf(page, 'image')
  const measured: Measured[] = []
  for (let guess = 0; guess <= WRONG_GUESSES; guess++) {
    const isRight = guess === WRONG_GUESSES
    await field.fill(isRight ? texts.en : 'e')
    const options = page.getByRole('option', { disabled: false })
    const option = isRight ? options.first() : options.filter({ hasNotText: texts.en }).nth(guess)
    const watched = watch(page, isRight ? '#solved-title' : 'main ol[reversed] li', isRight ? 1 : guess + 1)
    await option.click()
    measured.push(await watched)
  }
  await context.close()
  return measured
}

async function signUp(page: Page, username: string): Promise<void> {
  await page.goto('/auth')
  const status = await page.evaluate(async (name) => {
    const body = { username: name, password: 'secret1', email: `${name}@example.org`, googleAccount: false }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/users/create', { method: 'POST', headers, body: JSON.stringify(body) })
    const user = (await answer.json()) as { _id: string }
    localStorage.setItem('_id', user._id)
    localStorage.setItem('googleAccount', 'false')
    return answer.status
  }, username)
  if (status !== 200) throw new Error(`no account was made: ${status}`)
}

/** Waits in the page until as many elements are there, and the frame that shows them is drawn. */
function watch(page: Page, selector: string, count: number): Promise<Measured> {
  return page.evaluate(
    async ([wanted, expected]) => {
      performance.clearResourceTimings()
      const begun = performance.now()
      await new Promise<void>((seen) => {
        const look = () => {
          if (document.querySelectorAll(wanted).length >= expected) requestAnimationFrame(() => setTimeout(seen))
          else requestAnimationFrame(look)
        }
        look()
      })
      const shown = performance.now()
      const sent = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ startTime, name }) => startTime >= begun && name.includes('/api/'),
      )
      const guess = sent.find(({ name }) => name.endsWith('/api/userGames/update'))
      // What is asked for after the answer has arrived is asked because of it, and holds nothing up.
      const calls = sent.filter(({ startTime }) => startTime <= (guess?.responseEnd ?? 0)).map(({ name }) => name)
      const answerMs = guess ? guess.responseEnd - guess.startTime : NaN
      return { calls, answerMs, reactionMs: guess ? shown - guess.responseEnd : NaN }
    },
    [selector, count] as const,
  )
}

function report(measured: readonly Measured[]): void {
  const most = Math.max(...measured.map(({ calls }) => calls.length))
  console.log(`${measured.length} guesses, requests until the answer: at most ${most}`)
  tell(
    'the answer took',
    measured.map(({ answerMs }) => answerMs),
  )
  tell(
    'from the answer to the drawn reaction',
    measured.map(({ reactionMs }) => reactionMs),
  )
}

function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(1)
  console.log(`${what}: least ${at(0)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}
