import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLch, ink, light, lightness, mix, oklab, saturate, shade, toLch } from './color.ts'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

function farthestChannel(a: string, b: string): number {
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const others = channels(b)
  return Math.max(...channels(a).map((value, index) => Math.abs(value - (others[index] ?? Number.NaN))))
}

describe('any color', () => {
  test('survives the way to lightness, chroma and hue and back', () => {
    fc.assert(fc.property(color, (hex) => farthestChannel(fromLch(...toLch(hex)), hex) <= 1))
  })

  test('mixed with itself stays what it is', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 1, noNaN: true }), (hex, share) => {
        expect(farthestChannel(mix(hex, hex, share), hex)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('gets darker by shade, lighter by light, and dark by ink', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(lightness(shade(hex))).toBeLessThanOrEqual(lightness(hex) + 0.02)
        expect(lightness(light(hex))).toBeGreaterThanOrEqual(lightness(hex) - 0.02)
        expect(lightness(ink(hex))).toBeLessThan(0.4)
      }),
    )
  })
})

test('white and black are the ends of lightness', () => {
  expect(oklab('#ffffff')[0]).toBeCloseTo(1, 4)
  expect(oklab('#000')[0]).toBe(0)
})

test('the short form is the same color', () => {
  expect(oklab('#c3f')).toEqual(oklab('#cc33ff'))
})

test('without chroma a color is gray', () => {
  const gray = saturate('#c8461e', 0)
  expect(farthestChannel(gray, `#${gray.slice(1, 3).repeat(3)}`)).toBeLessThanOrEqual(1)
})
