import { toInk, tint } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { addEmblem } from './emblems.ts'
import { Sketch } from '../draw/sketch.ts'

/** Draws rows of strokes that resemble writing. */
function drawWriting(
  sketch: Sketch,
  left: number,
  right: number,
  top: number,
  rows: number,
  color = '#8a7060',
): string {
  return Array.from({ length: rows }, (_, row) =>
    sketch.stroke(
      `${left},${top + row * 17} ${(left + right) / 2},${top + row * 17 - 2} ${right - (row % 3) * 16},${top + row * 17}`,
      4,
      color,
      { profile: 'flat' },
    ),
  ).join('')
}

function createClosedBook(defaults: { color: string; emblem: string }): PropPiece {
  return (canvas, options) => {
    const s = new Sketch(canvas)
    const c = getColor(options, 'color', defaults.color)
    return (
      s.inked('/-58,-86 78,-86 78,86 -58,86', '#fff6e2', 6, toInk(c)) +
      [0, 1, 2, 3]
        .map((row) => s.stroke(`${66 + row * 3},-82 ${66 + row * 3},82`, 2, '#c9b79a', { profile: 'even' }))
        .join('') +
      s.cloth('/-70,-92 62,-92 62,92 -70,92', c, {
        shades: ['/20,-92 66,-92 66,92 -6,92'],
        lights: ['/-48,-88 -34,-88 -34,88 -48,88'],
      }) +
      s.trim('-54,-92 -54,92', 6, tint(c, 0.4)) +
      s.stroke('-34,-72 44,-72', 4, '#f0d080', { profile: 'even' }) +
      s.stroke('-34,72 44,72', 4, '#f0d080', { profile: 'even' }) +
      addEmblem(canvas, { emblem: { kind: defaults.emblem, color: '#f0d080', scale: 1 }, ...options }, 4, 0)
    )
  }
}

const clubCard: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    element('rect', {
      x: -88,
      y: -54,
      width: 176,
      height: 108,
      rx: 8,
      fill: '#fffaf0',
      stroke: '#4a4658',
      'stroke-width': 5,
    }) +
    element('rect', {
      x: -78,
      y: -44,
      width: 156,
      height: 88,
      rx: 5,
      fill: 'none',
      stroke: getColor(options, 'color', '#3a5a8a'),
      'stroke-width': 4,
    }) +
    addEmblem(canvas, { emblem: { kind: 'owl', color: '#8a6a3a', scale: 0.9 }, ...options }, -40, 0) +
    drawWriting(s, -8, 64, -16, 3)
  )
}

export const PAPERS: PropTable = {
  'spelling-book': createClosedBook({ color: '#3a7ac0', emblem: 'star' }),
  'closed-book': createClosedBook({ color: '#8a2a4a', emblem: 'moon' }),

  'club-card': clubCard,
}
