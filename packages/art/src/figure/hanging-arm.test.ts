import { expect, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import type { PortraitSpec } from '../spec.ts'
import { createFigure } from './figure.ts'
import { WARDROBE } from '../wardrobe.ts'
import { drawCharacter } from './compose.ts'
import { addHangingArm } from './hanging-arm.ts'
import { createPose } from './pose.ts'

const HELD = { kind: 'nothing', hand: { x: 120, y: 480, sleeve: '#223344', cuff: '#ffffff' } } as const

function hang(change: Partial<PortraitSpec>) {
  const spec: PortraitSpec = { ...PLAIN_WOMAN, ...change }
  const figure = createFigure(new Canvas('t'), spec)
  return addHangingArm(figure, createPose(spec, figure.build)).arms
}

test('the free arm hangs at the side in the sleeve of the arm that holds something', () => {
  const [arm, ...others] = hang({ props: [HELD] })
  expect(others).toEqual([])
  expect(arm).toMatchObject({ side: -1, wear: { sleeve: '#223344', cuff: '#ffffff' } })
  expect(arm?.wrist[1]).toBeGreaterThan(arm?.elbow?.[1] ?? Infinity)
})

test('a figure is drawn with its hanging arm', () => {
  const { layers } = drawCharacter(new Canvas('t'), { ...PLAIN_WOMAN, props: [HELD] }, WARDROBE, 'seed')
  expect(layers.get('arms')).toContain(HELD.hand.sleeve)
  const bare = { ...PLAIN_WOMAN, props: [{ ...HELD, hand: { ...HELD.hand, noArm: true } }] }
  expect(drawCharacter(new Canvas('t'), bare, WARDROBE, 'seed').layers.get('arms')).toBe('')
})

test.each<[string, Partial<PortraitSpec>]>([
  ['holds nothing', {}],
  ['uses both hands', { props: [HELD, { ...HELD, hand: { ...HELD.hand, x: -120 } }] }],
  ['holds the thing without an arm', { props: [{ ...HELD, hand: { ...HELD.hand, noArm: true } }] }],
  ['wears a cloak', { props: [HELD], outfit: [{ kind: 'shawl' }] }],
  ['wears a wide robe', { props: [HELD], outfit: [{ kind: 'court-robe' }] }],
])('no arm hangs if the figure %s', (_, change) => {
  expect(hang(change)).toEqual([])
})
