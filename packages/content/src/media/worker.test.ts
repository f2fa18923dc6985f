import { expect, it, onTestFinished } from 'vitest'
import { createPainterPool } from './pool.ts'
import type { Recipe } from './picture/recipe.ts'

const recipe: Recipe = {
  drawing: { of: 'cover', spec: { parts: [], seed: 'moon', light: { x: 200, y: 60 } }, portraits: {} },
  parts: {},
  raster: { width: 78, height: 104, bloom: true },
  cut: null,
  gray: false,
  output: { width: 78, height: 104 },
  encoding: { lossless: true },
}

function createTestPool(workers: number) {
  const painters = createPainterPool(workers)
  onTestFinished(() => painters.close())
  return painters
}

it('draws the same bytes in every worker', async () => {
  const painters = createTestPool(2)
  const [one, other] = await Promise.all([painters.paint('a', recipe, 'puzzle'), painters.paint('b', recipe, 'puzzle')])
  expect(Buffer.from(one).subarray(8, 12).toString()).toBe('WEBP')
  expect(Buffer.from(one).equals(other)).toBe(true)
})

it('reports why a drawing failed and draws the next one', async () => {
  const painters = createTestPool(1)
  const unknown = { kind: 'no such part' }
  const spec = { parts: [unknown], seed: 'moon' }
  const bad = painters.paint('a', { ...recipe, drawing: { of: 'cover', spec, portraits: {} } }, 'puzzle')
  await expect(bad).rejects.toThrow('no such part')
  expect((await painters.paint('b', recipe, 'puzzle')).length).toBeGreaterThan(0)
})

it('renders a clip as well as drawings', async () => {
  const notes = [[60, 1]] as const
  const score = { meter: '2/4', bpm: 120, instrument: 'music box', notes, bass: [], chords: [] }
  const excerpt = { parts: ['melody'], fromBeat: 0, toBeat: 1, timbre: 'music box', seconds: 1 } as const
  const painters = createTestPool(1)
  const [played, drawn] = await Promise.all([
    painters.paint('a', { score, excerpt, seed: 'moon' }, 'puzzle'),
    painters.paint('b', recipe, 'puzzle'),
  ])
  expect(Buffer.from(played).subarray(4, 8).toString()).toBe('ftyp')
  expect(drawn.length).toBeGreaterThan(0)
})
