import { describe, expect, test } from 'vitest'
import { drawBow } from './bow.ts'
import { Canvas } from './canvas.ts'
import { drawCloth } from './cloth.ts'
import { type Point, toPolygon, toLine } from './geometry.ts'
import { drawGem, drawMetal, drawTrim } from './metal.ts'
import { drawUnionOutline } from './outline.ts'
import { drawFeather, drawFlower, drawSparkle, buildStarPath } from './plants.ts'
import { element, group, layer, path } from './svg.ts'

const slope: readonly Point[] = [
  [0, 0],
  [40, 20],
]
const square = toPolygon(toLine([0, 0], [9, 0], [9, 9], [0, 9]))

function countUnclosedTags(svg: string): number {
  const opened = svg.match(/<[a-z][^>]*[^/]>/gi)?.length ?? 0
  const closed = svg.match(/<\/[a-z]+>/gi)?.length ?? 0
  return opened - closed
}

test.each([
  [
    'cloth',
    drawCloth(new Canvas('q'), square, '#d8222e', { gradient: [0, 0, 0, 9], shades: [square], folds: [slope] }),
  ],
  ['metal', drawMetal(new Canvas('q'), square, '#c3cfe2', { folds: [slope], shines: [{ points: slope, width: 9 }] })],
  ['trim', drawTrim(slope, 7, '#e8c04e')],
  ['a set gem', drawGem(0, 0, 8, '#3fc0e0', { setting: '#e8c04e', stretch: 1.2 })],
  ['a bow', drawBow(10, 20, 0.5, '#c33', { angle: 0.4 })],
  ['a flower', drawFlower(0, 0, 20, '#e8507a', 'lily')],
  ['a feather', drawFeather(slope, 12, '#4f9be6')],
  ['a sparkle', drawSparkle(4, 4, 10)],
])('%s is complete SVG with finite numbers', (_, svg) => {
  expect(countUnclosedTags(svg)).toBe(0)
  expect(svg).not.toMatch(/NaN|undefined|null/)
})

describe('cloth', () => {
  const lineOf = (svg: string) => svg.match(/fill="(#[0-9a-f]{6})"/)?.[1]

  test('draws folds in the ink of its outline', () => {
    const svg = drawCloth(new Canvas('q'), square, '#d8222e', { folds: [slope] })
    const ink = lineOf(svg)
    expect(ink).toBeDefined()
    expect(svg).toContain(`fill="${ink}" fill-opacity="0.75"`)
  })

  test('draws a fold without options with the default stroke', () => {
    const bare = drawCloth(new Canvas('q'), square, '#d8222e', { folds: [slope] })
    const full = { points: slope, width: 2.6, profile: 'out', opacity: 0.75 } as const
    expect(drawCloth(new Canvas('q'), square, '#d8222e', { folds: [full] })).toBe(bare)
  })

  test('keeps everything inside its shape', () => {
    const canvas = new Canvas('q')
    const svg = drawCloth(canvas, square, '#d8222e', { extra: '<circle/>' })
    expect(svg).toContain('<g clip-path="url(#q_0)"><circle/></g>')
    expect(canvas.definitions()).toContain(`<clipPath id="q_0"><path d="${square}"/></clipPath>`)
  })
})

test('a union outline draws all shapes in one ink, heavier at the lower right', () => {
  const svg = drawUnionOutline([square, square], '#402a55', 2.5)
  expect(svg.match(/<path /g)).toHaveLength(2)
  expect(svg).toMatch(/^<g fill="#402a55" stroke="#402a55" stroke-width="5.9" [^>]*transform="translate\(.4 .65\)">/)
})

test('a star has twice as many corners as points', () => {
  expect(buildStarPath(0, 0, 10, { points: 5 }).match(/L/g)).toHaveLength(9)
})

describe('markup', () => {
  test('leaves out empty attributes and rounds numbers', () => {
    expect(element('rect', { x: 1.2345, y: 0, rx: undefined, ry: null, fill: false })).toBe('<rect x="1.23" y="0"/>')
  })

  test('joins nested content and skips what is missing', () => {
    expect(group({}, ['a', ['b', false]], undefined, 'c')).toBe('<g>abc</g>')
    expect(layer('hair-back', 'a')).toBe('<g id="hair-back">a</g>')
  })

  test('draws no path without data', () => {
    expect(path('', '#fff')).toBe('')
  })
})
