import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLch, toInk, tint, toSoftInk, getLightness, mix, toOklab, saturate, shade, toLch } from './color.ts'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

function measureLargestDifference(a: string, b: string): number {
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const others = channels(b)
  return Math.max(...channels(a).map((value, index) => Math.abs(value - (others[index] ?? Number.NaN))))
}

describe('any color', () => {
  test('stays the same after conversion to lightness, chroma and hue and back', () => {
    fc.assert(fc.property(color, (hex) => measureLargestDifference(fromLch(...toLch(hex)), hex) <= 1))
  })

  test('stays the same when mixed with itself', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 1, noNaN: true }), (hex, share) => {
        expect(measureLargestDifference(mix(hex, hex, share), hex)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('is darkened by shade, lightened by tint, and dark as ink', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(getLightness(shade(hex))).toBeLessThanOrEqual(getLightness(hex) + 0.02)
        expect(getLightness(tint(hex))).toBeGreaterThanOrEqual(getLightness(hex) - 0.02)
        expect(getLightness(toInk(hex))).toBeLessThan(0.4)
      }),
    )
  })
})

test('white and black are the ends of lightness', () => {
  expect(toOklab('#ffffff')[0]).toBeCloseTo(1, 4)
  expect(toOklab('#000')[0]).toBe(0)
})

test('the short form is the same color', () => {
  expect(toOklab('#c3f')).toEqual(toOklab('#cc33ff'))
})

test('without chroma a color is gray', () => {
  const gray = saturate('#c8461e', 0)
  expect(measureLargestDifference(gray, `#${gray.slice(1, 3).repeat(3)}`)).toBeLessThanOrEqual(1)
})

test('outlines of cloth and hair keep the hue of the fill, and are not nearly black', () => {
  for (const hex of ['#d8222e', '#3f8040', '#2f55b0', '#e8c04e']) {
    const [lightness, , hue] = toLch(toSoftInk(hex))
    expect(lightness).toBeGreaterThan(getLightness(toInk(hex)))
    expect(lightness).toBeLessThan(0.45)
    expect(Math.abs(hue - toLch(hex)[2])).toBeLessThan(0.6)
  }
})
