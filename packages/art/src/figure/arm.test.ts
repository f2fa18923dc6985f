import { describe, expect, it } from 'vitest'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import { Canvas } from '../draw/canvas.ts'
import type { PortraitSpec } from '../spec.ts'
import { drawArm } from './arm.ts'
import type { ArmWear } from './pose.ts'
import { type ArmPlace, createJointedArm } from './wrist.ts'
import { createFigure } from './figure.ts'
import { SKINS } from './skins.ts'

/** Draws an arm. Returns the drawing and the gradients and clip paths that it uses. */
function drawTestArm(outfit: PortraitSpec['outfit'], wear: ArmWear, change: Partial<ArmPlace> = {}) {
  const canvas = new Canvas('t')
  const figure = createFigure(canvas, { ...PLAIN_WOMAN, outfit })
  const place = { side: 1, shoulder: [134, 258], hand: 'fist', at: [190, 160], angle: 0, scale: 1 } as const
  const arm = createJointedArm(figure.build, { ...place, flip: false, holds: true, ...change })
  const drawing = drawArm(canvas, figure, arm, wear)
  return { drawing, definitions: canvas.definitions() }
}

describe('a sleeve', () => {
  it.each(['#2a5a8a', '#f6f2ff'])('in %s hides what is behind it up to the shoulder', (sleeve) => {
    const { definitions } = drawTestArm([{ kind: 'coat', color: '#2a5a8a' }], { sleeve })
    expect(definitions).not.toContain('stop-opacity="0"')
  })
})

describe('a sleeve under a shoulder plate', () => {
  it('comes out from under the plate', () => {
    const drawUnder = (kind: string) => drawTestArm([{ kind }], { sleeve: '#f6f2ff' }).definitions
    expect(drawUnder('lamellar')).toContain('clip-rule="evenodd"')
    expect(drawUnder('coat')).not.toContain('clip-rule="evenodd"')
  })
})

describe('a bare arm', () => {
  const drawBareArm = (outfit: PortraitSpec['outfit']) =>
    drawTestArm(outfit, {}, { hand: 'open', holds: false }).definitions

  it('merges with a bare shoulder, but starts at the armhole of a sleeveless garment', () => {
    expect(drawBareArm([{ kind: 'tutu' }, { kind: 'choker' }])).toContain('stop-opacity="0"')
    expect(drawBareArm([{ kind: 'jerkin' }])).not.toContain('stop-opacity="0"')
  })
})

describe('a short sleeve', () => {
  it('lies under a forearm that crosses it', () => {
    const { drawing } = drawTestArm([{ kind: 'coat', color: '#2a5a8a' }], { shortSleeve: '#2a5a8a' })
    expect(drawing.lastIndexOf('fill="#2a5a8a"')).toBeGreaterThan(0)
    expect(drawing.lastIndexOf('fill="#2a5a8a"')).toBeLessThan(drawing.lastIndexOf(`fill="${SKINS['fair']?.base}"`))
  })
})
