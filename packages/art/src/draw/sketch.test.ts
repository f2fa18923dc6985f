import { expect, it } from 'vitest'
import { Canvas } from './canvas.ts'
import { Sketch } from './sketch.ts'

const pathStarts = (svg: string) =>
  [...svg.matchAll(/ d="M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

it('draws a rod once on each side of a mirrored drawing, and where the frame lies', () => {
  const rod = (s: Sketch) => s.rod([40, 0], [40, 80], 10, '#888888')
  const canvas = new Canvas('t')
  const [plain = []] = pathStarts(rod(new Sketch(canvas)))
  const [left = []] = pathStarts(rod(new Sketch(canvas).on(-1)))
  const [moved = []] = pathStarts(rod(new Sketch(canvas, { x: 7, y: 20 })))
  expect(plain).toEqual([35, 0])
  expect(left).toEqual([-45, 0])
  expect(moved).toEqual([42, 20])
})
