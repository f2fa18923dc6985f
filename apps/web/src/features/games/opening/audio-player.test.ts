import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AudioPlayer } from './audio-player.ts'

const page = Object.assign(new EventTarget(), { hidden: false })

class Recording extends EventTarget {
  static latest: Recording
  paused = true
  ended = false
  currentTime = 0
  duration = 0
  constructor() {
    super()
    Recording.latest = this
  }
  async play(): Promise<void> {
    this.paused = false
    this.dispatchEvent(new Event('play'))
  }
  pause(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  playTo(seconds: number): void {
    this.currentTime = seconds
    this.dispatchEvent(new Event('timeupdate'))
  }
}

class Wire {
  gain = { value: 1 }
  connect = (next: unknown) => next
  resume = async () => {}
  createMediaElementSource = () => new Wire()
}

beforeEach(() => {
  for (const name of ['AudioContext', 'AnalyserNode', 'GainNode']) vi.stubGlobal(name, Wire)
  vi.stubGlobal('Audio', Recording)
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['plays as soon as it has come', false, 'playing'],
  ['does not begin to play on a page that has been hidden meanwhile', true, 'paused'],
])('a recording requested before it has loaded %s', async (_name, isHidden, status) => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => late.promise)
  const player = new AudioPlayer('/media/1')
  player.open()
  player.toggle()
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
  late.resolve(new Response('sound'))
  await vi.waitFor(() => expect(player.state.read().status).not.toBe('loading'))
  expect(player.state.read().status).toBe(status)
})

it('plays one step per press and continues with the next press', async () => {
  vi.stubGlobal('fetch', async () => new Response('sound'))
  const player = new AudioPlayer('/media/1')
  player.setStep(10)
  player.open()
  await vi.waitFor(() => expect(player.state.read().status).toBe('paused'))
  const states = [
    [3, 9.9, 10.2],
    [15, 20.1],
  ].map((moments) => {
    player.toggle()
    return moments.map((seconds) => {
      Recording.latest.playTo(seconds)
      return [player.state.read().status, Recording.latest.currentTime]
    })
  })
  expect(states).toEqual([
    [
      ['playing', 3],
      ['playing', 9.9],
      ['paused', 10],
    ],
    [
      ['playing', 15],
      ['paused', 20],
    ],
  ])
})

it('plays a step from the position that the player chose', async () => {
  vi.stubGlobal('fetch', async () => new Response('sound'))
  const player = new AudioPlayer('/media/1')
  player.setStep(5)
  player.open()
  await vi.waitFor(() => expect(player.state.read().status).toBe('paused'))
  player.toggle()
  player.seek(8)
  Recording.latest.playTo(12)
  expect(player.state.read().status).toBe('playing')
  Recording.latest.playTo(13)
  expect(player.state.read().status).toBe('paused')
})

it('ends a short step in time, although the browser reports the time only a few times a second', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('sound'))
  page.hidden = false
  const player = new AudioPlayer('/media/1')
  player.open()
  player.setStep(1)
  await vi.advanceTimersByTimeAsync(10)
  player.toggle()
  await vi.advanceTimersByTimeAsync(500)
  // The recording began late, so the step has not ended yet.
  Recording.latest.currentTime = 0.9
  await vi.advanceTimersByTimeAsync(500)
  expect(player.state.read().status).toBe('playing')
  Recording.latest.currentTime = 1.004
  await vi.advanceTimersByTimeAsync(100)
  expect([player.state.read().status, Recording.latest.currentTime]).toEqual(['paused', 1])
  vi.useRealTimers()
})

it('tells up to where a press plays', async () => {
  vi.stubGlobal('fetch', async () => new Response('sound'))
  const player = new AudioPlayer('/media/1')
  player.setStep(10)
  player.open()
  await vi.waitFor(() => expect(player.state.read().status).toBe('paused'))
  Recording.latest.duration = 17
  Recording.latest.dispatchEvent(new Event('durationchange'))
  const ends = [player.state.read().end]
  player.toggle()
  Recording.latest.playTo(4)
  ends.push(player.state.read().end)
  Recording.latest.playTo(10)
  ends.push(player.state.read().end)
  player.setStep(5)
  ends.push(player.state.read().end)
  player.setStep(null)
  ends.push(player.state.read().end)
  expect(ends).toEqual([10, 10, 17, 15, 17])
})
