import { describe, expect, it, test } from 'vitest'
import { PARTS } from '../../test/parts.ts'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import { Canvas } from '../draw/canvas.ts'
import { rotatePoint, toRadians } from '../draw/geometry.ts'
import { BUILDS } from './builds.ts'
import { buildWrist, WRIST_RADIUS } from './hand-wrist.ts'
import { createGloveTones, drawHand, getWrist } from './hands.ts'
import { drawPropWithHands } from './reach.ts'
import { createFigure } from './figure.ts'
import { type ArmPlace, createJointedArm } from './wrist.ts'

const build = BUILDS['woman']
if (!build) throw new RangeError('no build')

const reach = (change: Partial<ArmPlace>) =>
  createJointedArm(build, {
    side: 1,
    hand: 'open',
    shoulder: [134, 258],
    at: [150, 60],
    angle: 0,
    scale: 1,
    flip: false,
    holds: false,
    ...change,
  })

function measureBend({ at, elbow, angle, hand, flip }: ReturnType<typeof reach>): number {
  const forearm = (Math.atan2(at[0] - elbow[0], elbow[1] - at[1]) * 180) / Math.PI
  const [x, y] = getWrist(hand, flip)
  const lean = (Math.atan2(-x, y) * 180) / Math.PI
  return Math.abs(((((forearm - angle - lean + 180) % 360) + 360) % 360) - 180)
}

describe('a wrist', () => {
  test.each([-150, -90, -40, 0, 40, 90, 150])('of an empty hand at %d degrees bends at most 35 degrees', (angle) => {
    expect(measureBend(reach({ angle }))).toBeLessThan(35.5)
  })

  test.each([-150, -90, -40, 0, 40, 90, 150])('of an empty fist at %d degrees bends at most 35 degrees', (angle) => {
    expect(measureBend(reach({ angle, hand: 'fist' }))).toBeLessThan(35.5)
  })

  test.each([-40, -14, 0, 14, 40])('of a fist around a shaft at %d degrees bends at most 50 degrees', (angle) => {
    const arm = reach({ angle, hand: 'fist', holds: true })
    expect(measureBend(arm)).toBeLessThan(50)
    expect(Math.abs(arm.angle - angle)).toBeLessThanOrEqual(18)
  })

  it('keeps an elbow that the recipe sets', () => {
    expect(reach({ elbow: [220, 330], angle: 90, holds: true }).elbow).toEqual([220, 330])
  })
})

describe('an elbow', () => {
  it('hangs next to the body while the hand is at shoulder height', () => {
    const { elbow, wrist, shoulder } = reach({ at: [220, 190] })
    expect(elbow[1] - shoulder[1]).toBeGreaterThan(2 * (elbow[0] - shoulder[0]))
    expect(elbow[1]).toBeGreaterThan(wrist[1])
  })

  it('rises with a hand that is high above the head', () => {
    const { elbow, shoulder } = reach({ at: [210, -120] })
    expect(elbow[1]).toBeLessThan(shoulder[1])
  })
})

describe('a hand', () => {
  it('closes around its prop: the palm is behind it, the fingers are in front of it', () => {
    const canvas = new Canvas('t', { parts: PARTS })
    const { rear, front } = drawHand('fist', createGloveTones('#888888'), false)
    const hand = { glove: '#888888', noArm: true }
    const held = drawPropWithHands(
      canvas,
      createFigure(canvas, PLAIN_WOMAN),
      { kind: 'sword', x: 180, hand },
      '<sword/>',
    )
    expect(held.below).toMatch(/<path.*<sword\/>/)
    expect(held.below).toContain(rear)
    expect(held.above).toContain(front)
  })
})

describe('a bent wrist', () => {
  it.each([-35, 0, 35])('by %s degrees is round on both sides', (degrees) => {
    const forearm = { at: rotatePoint([0, 24], toRadians(degrees)), merges: false }
    const shapes = buildWrist([0, 0], [0, -30], forearm)
    const corners = shapes.flatMap((shape) => [...shape.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)(?!a)/g)])
    const distances = corners.map(([, x, y]) => Math.hypot(Number(x), Number(y))).filter((distance) => distance < 20)
    expect(distances).toHaveLength(4)
    for (const distance of distances) expect(distance).toBeCloseTo(WRIST_RADIUS, 0)
  })
})
