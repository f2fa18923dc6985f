import { expect, it } from 'vitest'
import { element } from './svg.ts'

it.each([
  ['a shape with a fill alone', { fill: '#fff' }, 'fill-opacity'],
  ['a line', { fill: 'none', stroke: '#fff' }, 'stroke-opacity'],
  ['a shape with a fill and a stroke', { fill: '#fff', stroke: '#000' }, 'opacity'],
  ['a shape that is clipped', { fill: '#fff', 'clip-path': 'url(#a)' }, 'opacity'],
  ['a shape that takes its fill from its group', {}, 'opacity'],
])('%s is made translucent without a layer if it looks the same', (_, paint, key) => {
  expect(element('path', { ...paint, opacity: 0.5 })).toContain(` ${key}="0.5"`)
})
