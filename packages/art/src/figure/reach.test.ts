import { expect, test } from 'vitest'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import { Canvas } from '../draw/canvas.ts'
import type { PropSpec } from '../spec.ts'
import { createFigure } from './figure.ts'
import { drawPropWithHands } from './reach.ts'

const SLEEVE = '#123456'

test.each([
  ['behind a prop in front of the body', 'front', undefined, false],
  ['over a prop behind the body', 'back', undefined, true],
  ['over a prop in front of the body, if wanted', 'front', true, true],
  ['behind a prop behind the body, if wanted', 'back', false, false],
] as const)('an arm is drawn %s', (_, layer, armOver, isOver) => {
  const canvas = new Canvas('t')
  const hand = { kind: 'fist', sleeve: SLEEVE, ...(armOver === undefined ? {} : { armOver }) }
  const prop = { kind: 'lantern', x: 190, y: 160, layer, hand } as PropSpec
  const { below, above } = drawPropWithHands(canvas, createFigure(canvas, PLAIN_WOMAN), prop, '<prop/>')
  expect([below, above].map((part) => part.includes(SLEEVE))).toEqual([!isOver, isOver])
  expect(below).toContain('<prop/>')
})

test.each([
  ['casts a shadow if it is held in front of the body', { layer: 'front', hand: true }, true],
  ['casts no shadow behind the body', { layer: 'back', hand: true }, false],
  ['casts no shadow if nobody holds it', { layer: 'front' }, false],
] as const)('a prop %s', (_, change, hasShadow) => {
  const canvas = new Canvas('t')
  const prop: PropSpec = { kind: 'lantern', x: 60, y: 160, ...change }
  const { below } = drawPropWithHands(canvas, createFigure(canvas, PLAIN_WOMAN), prop, '<prop/>')
  expect(/<use href="#(\w+)"\/>.*<g id="\1"[^>]*><prop\/>/.test(below)).toBe(hasShadow)
})
