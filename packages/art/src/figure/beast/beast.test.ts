import { describe, expect, it, test } from 'vitest'
import { Canvas } from '../../draw/canvas.ts'
import type { PortraitSpec } from '../../spec.ts'
import { WARDROBE } from '../../wardrobe.ts'
import { createBeastFrame } from './frame.ts'
import { drawMuzzle, drawWhiskers } from './skull.ts'
import { MUZZLE_KINDS } from './table.ts'
import { drawCharacter, joinLayers } from '../compose.ts'
import { createFace } from '../face-frame.ts'
import { createFigure } from '../figure.ts'

const CAT: PortraitSpec = {
  build: 'man',
  skin: 'tan',
  hair: { style: 'short-messy', color: '#8b6a4b' },
  eyes: { kind: 'cat' },
  beast: { ears: 'cat', muzzle: 'cat', fur: '#a07a56', whiskers: true },
  background: { colors: ['#ffffff', '#000000'] },
}

function createTestFace(change: Partial<PortraitSpec>) {
  const canvas = new Canvas('t')
  return createFace(canvas, createFigure(canvas, { ...CAT, ...change }))
}

function drawMouthOf(kind: string, muzzle = 'cat'): string {
  const beast = { ...CAT.beast, muzzle }
  return drawMuzzle(createTestFace({ beast, mouth: { kind } }), beast)
}

const draw = (spec: PortraitSpec) => joinLayers(drawCharacter(new Canvas('t'), spec, WARDROBE, 'seed'))

describe('the mouth of an animal', () => {
  it('shows teeth or tongue only if it is open', () => {
    const count = (kind: string) => drawMouthOf(kind).split('<path').length
    expect(count('roar')).toBeGreaterThan(count('smile'))
    expect(count('stern')).toBe(count('smile'))
  })

  it('opens further for a roar than for a grin', () => {
    const reach = (kind: string) =>
      Math.max(...[...drawMouthOf(kind).matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y)))
    expect(reach('roar')).toBeGreaterThan(reach('grin'))
  })

  it('is the edge of a bird’s beak, whatever the expression', () => {
    expect(drawMouthOf('grin', 'falcon')).toBe(drawMouthOf('stern', 'falcon'))
  })
})

describe('the head of an animal', () => {
  it('has no wig, human nose or human ears', () => {
    const layers = drawCharacter(new Canvas('t'), CAT, WARDROBE, 'seed').layers.get('head')
    expect(layers).not.toContain('hair-front')
    const { muzzle: _, ...catgirl } = CAT.beast ?? {}
    expect(draw({ ...CAT, beast: catgirl })).toContain('hair-front')
  })

  it('turns its snout further than its face', () => {
    const { place } = createBeastFrame(createTestFace({ turn: 20 }))
    expect(place([0, 60, 90])[0]).toBeGreaterThan(place([0, 60, 0])[0] + 20)
  })

  it('raises its snout with the head', () => {
    const raise = (pitch: number) => createBeastFrame(createTestFace({ pitch })).place([0, 60, 90])[1]
    expect(raise(10)).toBeLessThan(raise(0) - 15)
  })

  test.each(MUZZLE_KINDS)('of a %s has its skull, front and neck within the card', (muzzle) => {
    const svg = draw({ ...CAT, beast: { ...CAT.beast, muzzle } })
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('has whiskers only on a snout', () => {
    expect(drawWhiskers(createTestFace({}), CAT.beast ?? {})).toContain('<path')
    expect(drawWhiskers(createTestFace({}), { ...CAT.beast, muzzle: 'falcon' })).toBe('')
  })
})
