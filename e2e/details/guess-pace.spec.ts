import type { Page } from '@playwright/test'
import { fetchAnswer } from '../control-api.ts'
import { findOption, QUESTION } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'

// Tracing is off, because it would slow the page down.
test.use({ trace: 'off', screenshot: 'off' })

const WRONG_GUESSES = 5

type RenderTimes = { calls: string[]; answerMs: number; reactionMs: number }

test('a guess takes one request, and no other request delays its result', async ({ page }) => {
  const measured: RenderTimes[] = []
  await signUp(page)
  await page.goto('/home/games/image')
  const field = page.getByRole('combobox', { name: QUESTION.image })
  const { texts } = await fetchAnswer(page, 'image')
  // Waits for the background requests, which are not part of a guess.
  await page.waitForLoadState('networkidle')
  for (let guess = 0; guess <= WRONG_GUESSES; guess++) {
    const isRight = guess === WRONG_GUESSES
    await field.fill(isRight ? texts.en : 'e')
    const options = page.getByRole('option', { disabled: false })
    const option = isRight ? findOption(page, texts.en) : options.filter({ hasNotText: texts.en }).nth(guess)
    const watched = measureRender(page, isRight ? '#solved-title' : 'main ol[reversed] li', isRight ? 1 : guess + 1)
    await option.click()
    measured.push(await watched)
  }
  for (const { calls } of measured) expect(calls).toEqual(['/api/userGames/update'])
  printTimes(
    'the reply took',
    measured.map(({ answerMs }) => answerMs),
  )
  printTimes(
    'from the reply to the drawn reaction',
    measured.map(({ reactionMs }) => reactionMs),
  )
})

/**
 * Waits in the page until `count` elements are rendered and the next frame is painted. A response counts as arrived
 * when its last byte has arrived. Requests that start after the response to the guess are not counted, because they
 * cannot delay the guess.
 */
function measureRender(page: Page, selector: string, count: number): Promise<RenderTimes> {
  return page.evaluate(
    async ([elements, expected]) => {
      const start = performance.now()
      await new Promise<void>((resolve) => {
        const checkElements = () => {
          if (document.querySelectorAll(elements).length >= expected) requestAnimationFrame(() => setTimeout(resolve))
          else requestAnimationFrame(checkElements)
        }
        checkElements()
      })
      const end = performance.now()
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const sent = entries.filter(({ startTime, name }) => startTime >= start && name.includes('/api/'))
      const guess = sent.find(({ name }) => name.endsWith('/api/userGames/update'))
      if (!guess) throw new Error('no guess was sent')
      const calls = sent
        .filter(({ startTime }) => startTime <= guess.responseEnd)
        .map(({ name }) => new URL(name).pathname)
      return { calls, answerMs: guess.responseEnd - guess.startTime, reactionMs: end - guess.responseEnd }
    },
    [selector, count] as const,
  )
}

/** Prints the times for `npm run bench -- guess`. No test asserts these times. */
function printTimes(label: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(1)
  console.log(`${label}: least ${at(0)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}
