import { describe, expect, test } from 'vitest'
import { PARTS } from '../test/parts.ts'
import { eyesBand, silhouette, silhouetteSeams } from './derive.ts'
import { portrait } from './portrait.ts'
import type { PortraitSpec } from './spec.ts'
import { specFaults } from './spec-faults.ts'

const spec: PortraitSpec = {
  build: 'girl',
  skin: 'fair',
  turn: 24,
  pitch: 6,
  tilt: -5,
  pose: { kind: 'three-quarter-right', sleeve: '#3f6fc4' },
  hair: { color: '#b8642a', style: 'long-wavy', ahoge: 1 },
  eyes: { kind: 'round', iris: '#3f80c0', blaze: '#ffd24a' },
  brows: { kind: 'soft' },
  mouth: { kind: 'smile' },
  beast: { ears: 'fox', whiskers: true },
  outfit: [{ kind: 'base', neck: 'round', color: '#3f6fc4' }],
  props: [{ kind: 'sword', x: 190, y: 240, angle: 10, layer: 'front', hand: { sleeve: '#3f6fc4' } }],
  background: { colors: ['#b8d0e8', '#5a6a9a'] },
}

describe('portrait', () => {
  const pictures = { portrait, silhouette, silhouetteSeams, eyesBand }

  test.each(Object.entries(pictures))('%s draws the same recipe the same way', (_, draw) => {
    const picture = draw(spec, { seed: 'fox', parts: PARTS })
    expect(draw(structuredClone(spec), { seed: 'fox', parts: PARTS })).toBe(picture)
    expect(picture).not.toMatch(/NaN|undefined|null/)
  })

  test('another seed scatters the hair in another way', () => {
    expect(portrait(spec, { seed: 'one', parts: PARTS })).not.toBe(portrait(spec, { seed: 'two', parts: PARTS }))
  })

  test('a picture does not tell its seed, for seeds are names', () => {
    expect(portrait(spec, { seed: 'kitsune', parts: PARTS })).not.toContain('kitsune')
  })

  test('no picture carries letters', () => {
    expect(portrait(spec, { parts: PARTS })).not.toContain('<text')
  })

  test('every reference has its definition', () => {
    const picture = portrait(spec, { parts: PARTS })
    const defined = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  })
})

describe('specFaults', () => {
  test('finds nothing in a recipe that can be drawn', () => {
    expect(specFaults(spec, PARTS)).toEqual([])
  })

  test.each<[string, Partial<PortraitSpec>]>([
    ['build: no "titan"', { build: 'titan' }],
    ['pose: no "flying"', { pose: 'flying' }],
    ['nose: no "trunk"', { nose: { kind: 'trunk' } }],
    ['eyes.kind: no "square"', { eyes: { kind: 'square' } }],
    ['eyes.pupil: no "hole"', { eyes: { pupil: 'hole' } }],
    ['hair.style: no "mohican"', { hair: { color: '#222222', style: 'mohican' } }],
    ['beast.ears: no "elephant"', { beast: { ears: 'elephant' } }],
    ['marks[1].kind: no "barcode"', { marks: [{ kind: 'freckles' }, { kind: 'barcode' }] }],
    ['outfit[0].kind: no "spacesuit"', { outfit: [{ kind: 'spacesuit' }] }],
    ['outfit[0].pattern.kind: no "plaits"', { outfit: [{ kind: 'base', pattern: { kind: 'plaits' } }] }],
    ['headgear[0].crownPattern.kind: no "moire"', { headgear: [{ kind: 'crown', crownPattern: { kind: 'moire' } }] }],
    ['props[0].kind: no "laser"', { props: [{ kind: 'laser' }] }],
    ['props[0].hand.kind: no "hoof"', { props: [{ kind: 'sword', hand: { kind: 'hoof' } }] }],
  ])('says %s', (fault, change) => {
    expect(specFaults({ ...spec, ...change }, PARTS)).toEqual([fault])
  })

  test('finds a misspelt key', () => {
    const misspelt = { ...spec, eyes: { kind: 'round', color: '#3f80c0' } }
    expect(specFaults(misspelt, PARTS)).toEqual(['eyes.color: no such key'])
  })
})
