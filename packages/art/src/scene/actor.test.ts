import { expect, it } from 'vitest'
import { PICTURE_CHECK } from '../../test/parts.ts'
import { Canvas } from '../draw/canvas.ts'
import { STANCE_KINDS } from '../figure/stance.ts'
import type { PortraitSpec } from '../spec.ts'
import { createActor } from './actor.ts'
import type { CastSpec, ReachSpec, StanceSpec } from './scene-spec.ts'
import { drawScene, findSceneFaults } from './scene.ts'

const girl: PortraitSpec = {
  build: 'girl',
  skin: 'fair',
  hair: { color: '#8a5a3a', front: 'm', side: 'long', back: 'long' },
  eyes: { kind: 'round', iris: '#4a90d0' },
  outfit: [{ kind: 'base', color: '#3f7a3a' }],
  background: { colors: ['#ffffff', '#000000'] },
}
const ground = { horizon: 400, size: 600 }
const stands = (more: Partial<CastSpec> = {}): CastSpec => ({
  portrait: 'girl',
  x: 300,
  y: 700,
  scale: 1,
  stance: { kind: 'standing' },
  ...more,
})
const act = (member: CastSpec) => createActor(new Canvas('t'), member, girl, { ground, height: 800, side: -1 })

it('makes a figure smaller the farther back it stands', () => {
  expect(act(stands({ y: 800 }))?.scale).toBeCloseTo(600 / 1500)
  expect(act(stands({ y: 600 }))?.scale).toBeCloseTo(300 / 1500)
})

it('brings a hand to its point of the picture, also mirrored and leaning', () => {
  const to: [number, number] = [360, 420]
  for (const flip of [false, true])
    for (const kind of ['standing', 'lunging', 'kneeling']) {
      const actor = act(stands({ flip, stance: { kind, arms: [{ side: 1, to }] } }))
      const wrist = actor?.stance.arms.find(({ side }) => side === 1)?.wrist ?? [0, 0]
      const [[x = 0, y = 0] = [], [scale = 0] = [], [lean = 0] = [], [, hip = 0] = []] = readTransform(actor?.transform)
      const turn = (lean * Math.PI) / 180
      const [dx, dy] = [wrist[0], wrist[1] + hip]
      expect(x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * scale).toBeCloseTo(to[0], 0)
      expect(y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * Math.abs(scale)).toBeCloseTo(to[1], 0)
    }
})

it('draws every stance with legs, and the shadow of its feet on the ground', () => {
  for (const kind of STANCE_KINDS) {
    const svg = drawScene({ seed: 's', parts: [], ground, cast: [stands({ stance: { kind } })] }, { girl })
    expect(svg).toContain('id="legs"')
    expect(svg).not.toMatch(/NaN|undefined/)
  }
})

it('leaves out the props that a figure does not keep', () => {
  const holding = { ...girl, props: [{ kind: 'sword', hand: true as const }] }
  const props = (keep?: string[]) =>
    createActor(new Canvas('t'), stands({ stance: { kind: 'standing', keep } }), holding, {
      ground,
      height: 800,
      side: -1,
    })?.portrait.props
  expect(props()).toEqual([])
  expect(props(['sword'])).toHaveLength(1)
})

it('draws the head of an outline in profile', () => {
  const draw = (tintAmount: number) =>
    drawScene({ seed: 's', parts: [], ground, cast: [stands({ tint: '#101020', tintAmount })] }, { girl })
  expect(draw(0.9)).toContain('scale(0.88 1)')
  expect(draw(0.3)).not.toContain('scale(0.88 1)')
})

it('turns the head of a figure up to what it looks at', () => {
  const draw = (y: number) => drawScene({ seed: 's', parts: [], ground, cast: [stands({ gaze: [900, y] })] }, { girl })
  expect(draw(-200)).toMatch(/rotate\(-\d/)
  expect(draw(-200)).not.toBe(draw(800))
})

it('names an unknown stance, and an unknown hand, prop and companion of an arm', () => {
  const findFaults = (stance: StanceSpec) =>
    findSceneFaults({ seed: 's', parts: [], ground, cast: [stands({ stance })] }, { girl }, PICTURE_CHECK)
  const reach = (arm: Partial<ReachSpec>) => findFaults({ kind: 'standing', arms: [{ side: 1, to: [0, 0], ...arm }] })
  expect(findFaults({ kind: 'swimming' })).toEqual(['cast.0.stance.kind: unknown kind of stance "swimming"'])
  expect(reach({ hand: 'pinch', prop: 'long-rose' })).toEqual([])
  expect(reach({ hand: 'tentacle', prop: 'spaceship' })).toEqual([
    'cast.0.stance.arms.0.hand: unknown kind of hand "tentacle"',
    'cast.0.stance.arms.0.prop: unknown kind of prop "spaceship"',
  ])
  expect(reach({ prop: 'person', options: { build: 'titan' } })).toEqual([
    'cast.0.stance.arms.0.options.build: unknown kind of build "titan"',
  ])
})

function readTransform(transform = ''): number[][] {
  return [...transform.matchAll(/\(([^)]*)\)/g)].map(([, numbers = '']) => numbers.split(' ').map(Number))
}
