import { expect, it, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { createTestFigure } from '../../test/figure.ts'
import { drawBeard } from './beard.ts'
import { createFace } from './face-frame.ts'

function drawTestBeard(kind: string): { svg: string; definitions: string } {
  const canvas = new Canvas('t')
  const svg = drawBeard(createFace(canvas, createTestFigure('man')), { kind, color: '#6a4326' })
  return { svg, definitions: canvas.definitions() }
}

test.each(['full', 'short', 'long', 'wise', 'forked'])(
  'a %s beard is at least nine locks of different tones',
  (kind) => {
    const fills = [...drawTestBeard(kind).svg.matchAll(/<path d="[^"]+" fill="(url[^"]+)"/g)].map(([, fill]) => fill)
    expect(fills.length).toBeGreaterThan(9)
    expect(new Set(fills).size).toBeGreaterThanOrEqual(3)
  },
)

it('has a strong outline only beyond the face, because it grows out of the cheeks', () => {
  const { svg, definitions } = drawTestBeard('full')
  const beyond = /<clipPath id="([^"]+)"><path[^>]*clip-rule="evenodd"/.exec(definitions)?.[1]
  expect(beyond).toBeDefined()
  expect(svg).toContain(`url(#${beyond})`)
})
