import { toInk, tint, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { sketchTorso } from './torso.ts'

const gallowsRope: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#b08a5a')
  const sketch = sketchTorso(canvas, build)
  const twists = (line: readonly string[]) => line.map((text) => sketch.stroke(text, 4, toInk(color))).join('')
  const loop = sketch.cord('-n-18,-34 -n-2,6 0,22 n+2,6 n+18,-34', 20, color)
  const bound =
    sketch.cord('-s-4,86 -.4s,128 .2s,112 s+6,60', 22, color) +
    sketch.cord('-s-6,140 -.3s,176 .3s,166 s+10,120', 22, shade(color, 0.5))
  const marks = [
    '-30,-2 -18,16',
    '-8,12 2,28',
    '16,10 26,-4',
    '-60,102 -46,126',
    '-10,106 4,130',
    '46,94 60,116',
    '-50,154 -36,180',
    '20,156 34,180',
  ]
  return { main: bound + loop + twists(marks) + sketch.cord('0,22 -4,60 8,104', 18, color) }
}

const strawTufts: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#e8c860')
  const sketch = sketchTorso(canvas, build)
  const collar = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) =>
    sketch.blade(
      `${i * 8},-34 ${i * 13},${4 - Math.abs(i) * 2} ${i * 19 + (i % 2) * 8},${30 - Math.abs(i) * 5}`,
      13,
      i % 2 ? tint(color, 0.4) : color,
      'spike',
    ),
  )
  return { main: collar.join('') }
}

const melting: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#7a5430')
  const sketch = sketchTorso(canvas, build)
  const drips = [-0.96, -0.72, -0.46, -0.2, 0.08, 0.34, 0.6, 0.86].map((u, index) => {
    const top = 20 + Math.abs(u) * 40 + (index % 3) * 26
    const low = top + 90 + ((index * 41) % 4) * 34
    const w = 13 + (index % 3) * 6
    const [x, tone] = [u * build.shoulder, index % 2 ? tint(color, 0.25) : color]
    return (
      sketch.cloth(
        `${x - w},${top}! ${x - w * 0.6},${low - 40} ${x - w},${low} ${x},${low + 24} ${x + w},${low} ${x + w * 0.6},${low - 40} ${x + w},${top}! ${x},${top - 16}`,
        tone,
        { lineWidth: 2.4 },
      ) + sketch.oval(x - w * 0.36, low - 2, w * 0.22, w * 0.5, tint(tone, 1.2))
    )
  })
  const pool = sketch.cloth('-s-60,b! -s-20,210 -.5s,232 -.1s,206 .4s,236 .9s,206 s+60,b!', color, {
    lights: ['-.6s,236 -.3s,228 -.2s,246 -.5s,252'],
  })
  return { main: drips.join('') + pool }
}

export const ORDEALS: OutfitTable = { 'gallows-rope': gallowsRope, 'straw-tufts': strawTufts, melting }
