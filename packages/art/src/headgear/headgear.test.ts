import { describe, expect, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { figureFor } from '../../test/figure.ts'
import { HEADGEAR } from './index.ts'

function drawn(kind: string): string {
  const canvas = new Canvas('q')
  const { back = '', front = '' } = HEADGEAR[kind]?.(canvas, figureFor('girl'), {}) ?? {}
  return canvas.definitions() + back + front
}

describe.each(Object.keys(HEADGEAR))('the headgear %s', (kind) => {
  test('is drawn without options', () => {
    expect(drawn(kind)).toMatch(/<path|<circle/)
    expect(drawn(kind)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('is the same every time', () => {
    expect(drawn(kind)).toBe(drawn(kind))
  })
})

test.each(['horns', 'ears'])('%s of an unknown shape are a fault of the recipe', (kind) => {
  expect(() => HEADGEAR[kind]?.(new Canvas('q'), figureFor('girl'), { shape: 'teapot' })).toThrow(RangeError)
})
