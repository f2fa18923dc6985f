import { describe, expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import type { PortraitSpec } from '../spec.ts'
import { createFigure } from './figure.ts'
import { taperTorso } from './flank.ts'
import type { Side } from './head-spec.ts'

const TORSO = '<torso/>'

function cutTorso(outfit: PortraitSpec['outfit'], ...sides: Side[]): string {
  const canvas = new Canvas('t')
  const spec = { build: 'woman', skin: 'fair', outfit, hair: { color: '#2a2438' } } as PortraitSpec
  return taperTorso(canvas, createFigure(canvas, spec), new Set(sides), TORSO) + canvas.definitions()
}

describe('a torso', () => {
  it('gets a waist on each side whose arm is drawn separately', () => {
    const coat = [{ kind: 'coat', color: '#2a5a8a' }]
    const one = cutTorso(coat, 1)
    const both = cutTorso(coat, -1, 1)
    expect(one.match(/<path/g)?.length).toBeLessThan(both.match(/<path/g)?.length ?? 0)
    expect(both).not.toMatch(/NaN|undefined/)
  })

  it('is as wide as its puffed sleeves down to their lower edge', () => {
    const measureCut = (outfit: PortraitSpec['outfit']) => {
      const [, clip = ''] = /<clipPath[^>]*><path d="([^"]+)"/.exec(cutTorso(outfit, 1)) ?? []
      const points = [...clip.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      const widest = points.filter(([x, y]) => x > 200 && x < 800 && y < 800).map(([, y]) => y)
      return Math.max(...widest)
    }
    const puffs = [{ kind: 'puff', color: '#f9e39a' }]
    expect(measureCut(puffs) - measureCut([{ kind: 'coat', color: '#2a5a8a' }])).toBeGreaterThan(20)
  })

  it('stays straight without arms of its own, and under garments that hang over the flanks', () => {
    expect(cutTorso([{ kind: 'coat', color: '#2a5a8a' }])).toBe(TORSO)
    expect(cutTorso([{ kind: 'shawl' }], -1, 1)).toBe(TORSO)
  })
})
