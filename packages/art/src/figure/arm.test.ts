import { describe, expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import type { PortraitSpec } from '../spec.ts'
import { drawArm } from './arm.ts'
import { createJointedArm } from './wrist.ts'
import { createFigure } from './figure.ts'

const SPEC = {
  build: 'woman',
  skin: 'fair',
  outfit: [{ kind: 'coat', color: '#2a5a8a' }],
  background: { colors: ['#8ab0e8', '#3a4f9a'] },
} as unknown as PortraitSpec

function drawSleeve(sleeve: string): string {
  const canvas = new Canvas('t')
  const figure = createFigure(canvas, { ...SPEC, hair: { color: '#2a2438' } } as PortraitSpec)
  const place = {
    side: 1,
    shoulder: [134, 258],
    hand: 'fist',
    at: [190, 160],
    angle: 0,
    scale: 1,
    flip: false,
    holds: true,
  } as const
  drawArm(canvas, figure, createJointedArm(figure.build, place), { sleeve })
  return canvas.definitions()
}

describe('a sleeve', () => {
  it.each(['#2a5a8a', '#f6f2ff'])('in %s hides what is behind it up to the shoulder', (sleeve) => {
    expect(drawSleeve(sleeve)).not.toContain('stop-opacity="0"')
  })
})

describe('a sleeve under a shoulder plate', () => {
  it('comes out from under the plate', () => {
    const drawUnder = (kind: string) => {
      const canvas = new Canvas('t')
      const spec = { ...SPEC, outfit: [{ kind }], hair: { color: '#2a2438' } } as PortraitSpec
      const figure = createFigure(canvas, spec)
      const place = { side: 1, shoulder: [134, 258], hand: 'fist', at: [190, 160], angle: 0, scale: 1 } as const
      drawArm(canvas, figure, createJointedArm(figure.build, { ...place, flip: false, holds: true }), {
        sleeve: '#f6f2ff',
      })
      return canvas.definitions()
    }
    expect(drawUnder('lamellar')).toContain('clip-rule="evenodd"')
    expect(drawUnder('coat')).not.toContain('clip-rule="evenodd"')
  })
})

describe('a bare arm', () => {
  const drawBareArm = (outfit: PortraitSpec['outfit']) => {
    const canvas = new Canvas('t')
    const figure = createFigure(canvas, { ...SPEC, outfit, hair: { color: '#2a2438' } } as PortraitSpec)
    const place = { side: 1, shoulder: [134, 258], hand: 'open', at: [190, 160], angle: 0, scale: 1 } as const
    drawArm(canvas, figure, createJointedArm(figure.build, { ...place, flip: false, holds: false }), {})
    return canvas.definitions()
  }

  it('merges with a bare shoulder, but starts at the armhole of a sleeveless garment', () => {
    expect(drawBareArm([{ kind: 'tutu' }, { kind: 'choker' }])).toContain('stop-opacity="0"')
    expect(drawBareArm([{ kind: 'jerkin' }])).not.toContain('stop-opacity="0"')
  })
})
