import { describe, expect, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { createTestFigure } from '../../test/figure.ts'
import { OUTFIT } from './index.ts'

function drawOutfitFor(kind: string, build: string): string {
  const canvas = new Canvas('q')
  const { back = '', main = '', collarBack = '' } = OUTFIT[kind]?.(canvas, createTestFigure(build), {}) ?? {}
  return canvas.definitions() + back + collarBack + main
}

describe.each(Object.keys(OUTFIT))('the garment %s', (kind) => {
  test.each(['child', 'woman', 'giant'])('fits a %s without options', (build) => {
    const svg = drawOutfitFor(kind, build)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    if (kind !== 'necktie') expect(svg).toContain('<path')
  })

  test('is the same every time', () => {
    expect(drawOutfitFor(kind, 'woman')).toBe(drawOutfitFor(kind, 'woman'))
  })
})

test('an unknown neckline is an error in the recipe', () => {
  expect(() => OUTFIT['base']?.(new Canvas('q'), createTestFigure('girl'), { neck: 'sideways' })).toThrow(RangeError)
})
