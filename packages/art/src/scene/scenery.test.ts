import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { PARTS } from '../../test/parts.ts'
import { drawParts, SCENERY, findPartFaults } from './scenery.ts'

const kinds = Object.keys(SCENERY)
const picture = { width: 1200, height: 800 }

function drawScenery(part: { readonly kind: string; readonly [option: string]: string | number | boolean }): string {
  const canvas = new Canvas('t', { parts: PARTS })
  return drawParts(canvas, [part], picture, 'seed') + canvas.definitions()
}

describe.each(kinds)('the scenery %s', (kind) => {
  it('draws complete SVG without options', () => {
    const svg = drawScenery({ kind })
    expect(svg).toMatch(/<(path|rect|circle|ellipse)/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('is the same for the same seed', () => {
    expect(drawScenery({ kind, x: 300, y: 500 })).toBe(drawScenery({ kind, x: 300, y: 500 }))
  })
})

it('draws every part wherever it stands, however large', () => {
  const place = fc.record({
    kind: fc.constantFrom(...kinds),
    x: fc.integer({ min: -200, max: 1400 }),
    y: fc.integer({ min: -100, max: 900 }),
    scale: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    flip: fc.boolean(),
    angle: fc.integer({ min: -180, max: 180 }),
  })
  fc.assert(
    fc.property(place, (part) => !/NaN|undefined/.test(drawScenery(part))),
    { numRuns: 150, examples: [[{ kind: 'grass', x: 0, y: 801, scale: 0.1, flip: false, angle: 0 }]] },
  )
})

it('applies tint, blur and translucency to a part', () => {
  const svg = drawScenery({ kind: 'rock', tint: '#101030', tintAmount: 0.7, blur: 3, opacity: 0.5 })
  expect(svg).toContain('flood-opacity="0.7"')
  expect(svg).toContain('stdDeviation="3"')
  expect(svg).toContain('opacity="0.5"')
})

it('names parts and props that cannot be drawn', () => {
  expect(findPartFaults({ kind: 'rock' }, PARTS)).toEqual([])
  expect(findPartFaults({ kind: 'spaceship' }, PARTS)).toEqual(['unknown scenery "spaceship"'])
  expect(findPartFaults({ kind: 'prop', prop: 'teacup' }, PARTS)).toEqual([])
  expect(findPartFaults({ kind: 'prop', prop: 'laser' }, PARTS)).toEqual(['unknown prop "laser"'])
  expect(() => drawScenery({ kind: 'spaceship' })).toThrow(RangeError)
})

describe('the light of a scene', () => {
  const light = { x: 600, color: '#ffffff', shadow: '#000000' }
  const countFilters = (...parts: Parameters<typeof drawParts>[1]) => {
    const canvas = new Canvas('t', { parts: PARTS })
    drawParts(canvas, parts, picture, 'seed', light)
    return canvas.definitions().split('<filter').length - 1
  }

  it('models what stands on the ground, but not what shines or fills the picture', () => {
    expect(countFilters({ kind: 'barrel', x: 100 })).toBe(1)
    expect(countFilters({ kind: 'moon', x: 100 }, { kind: 'sea' })).toBe(0)
  })

  it('is one filter for objects of the same size and side', () => {
    expect(countFilters({ kind: 'barrel', x: 100 }, { kind: 'jar', x: 300 })).toBe(1)
    expect(countFilters({ kind: 'barrel', x: 100 }, { kind: 'jar', x: 900 })).toBe(2)
  })
})

it('draws haze over distant objects under an open sky, and none indoors', () => {
  const draw = (sky: string) => {
    const canvas = new Canvas('t', { parts: PARTS })
    const parts = [{ kind: sky, colors: ['#102030', '#fedcba'] }, { kind: 'hills' }, { kind: 'ground', y: 500 }]
    return drawParts(canvas, parts, picture, 'seed') + canvas.definitions()
  }
  expect(draw('sky')).toContain('stop-color="#fedcba" stop-opacity="0.62"')
  expect(draw('wall')).not.toContain('stop-opacity="0.62"')
})
