import { describe, expect, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { createTestFigure } from '../../test/figure.ts'
import { HEADGEAR } from './index.ts'

function drawHeadgear(kind: string): string {
  const canvas = new Canvas('q')
  const { back = '', front = '' } = HEADGEAR[kind]?.(canvas, createTestFigure('girl'), {}) ?? {}
  return canvas.definitions() + back + front
}

describe.each(Object.keys(HEADGEAR))('the headgear %s', (kind) => {
  test('is drawn without options', () => {
    expect(drawHeadgear(kind)).toMatch(/<path|<circle/)
    expect(drawHeadgear(kind)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('is the same every time', () => {
    expect(drawHeadgear(kind)).toBe(drawHeadgear(kind))
  })
})

test.each(['horns', 'ears'])('%s with an unknown shape are reported as an error in the recipe', (kind) => {
  expect(() => HEADGEAR[kind]?.(new Canvas('q'), createTestFigure('girl'), { shape: 'teapot' })).toThrow(RangeError)
})
