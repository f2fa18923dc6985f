import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Recipe } from './picture/recipe.ts'
import { MediaClosed, createPainterPool, type PainterPool, type PainterPoolOptions } from './pool.ts'
import type { Priority } from './queue.ts'

const PAINTER = new URL('../../test/slow-painter.ts', import.meta.url)

const recipe = (seed: string): Recipe => ({
  drawing: { of: 'cover', spec: { parts: [], seed }, portraits: {} },
  parts: {},
  raster: { width: 6, height: 8, bloom: false },
  cut: null,
  gray: false,
  output: { width: 6, height: 8 },
  encoding: { lossless: true },
})

const opened: PainterPool[] = []
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())))

function createTestPool(workers = 1, options: PainterPoolOptions = {}): PainterPool {
  const painters = createPainterPool(workers, { script: PAINTER, ...options })
  opened.push(painters)
  return painters
}

const paint = async (painters: PainterPool, seed: string, priority: Priority = 'puzzle') =>
  Buffer.from(await painters.paint(seed, recipe(seed), priority)).toString()

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the painter pool', () => {
  it('returns the picture of each recipe', async () => {
    const painters = createTestPool(2)
    const seeds = ['a', 'b', 'c', 'd', 'e']
    expect(await Promise.all(seeds.map((seed) => paint(painters, seed)))).toEqual(seeds)
  })

  it('ignores messages that are not replies to its jobs', async () => {
    const painters = createTestPool(2)
    const seeds = ['a', 'b', 'fail', 'c', 'd', 'e']
    const painted = await Promise.allSettled(seeds.map((seed) => paint(painters, seed)))
    expect(painted.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(
      seeds.map((seed) => (seed === 'fail' ? 'Error: cannot paint that' : seed)),
    )
  })

  it('makes requested pictures before those made in advance', async () => {
    const painters = createTestPool()
    const order: string[] = []
    const note = (seed: string) => void order.push(seed)
    const painting = [
      paint(painters, 'first', 'ahead').then(note),
      paint(painters, 'later', 'ahead').then(note),
      paint(painters, 'hurried', 'ahead').then(note),
      paint(painters, 'needed', 'puzzle').then(note),
    ]
    painters.hurry('hurried', 'puzzle')
    await Promise.all(painting)
    expect(order).toEqual(['first', 'needed', 'hurried', 'later'])
  })

  it('makes puzzle pictures before cards, even if many cards were requested earlier', async () => {
    const painters = createTestPool()
    const order: string[] = []
    const note = (seed: string) => void order.push(seed)
    const painting = [
      paint(painters, 'first', 'card').then(note),
      paint(painters, 'ahead', 'ahead').then(note),
      paint(painters, 'card', 'card').then(note),
      paint(painters, 'hurried card', 'ahead').then(note),
      paint(painters, 'puzzle', 'puzzle').then(note),
    ]
    painters.hurry('hurried card', 'card')
    await Promise.all(painting)
    expect(order).toEqual(['first', 'puzzle', 'card', 'hurried card', 'ahead'])
  })

  it('prefers pictures with the current raster if no picture is requested', async () => {
    const painters = createTestPool()
    const [moon, sun] = [recipe('moon'), recipe('sun')]
    const small = (of: Recipe): Recipe => ({ ...of, output: { width: 3, height: 4 } })
    const order: string[] = []
    const ahead = [moon, sun, small(moon), small(sun)].map(async (one, at) => {
      await painters.paint(String(at), one, 'ahead')
      order.push(`${at % 2 === 0 ? 'moon' : 'sun'} ${one.output.width}`)
    })
    await Promise.all(ahead)
    expect(order).toEqual(['moon 6', 'moon 3', 'sun 6', 'sun 3'])
  })

  it.each(['fail', 'throw', 'die'])('continues after a picture that does "%s"', async (seed) => {
    const painters = createTestPool()
    const [bad, good] = await Promise.allSettled([paint(painters, seed), paint(painters, 'good')])
    expect(bad.status).toBe('rejected')
    expect(good).toEqual({ status: 'fulfilled', value: 'good' })
  })

  it('rejects running, waiting and later pictures when it is closed', async () => {
    const painters = createTestPool()
    const [busy, waiting] = [paint(painters, 'a'), paint(painters, 'b')].map((one) => one.catch((error) => error))
    await painters.close()
    expect(await busy).toBeInstanceOf(MediaClosed)
    expect(await waiting).toBeInstanceOf(MediaClosed)
    await expect(paint(painters, 'c')).rejects.toBeInstanceOf(MediaClosed)
  })
})

describe('a painter pool next to a busy server', () => {
  afterEach(() => void vi.useRealTimers())

  /** The painters are real processes. Only their delays are shortened. */
  function createPausedPool() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const load = { isBusy: true }
    const painters = createTestPool(2, { isBusy: () => load.isBusy })
    const painted: string[] = []
    const start = async (seed: string, priority: Priority) => void painted.push(await paint(painters, seed, priority))
    return { load, painters, painted, start }
  }

  it('pauses pictures made in advance during calls, and continues afterwards', async () => {
    const { load, painted, start } = createPausedPool()
    await start('first', 'ahead')
    const waiting = [start('second', 'ahead'), start('third', 'ahead')]
    await vi.advanceTimersByTimeAsync(5000)
    await start('requested', 'puzzle')
    expect(painted).toEqual(['first', 'requested'])
    load.isBusy = false
    await vi.advanceTimersByTimeAsync(250)
    await Promise.all(waiting)
    expect(painted.toSorted()).toEqual(['first', 'requested', 'second', 'third'])
  })

  it('draws pictures that players wait for immediately, one at a time', async () => {
    const { painters, painted, start } = createPausedPool()
    await start('first', 'ahead')
    void start('ahead', 'ahead').catch(() => {})
    const hurried = start('hurried', 'ahead')
    painters.hurry('hurried', 'card')
    await Promise.all([hurried, start('puzzle', 'puzzle')])
    expect(painted).toEqual(['first', 'hurried', 'puzzle'])
  })

  it('makes a picture in advance after a pause of thirty seconds even if the server is always busy', async () => {
    const { painted, start } = createPausedPool()
    await start('first', 'ahead')
    const second = start('second', 'ahead')
    await vi.advanceTimersByTimeAsync(29_500)
    expect(painted).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(500)
    await second
    expect(painted).toEqual(['first', 'second'])
  })
})
