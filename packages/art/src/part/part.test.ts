import { expect, it } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { shade } from '../draw/color.ts'
import type { Options } from '../draw/options.ts'
import { readPart } from './part.ts'

const file = (content: string, metadata = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 10 10" fill="none"><metadata>${metadata}</metadata>${content}</svg>`

function drawPart(
  content: string,
  { metadata = '', options = {} }: { metadata?: string; options?: Options } = {},
): string {
  const canvas = new Canvas('t')
  const svg = readPart(file(content, metadata)).draw(canvas, options)
  return canvas.definitions() + svg
}

const PALETTE = '<color name="color" is="#ff0000"/><color is="#880000" as="shade($color,0.6)"/>'

it('takes the colors that its options name, and tones of them', () => {
  const square =
    '<path d="M0 0h9v9z" fill="#F00"/><path d="M0 0h5v5z" fill="#880000"/><path d="M0 0h2v2z" fill="#123456"/>'
  expect(drawPart(square, { metadata: PALETTE })).toContain('fill="#ff0000"')
  const blue = drawPart(square, { metadata: PALETTE, options: { color: '#0000ff' } })
  expect(blue).toContain('fill="#0000ff"')
  expect(blue).toContain(`fill="${shade('#0000ff', 0.6)}"`)
  expect(blue).toContain('fill="#123456"')
})

it('uses another option as a default, and list entries that wrap around', () => {
  const square = '<path d="M0 0h9v9z" fill="#111111"/>'
  const derived = '<color name="color" is="#ff0000"/><color name="rim" is="#111111" as="shade($color,1)"/>'
  expect(drawPart(square, { metadata: derived, options: { color: '#00ff00' } })).toContain(shade('#00ff00', 1))
  expect(drawPart(square, { metadata: derived, options: { rim: '#abcdef' } })).toContain('#abcdef')
  const list = '<color name="gems.2" is="#111111"/>'
  expect(drawPart(square, { metadata: list, options: { gems: ['#aaaaaa', '#bbbbbb'] } })).toContain('#aaaaaa')
})

it('shows an element only while its condition holds', () => {
  const feather = '<circle cx="1" cy="2" r="3" fill="#fff" data-when="feather"/>'
  const plain = '<circle cx="1" cy="2" r="3" fill="#fff" data-when="!feather"/>'
  const cake = '<circle cx="1" cy="2" r="3" fill="#fff" data-when="cake=true !size=4"/>'
  expect([drawPart(feather), drawPart(feather, { options: { feather: '#fff' } })].map(Boolean)).toEqual([false, true])
  expect([drawPart(plain), drawPart(plain, { options: { feather: '#fff' } })].map(Boolean)).toEqual([true, false])
  expect(
    [drawPart(cake, { options: { cake: true } }), drawPart(cake, { options: { cake: true, size: 4 } })].map(Boolean),
  ).toEqual([true, false])
})

it('moves elements with the change of a number', () => {
  const metadata = '<number name="length" default="10"/>'
  const rect = '<rect x="1" y="2" width="3" height="4" fill="#fff" data-by-length="0 2"/>'
  expect(drawPart(rect, { metadata, options: { length: 13 } })).toContain('y="8"')
  const path = '<path d="M0 0h5v5" fill="#fff" data-by-length="d:0*4 0 1"/>'
  expect(drawPart(path, { metadata, options: { length: 14 } })).toContain('d="M0 0L5 0L5 9"')
  expect(drawPart(path, { metadata })).toContain('d="M0 0L5 0L5 5"')
})

it('mirrors a half about its axis: shapes are flipped, upright groups only move', () => {
  const half =
    '<use xlink:href="#half" transform="matrix(-1 0 0 1 20 0)"/><g id="half"><path d="M12 0h3v3z" fill="#fff"/><g class="upright" transform="translate(14 5) rotate(30)"><path d="M0 0h3v3z" fill="#fff"/></g></g>'
  expect(drawPart(half)).toContain('d="M8 0L5 0L5 3Z"')
  expect(drawPart(half)).toContain('d="M12 0L15 0L15 3Z"')
  expect(drawPart(half)).toContain('translate(6.0 5.0) rotate(-30) scale(1)')
  expect(drawPart(half).match(/d="M0 0L3 0L3 3Z"/g)).toHaveLength(2)
})

it('reads what an editor writes as the plain file it came from', () => {
  const plain = '<path d="M10 10C10 20 30 20 30 10Z" fill="#00ff00" opacity="0.5"/>'
  const saved =
    '<path inkscape:connector-curvature="0" style="fill:#0f0;opacity:0.5;-inkscape-stroke:none" d="m 5,5 c 0,10 20,10 20,0 z" transform="translate(5,5)" id="path12"/>'
  expect(drawPart(saved)).toBe(drawPart(plain))
})

it('moves and turns a group that an editor has moved', () => {
  const moved = drawPart('<g transform="translate(5,5)"><circle cx="1" cy="2" r="3" fill="#123456"/></g>')
  expect(moved).toContain('<g transform="translate(5 5)"><circle cx="1" cy="2" r="3" fill="#123456"/></g>')
})

it('omits a glow in silhouettes', () => {
  const canvas = new Canvas('t', { dark: true })
  const part = readPart(file('<ellipse class="glow" cx="0" cy="0" rx="9" ry="9" fill="#fff"/>'))
  expect(part.draw(canvas, {})).toBe('')
  expect(part.draw(new Canvas('t'), {})).not.toBe('')
})

it('keeps its definitions apart from those of other parts in one picture', () => {
  const canvas = new Canvas('t')
  const gradient = '<linearGradient id="d1" x1="0"><stop offset="0" stop-color="#fff"/></linearGradient>'
  const part = readPart(file(`<defs>${gradient}</defs><path d="M0 0h9v9z" fill="url(#d1)"/>`))
  const [one, other] = [part.draw(canvas, {}), part.draw(canvas, {})]
  expect(one).not.toBe(other)
  expect(canvas.definitions().match(/<linearGradient/g)).toHaveLength(2)
})

it('keeps the colors of a gradient that takes them from another, as Inkscape writes it', () => {
  const stop = '<linearGradient id="a"><stop offset="0" style="stop-color:#123456"/></linearGradient>'
  const svg = drawPart(
    `<defs>${stop}<linearGradient id="b" xlink:href="#a" x1="0"/></defs><path d="M0 0h9v9z" fill="url(#b)"/>`,
  )
  expect(svg).toContain(`href="#${/<linearGradient id="([^"]+)"><stop/.exec(svg)?.[1]}"`)
})
