import { expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { defineFigureLight } from './light.ts'

function defineLight(rim?: string): string {
  const canvas = new Canvas('t')
  defineFigureLight(canvas, { colors: ['#8ab0e8', '#3a4f9a'], ...(rim && { rim }) })
  return canvas.definitions()
}

it('lights a figure only inside its outline, without a glow around it', () => {
  const painted = [...defineLight().matchAll(/operator="(\w+)"/g)].map(([, operator]) => operator)
  expect(painted.at(-1)).toBe('atop')
  expect(defineLight()).not.toContain('feMerge')
})

it('moves no shadow upwards, because the card cuts off the figure at its lower edge', () => {
  const moves = [...defineLight().matchAll(/dy="([^"]+)"/g)].map(([, dy]) => dy)
  expect(new Set(moves)).toEqual(new Set(['0']))
})

it('leaves the strip at the card’s right edge unlit, because the card cuts off the figure there', () => {
  const floods = [...defineLight().matchAll(/<feFlood [^>]*x="0"[^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(floods).toHaveLength(2)
  expect(Math.max(...floods)).toBeLessThan(590)
})

it('takes the color of the rim from the background', () => {
  expect(defineLight('#ff0000')).toContain('flood-color="#ff0000"')
  expect(defineLight()).not.toContain('#ff0000')
})
