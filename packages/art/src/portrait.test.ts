import { describe, expect, test } from 'vitest'
import { PARTS } from '../test/parts.ts'
import { drawEyesBand, drawSilhouette, drawSilhouetteLayers } from './derive.ts'
import { drawPortrait } from './portrait.ts'
import { createPortraitCheck } from './portrait-faults.ts'
import type { PortraitSpec } from './spec.ts'

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
  const pictures = {
    portrait: drawPortrait,
    silhouette: drawSilhouette,
    silhouetteLayers: drawSilhouetteLayers,
    eyesBand: drawEyesBand,
  }

  test.each(Object.entries(pictures))('%s draws the same recipe the same way', (_, draw) => {
    const picture = draw(spec, { seed: 'fox', parts: PARTS })
    expect(draw(structuredClone(spec), { seed: 'fox', parts: PARTS })).toBe(picture)
    expect(picture).not.toMatch(/NaN|undefined|null/)
  })

  test.each([
    ['a silhouette', drawSilhouette],
    ['each layer of a silhouette', drawSilhouetteLayers],
  ])("%s shows an animal's head from the side", (_, draw) => {
    const drawTurned = (turn: number, beast: PortraitSpec['beast']) =>
      draw({ ...spec, turn, beast }, { seed: 'fox', parts: PARTS })
    const animal = { ears: 'fox', muzzle: 'fox' }
    expect(drawTurned(10, animal)).toBe(drawTurned(16, animal))
    expect(drawTurned(10, { ears: 'fox' })).not.toBe(drawTurned(16, { ears: 'fox' }))
  })

  test('another seed changes the hair', () => {
    expect(drawPortrait(spec, { seed: 'one', parts: PARTS })).not.toBe(
      drawPortrait(spec, { seed: 'two', parts: PARTS }),
    )
  })

  test('a picture does not contain its seed, because seeds are names', () => {
    expect(drawPortrait(spec, { seed: 'kitsune', parts: PARTS })).not.toContain('kitsune')
  })

  test('no picture contains text', () => {
    expect(drawPortrait(spec, { parts: PARTS })).not.toContain('<text')
  })

  test('every reference has its definition', () => {
    const picture = drawPortrait(spec, { parts: PARTS })
    const defined = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  })
})

describe('a portrait is checked', () => {
  const findFaults = (change: Record<string, unknown>) =>
    createPortraitCheck(PARTS)
      .findFaults({ ...spec, ...change })
      .map(({ path, message }) => `${path}: ${message}`)

  test('and has no faults if all of it can be drawn', () => {
    expect(findFaults({})).toEqual([])
  })

  test.each<[string, Record<string, unknown>]>([
    ['build: unknown kind of build "titan"', { build: 'titan' }],
    ['pose: unknown kind of pose "flying"', { pose: 'flying' }],
    ['pose.kind: unknown kind of pose "flying"', { pose: { kind: 'flying' } }],
    ['nose.kind: unknown kind of nose "trunk"', { nose: { kind: 'trunk' } }],
    ['eyes.kind: unknown kind of eyes "square"', { eyes: { kind: 'square' } }],
    ['eyes.pupil: unknown kind of pupil "hole"', { eyes: { pupil: 'hole' } }],
    ['hair.style: unknown kind of hairstyle "mohican"', { hair: { color: '#222222', style: 'mohican' } }],
    ['beast.ears: unknown kind of beast ears "elephant"', { beast: { ears: 'elephant' } }],
    ['marks.1.kind: unknown kind of mark "barcode"', { marks: [{ kind: 'freckles' }, { kind: 'barcode' }] }],
    ['outfit.0.kind: unknown kind of garment "spacesuit"', { outfit: [{ kind: 'spacesuit' }] }],
    [
      'outfit.0.pattern.kind: unknown kind of pattern "plaits"',
      { outfit: [{ kind: 'base', pattern: { kind: 'plaits' } }] },
    ],
    [
      'headgear.0.crownPattern.kind: unknown kind of pattern "moire"',
      { headgear: [{ kind: 'crown', crownPattern: { kind: 'moire' } }] },
    ],
    ['props.0.kind: unknown kind of prop "laser"', { props: [{ kind: 'laser' }] }],
    [
      'props.0.options.build: unknown kind of build "titan"',
      { props: [{ kind: 'person', options: { build: 'titan' } }] },
    ],
    ['props.0.hand.kind: unknown kind of hand "hoof"', { props: [{ kind: 'sword', hand: { kind: 'hoof' } }] }],
    ['props.0.hand.sleve: is not a known field', { props: [{ kind: 'sword', hand: { sleve: '#ffffff' } }] }],
    ['eyes.color: is not a known field', { eyes: { kind: 'round', color: '#3f80c0' } }],
    ['pose.tilt: is not a known field', { pose: { kind: 'front', tilt: 4 } }],
    ['hair.color: is not a color like #A1B2C3', { hair: { color: 'red' } }],
    ['turn: Invalid input: expected number, received string', { turn: '16' }],
    ['eyes: is missing', { eyes: undefined }],
    [
      'background.motif.1: unknown kind of motif "noodles"',
      { background: { ...spec.background, motif: ['stars', 'noodles'] } },
    ],
    ['background.ring: unknown kind of ring "onion"', { background: { ...spec.background, ring: 'onion' } }],
    ['background.place: unknown place "nowhere"', { background: { ...spec.background, place: { kind: 'nowhere' } } }],
  ])('and %s', (fault, change) => {
    expect(findFaults(change)).toEqual([fault])
  })
})
