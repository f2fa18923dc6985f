import { expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { WARDROBE } from '../wardrobe.ts'
import type { PortraitSpec } from '../spec.ts'
import { createFigure } from './figure.ts'
import { drawHem } from './hem.ts'
import { measureDrape } from './hem-shape.ts'
import { HEM_KINDS, HEMS, type Stance, STANCE_KINDS } from './stance.ts'

const man: PortraitSpec = {
  build: 'man',
  skin: 'fair',
  hair: { color: '#8a5a3a' },
  eyes: { kind: 'round', iris: '#4a90d0' },
  background: { colors: ['#ffffff', '#000000'] },
}
const wearing = (more: Partial<Stance>): Stance => ({
  kind: 'proud',
  lean: 0,
  arms: [],
  props: [],
  cloth: '#3a5a8a',
  length: 0.4,
  ...more,
})
const figure = () => createFigure(new Canvas('t'), man)

it('each kind of garment ends in its own way, in every stance', () => {
  for (const kind of STANCE_KINDS) {
    const drawn = HEM_KINDS.map((hem) => drawHem(new Canvas('t'), figure(), wearing({ kind, hem })))
    expect(new Set(drawn.map(({ back, front }) => back + front)).size).toBe(HEM_KINDS.length)
    for (const { back, front } of drawn) expect(back + front).not.toMatch(/NaN|undefined/)
  }
})

it('a coat shows its lining behind the legs, and has no belt of its own', () => {
  const coat = (more: Partial<Stance> = {}) => drawHem(new Canvas('t'), figure(), wearing({ hem: 'coat', ...more }))
  expect(coat().back).not.toBe('')
  expect(coat({ belt: '#4a3020' }).front.length).toBeGreaterThan(coat().front.length)
})

it('the coat of a one-legged figure hangs as straight as on two legs', () => {
  const drape = (kind: string) => measureDrape(figure(), wearing({ kind }), 0.4)
  expect(drape('one-legged')).toEqual(drape('proud'))
})

it('hems.json names only outfits that exist, each once', () => {
  const named = Object.values(HEMS).flatMap(({ outfit }) => outfit)
  expect(named.filter((kind) => !Object.hasOwn(WARDROBE.outfit, kind))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
