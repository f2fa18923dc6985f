import { expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { drawLimb, type Limb } from './limb.ts'

const TONES = { base: '#ffe4d2', shadow: '#eeaf9d', line: '#8c4244' }

it('starts an arm at an armhole instead of a round end in front of the chest', () => {
  const limb: Limb = { shoulder: [100, 0], elbow: [200, 0], end: [200, -100], thick: 60, endWidth: 40 }
  const drawn = drawLimb(new Canvas('t'), limb, TONES, 'hidden')
  const [, filled = ''] = new RegExp(`<path d="([^"]+)" fill="${TONES.base}"`).exec(drawn) ?? []
  const ends = [...filled.matchAll(/(-?[\d.]+) -?[\d.]+(?=[A-Z]|$)/g)].map(([, x]) => Number(x))
  expect(Math.min(...ends)).toBeLessThan(96)
  expect(Math.min(...ends)).toBeGreaterThan(80)
})
