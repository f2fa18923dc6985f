import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tape } from './tape.ts'

const page = Object.assign(new EventTarget(), { hidden: false })

class Recording extends EventTarget {
  paused = true
  currentTime = 0
  duration = 0
  async play(): Promise<void> {
    this.paused = false
    this.dispatchEvent(new Event('play'))
  }
  pause(): void {}
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
])('a recording that is waited for %s', async (_name, isHidden, status) => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => late.promise)
  const tape = new Tape('/media/1')
  tape.open()
  tape.toggle()
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
  late.resolve(new Response('sound'))
  await vi.waitFor(() => expect(tape.read().status).not.toBe('loading'))
  expect(tape.read().status).toBe(status)
})
