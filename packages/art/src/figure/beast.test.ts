import { describe, expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import type { PortraitSpec } from '../spec.ts'
import { WARDROBE } from '../wardrobe.ts'
import { drawFurDome } from './beast.ts'
import { drawCharacter, joinLayers } from './compose.ts'
import { createFace } from './face-frame.ts'
import { createFigure } from './figure.ts'
import { drawMouth } from './mouth.ts'

const CAT: PortraitSpec = {
  build: 'man',
  skin: 'tan',
  hair: { style: 'bald', color: '#8b6a4b' },
  eyes: { kind: 'cat' },
  beast: { ears: 'cat', muzzle: 'cat', fur: '#a07a56' },
  background: { colors: ['#ffffff', '#000000'] },
}

function drawDome(spec: PortraitSpec): string {
  const canvas = new Canvas('t')
  return drawFurDome(createFace(canvas, createFigure(canvas, spec)), spec.beast ?? {})
}

function drawLips(kind: string, beast: PortraitSpec['beast']): string {
  const canvas = new Canvas('t')
  return drawMouth(createFace(canvas, createFigure(canvas, { ...CAT, beast, mouth: { kind } })), [0, 0])
}

describe('the mouth of an animal', () => {
  it('has the same closed lips between the chops of a snout, whatever the expression', () => {
    expect(drawLips('smile', { muzzle: 'cat' })).toBe(drawLips('stern', { muzzle: 'cat' }))
    expect(drawLips('smile', { muzzle: 'pig' })).not.toBe(drawLips('stern', { muzzle: 'pig' }))
    expect(drawLips('fangs', { muzzle: 'cat' })).not.toBe(drawLips('smile', { muzzle: 'cat' }))
  })

  it('is hidden by a beak', () => {
    expect(drawLips('grin', { muzzle: 'beak' })).toBe('')
  })
})

describe('the head of an animal', () => {
  it('has fur on top instead of a wig if its hair is bald', () => {
    expect(drawDome(CAT)).toContain('<path')
    expect(drawDome({ ...CAT, hair: { style: 'short-messy', color: '#8b6a4b' } })).toBe('')
    expect(joinLayers(drawCharacter(new Canvas('t'), CAT, WARDROBE, 'seed'))).toContain(drawDome(CAT).slice(0, 40))
  })

  it('needs fur and ears, so a bald person keeps a bare skull', () => {
    expect(drawDome({ ...CAT, beast: { muzzle: 'pig' } })).toBe('')
    expect(drawDome({ ...CAT, beast: { fur: '#a07a56' } })).toBe('')
  })
})
