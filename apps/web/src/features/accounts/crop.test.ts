import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ZOOM, moveCrop, toSquare, WHOLE, zoomCrop, type Crop } from './crop.ts'

const wide = { width: 400, height: 200 }

test('the initial crop is the largest centered square', () => {
  expect(toSquare(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 })
})

test('zooming in keeps the center, and zooming out stops at the whole picture', () => {
  expect(toSquare(wide, zoomCrop(wide, WHOLE, 2))).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomCrop(wide, WHOLE, 0.1)).toEqual(WHOLE)
  expect(zoomCrop(wide, WHOLE, 99).zoom).toBe(MAX_ZOOM)
})

test('a crop moves by fractions of its side and stops at the edges', () => {
  expect(toSquare(wide, moveCrop(wide, WHOLE, 0.25, 0))).toEqual({ left: 150, top: 0, side: 200 })
  expect(toSquare(wide, moveCrop(wide, WHOLE, 9, 9))).toEqual({ left: 200, top: 0, side: 200 })
  expect(toSquare(wide, moveCrop(wide, WHOLE, -9, -9))).toEqual({ left: 0, top: 0, side: 200 })
})

test('a crop stays within the picture after any moves and zooms', () => {
  const step = fc.oneof(
    fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }) }),
  )
  const size = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })
  fc.assert(
    fc.property(size, fc.array(step), (picture, steps) => {
      const end = steps.reduce<Crop>(
        (crop, one) =>
          'zoom' in one ? zoomCrop(picture, crop, one.zoom) : moveCrop(picture, crop, one.right, one.down),
        WHOLE,
      )
      const { left, top, side } = toSquare(picture, end)
      const slack = 1e-6 * Math.max(picture.width, picture.height)
      expect(side).toBeGreaterThan(0)
      for (const edge of [left, top, picture.width - left - side, picture.height - top - side]) {
        expect(edge).toBeGreaterThanOrEqual(-slack)
      }
    }),
  )
})
