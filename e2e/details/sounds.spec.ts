import type { Page } from '@playwright/test'
import { solvePuzzle } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'
import { summon } from '../summoning.ts'

type Note = { hertz: number; start: number; volume: number }

declare global {
  interface Window {
    notes: Note[]
  }
}

/** Records every note that the page plays. */
async function recordNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.notes = []
    let hertz = 0
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        const oscillator = super.createOscillator()
        const { frequency } = oscillator
        const setValue = frequency.setValueAtTime.bind(frequency)
        frequency.setValueAtTime = (value, at) => setValue((hertz = value), at)
        return oscillator
      }

      override createGain(): GainNode {
        const node = super.createGain()
        const { gain } = node
        const setValue = gain.setValueAtTime.bind(gain)
        const rampTo = gain.linearRampToValueAtTime.bind(gain)
        let start = 0
        gain.setValueAtTime = (value, at) => setValue(value, (start = at))
        gain.linearRampToValueAtTime = (volume, at) => {
          window.notes.push({ hertz, start, volume })
          return rampTo(volume, at)
        }
        return node
      }
    }
  })
}

/** Returns the notes that were played since the last call. */
function takeRecordedNotes(page: Page): Promise<Note[]> {
  return page.evaluate(() => window.notes.splice(0))
}

test('sounds play at their volumes, and SKIP plays one flip for each card in sequence', async ({ page }) => {
  await recordNotes(page)
  await signUp(page)
  await page.goto('/home/summon')
  await summon(page, 10)
  await expect(page.getByRole('button', { name: 'Exit' })).toBeVisible()
  const notes = await takeRecordedNotes(page)
  expect(notes.filter(({ volume }) => volume === 0.1)).toHaveLength(3)
  const flips = notes.filter(({ volume }) => volume === 0.3)
  const first = flips[0]?.hertz
  const starts = flips.filter(({ hertz }) => hertz === first).map(({ start }) => start)
  expect(new Set(starts).size).toBe(10)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))

  await page.goto('/home/games/image')
  await solvePuzzle(page, 'image')
  const won = await takeRecordedNotes(page)
  expect(won.length).toBeGreaterThan(0)
  expect(new Set(won.map(({ volume }) => volume))).toEqual(new Set([0.5]))
})
