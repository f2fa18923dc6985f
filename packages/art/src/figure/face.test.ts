import { describe, expect, it, test } from 'vitest'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import { Canvas } from '../draw/canvas.ts'
import type { PortraitSpec } from '../spec.ts'
import { BUILDS } from './builds.ts'
import { createFace } from './face-frame.ts'
import { drawFace } from './face.ts'
import { drawBrows, drawEyes } from './features.ts'
import { createFigure } from './figure.ts'
import { traceContour } from './head-shape.ts'
import { drawMouth, locateMouth } from './mouth.ts'
import { MOUTHS } from './mouths.ts'
import { drawPlanes } from './planes.ts'

function createTestFace(change: Partial<PortraitSpec> = {}) {
  const canvas = new Canvas('t')
  return createFace(canvas, createFigure(canvas, { ...PLAIN_WOMAN, turn: 0, eyes: { kind: 'almond' }, ...change }))
}

const ADULTS = ['man', 'brute', 'giant', 'stout', 'elder']

describe('a neck', () => {
  test.each(Object.entries(BUILDS))('of a %s is visible between chin and shoulders, and not too thin', (_, build) => {
    const head = build.chin + 170
    expect(build.shoulderY - build.chin).toBeGreaterThanOrEqual(head * 0.12)
    expect(build.neck / build.faceWidth).toBeGreaterThanOrEqual(0.27)
  })

  it('of a man is wider than that of a woman', () => {
    const measure = (name: string) => (BUILDS[name]?.neck ?? 0) / (BUILDS[name]?.faceWidth ?? 1)
    expect(measure('man')).toBeGreaterThan(1.3 * measure('woman'))
  })
})

describe('a face', () => {
  test.each(Object.keys(BUILDS))('of a %s has its chin nearly below the mouth when it is turned', (build) => {
    const face = createTestFace({ build, turn: 20 })
    const contour = traceContour(face.figure.build, face.figure)
    const [chin = 0] = contour[(contour.length - 1) / 2] ?? []
    expect(Math.abs(locateMouth(face)[0] - chin)).toBeLessThan(5)
  })

  test.each(ADULTS)('of a %s has planes', (build) => {
    expect(drawPlanes(createTestFace({ build }))).not.toBe('')
  })

  test.each(['child', 'girl', 'woman', 'boy'])('of a %s is smooth', (build) => {
    expect(drawPlanes(createTestFace({ build }))).toBe('')
  })

  it('of a man has heavier brows and a wider mouth than the same face without planes', () => {
    const smooth = createTestFace({ build: 'man', body: { planes: 0 } })
    const angular = createTestFace({ build: 'man', body: { planes: 1 } })
    const reach = (svg: string) => Math.max(...[...svg.matchAll(/(-?\d+(?:\.\d+)?)[ ,]/g)].map(([, x]) => Number(x)))
    expect(drawBrows(angular)).not.toBe(drawBrows(smooth))
    expect(reach(drawMouth(angular, [0, 0]))).toBeGreaterThan(reach(drawMouth(smooth, [0, 0])))
  })

  it.each(['smirk', 'sneer'])('with a %s raises the near corner of its mouth', (kind) => {
    const [lip] = MOUTHS[kind]?.lines ?? []
    const [highest] = (lip?.points ?? []).toSorted(([, a], [, b]) => a - b)
    expect(highest?.[0]).toBeLessThan(0)
  })

  it('seen almost from the side hides its far eye and brow', () => {
    const near = createTestFace({ turn: 40 })
    const aside = createTestFace({ turn: 60 })
    expect(drawEyes(aside).length).toBeLessThan(0.7 * drawEyes(near).length)
    expect(drawBrows(aside).length).toBeLessThan(0.7 * drawBrows(near).length)
  })

  it('has a shine on its shaven crown if its hair is a tonsure', () => {
    const countShines = (style: string) => {
      const face = createTestFace({ hair: { color: '#5a3a2a', style } })
      return drawFace(face).split(`fill="${face.figure.skin.light}"`).length
    }
    expect(countShines('tonsure')).toBe(countShines('short-messy') + 1)
  })

  it('is wider than its grin', () => {
    const face = createTestFace({ mouth: { kind: 'wide-grin', width: 60 } })
    const ends = [...drawMouth(face, [0, 0]).matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Math.abs(Number(x)))
    expect(Math.max(...ends)).toBeLessThan(0.75 * (BUILDS['woman']?.faceWidth ?? 0))
  })

  it('of a man has no long lashes, whatever the shape of his eyes', () => {
    const lashes = (planes: number) =>
      drawEyes(createTestFace({ build: 'man', body: { planes } })).split('<path').length
    expect(lashes(1)).toBeLessThan(lashes(0))
  })
})

describe('a gaze', () => {
  const locateIrises = (look: [number, number]) =>
    [...drawEyes(createTestFace({ eyes: { kind: 'almond', look } })).matchAll(/cx="([^"]+)"/g)].map(([, x]) =>
      Number(x),
    )

  it('moves both irises by the same amount', () => {
    const [ahead, aside] = [locateIrises([0, 0]), locateIrises([4, 0])]
    const moves = aside.map((x, index) => Number((x - (ahead[index] ?? 0)).toFixed(1)))
    expect(new Set(moves)).toEqual(new Set([4 * (BUILDS['woman']?.eyeSize ?? 0)]))
  })

  it('straight ahead meets in front of the face', () => {
    const irises = locateIrises([0, 0])
    expect(irises[0]).toBeGreaterThan(2)
    expect(irises[irises.length / 2]).toBeLessThan(-2)
  })

  it('never moves an iris so far to the side that the figure stares', () => {
    expect(locateIrises([40, 0])).toEqual(locateIrises([20, 0]))
  })
})
