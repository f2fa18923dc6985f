import type { MediaRequest } from '@otogi/content/media/request'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { ALARM_SIGMAS, measureLeaks } from './measure.ts'
import { CONTROL, collectSamples, type Sample } from './sample.ts'

/**
 * Draws a picture in one uniform brightness, which varies slightly by player and day. Its file size depends on the
 * subject.
 */
function paint({ seed = '0', ...plain }: MediaRequest): Promise<Buffer> {
  const [side = 0, brightness = 0] = createHash('sha256').update(JSON.stringify(plain)).digest()
  const mean = 60 + brightness / 2 + Number.parseInt(seed.slice(0, 1), 16) / 8
  const noise = { type: 'gaussian', mean, sigma: 5 + (side % 40) } as const
  const size = 'block' in plain ? 6 : 40
  return sharp({ create: { width: size, height: size, channels: 3, background: '#000', noise } })
    .webp({ quality: 30 })
    .toBuffer()
}

vi.setConfig({ testTimeout: 120_000 })

let samples: readonly Sample[] = []
beforeAll(async () => {
  await using server = await startTestServer({ paint })
  const { db, games, clock } = server
  const setNow = (instant: number) => server.setNow(instant)
  samples = await collectSamples(
    { db, games, clock, setNow, newPlayer: () => server.player() },
    { days: 24, from: Date.parse('2026-11-18T11:00:00Z') },
  )
}, 900_000)

/** Times are not reproducible, so only `npm run test:side-channel` measures them. */
const isSteady = ({ channel }: { channel: string }) => !channel.startsWith('time')

test('no side channel of a puzzle predicts its answer better than chance', () => {
  const findings = measureLeaks(samples)
    .filter(isSteady)
    .filter(({ channel }) => channel !== CONTROL)
  expect(findings.length).toBeGreaterThan(20)
  expect(findings.filter(({ sigmas }) => sigmas > ALARM_SIGMAS)).toEqual([])
})

describe('a planted signal is found', () => {
  const planted = (numbersOf: (sample: Sample, at: number) => number[]) =>
    measureLeaks(samples.map((sample, at) => ({ ...sample, channels: { planted: numbersOf(sample, at) } })))
  const best = (findings: ReturnType<typeof measureLeaks>) => Math.max(...findings.map(({ sigmas }) => sigmas))
  const letter = (answer: string) => answer.charCodeAt(0) + answer.charCodeAt(3)

  test('in the picture itself', () => {
    expect(best(measureLeaks(samples).filter(({ channel }) => channel === CONTROL))).toBeGreaterThan(ALARM_SIGMAS)
  })

  test('in a length that roughly depends on the answer', () => {
    expect(best(planted(({ answer }, at) => [letter(answer) * 10 + (at % 9)]))).toBeGreaterThan(ALARM_SIGMAS)
  })

  test('in one of sixteen characters of an id', () => {
    expect(
      best(planted(({ answer, channels }) => [...(channels['characters of the puzzle’s id'] ?? []), letter(answer)])),
    ).toBeGreaterThan(ALARM_SIGMAS)
  })

  test('but nothing is found in noise', () => {
    expect(best(planted((_, at) => [(at * 7919) % 101, (at * 104_729) % 97]))).toBeLessThan(ALARM_SIGMAS)
  })
})
