import { type Color, ink, light, shade } from '../draw/color.ts'
import { lock, ribbon } from '../draw/lock.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A round iron bar, lit from the left. */
function bar(s: Sketch, line: string, iron: Color, width = 24): Svg {
  return (
    s.cord(line, width, iron) +
    group(
      { transform: `translate(${width * 0.24} 0)` },
      s.stroke(line, width * 0.42, shade(iron, 1.2), { profile: 'even', opacity: 0.8, steps: 20 }),
    ) +
    group(
      { transform: `translate(${-width * 0.26} 0)` },
      s.stroke(line, width * 0.16, light(iron, 1.1), { profile: 'even', opacity: 0.8, steps: 20 }),
    )
  )
}

/** The bars of a cage across the whole picture, burst open; one has snapped. */
const cageBars: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#59607a')
  const upright = [
    '-310,-420 -306,0 -312,480',
    '-236,-420 -240,-120 -232,180 -238,480',
    '-150,-420 -160,-330 -212,-220 -206,-40 -176,200 -160,480',
    '318,-420 312,0 316,480',
    '236,-420 240,-200 252,20 240,480',
    '120,-420 128,-340 204,-250 214,-60 184,200 160,480',
  ].map((line) => bar(s, line, iron))
  const snapped =
    bar(s, '-58,-420 -64,-350 -104,-300 -142,-284', iron) +
    s.inked('-128,-304! -168,-288! -148,-276! -166,-262! -130,-268!', light(iron, 0.9), 3) +
    bar(s, '34,-420 36,-380 56,-346', iron) +
    s.inked('40,-356! 58,-326! 62,-344! 76,-340! 68,-364!', light(iron, 0.9), 3)
  const hoops = ['-340,-352 -100,-322 100,-322 340,-352', '-340,360 0,392 340,360'].map(
    (line) =>
      s.trim(line, 24, shade(iron, 0.4)) +
      s
        .points(line)
        .map(([x, y]) => s.disc(x, y, 6, light(iron, 0.8), ink(iron), 2))
        .join(''),
  )
  return upright.join('') + snapped + hoops.join('')
}

/** One bar of a cage, bent aside by the paw that grips it at (0, 0). */
const bentBar: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#59607a')
  return bar(s, '46,-640 44,-420 8,-200 0,0 -14,160 10,420', iron, 30)
}

/** The chain of a cage with its sprung lock; a fist holds it at its upper end. */
const sprungChain: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#c3cbe0')
  const brass = colorIn(options, 'lock', '#e0a23c')
  const link = (x: number, y: number, index: number) =>
    index % 2
      ? s.inked(`${x - 8},${y - 24}! ${x + 8},${y - 24}! ${x + 8},${y + 24}! ${x - 8},${y + 24}!`, iron, 5)
      : s.place(x, y, s.oval(0, 0, 17, 25, 'none', ink(iron), 15) + s.oval(0, 0, 17, 25, 'none', iron, 9))
  const links = [-1, 0, 1, 2, 3, 4].map((n) => link(n * 2, n * 40, Math.abs(n)))
  const shackle =
    s.cord('-20,232 -24,184 -2,154 28,158 42,188 42,206', 16, iron) +
    s.stroke('36,202 48,204', 6, ink(iron), { profile: 'even' })
  const body =
    s.metal('-32,-8! 74,-8! 68,76 18,92 -32,76', brass, { gradient: '-30,-10 70,84' }) +
    s.disc(20, 26, 12, ink(brass)) +
    s.fill('14,28! 26,28! 30,60! 10,60!', ink(brass)) +
    s.stroke('62,-8 46,22 62,42 48,80', 6, ink(brass), { profile: 'out' })
  return links.join('') + shackle + s.place(-20, 228, body, 1, 16)
}

/** The hinder part of a python, risen beside a figure; the tip curls inwards. */
const pythonTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hide = colorIn(options, 'color', '#a8963c')
  const mark = colorIn(options, 'pattern', '#4a4018')
  const body = lock(s.points('20,420 -30,250 44,110 -16,-20 -58,-150 6,-236 70,-190 52,-140'), 118, {
    profile: 'spike',
  })
  const saddles = Array.from({ length: 15 }, (_, index) => {
    const t = 0.04 + index * 0.061
    const size = 1 - t
    const [x, y] = body.at(0.42, t)
    return (
      s.place(x, y, s.inked('/0,-20 26,0 0,20 -26,0', mark, 3), 0.35 + size * 0.75, index * 9 - 30) +
      s.disc(x, y, 6 * size + 1.4, light(hide, 0.8))
    )
  })
  return (
    path(body.outline, hide, { stroke: ink(hide), 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(body.outline, hide) +
    path(ribbon(body, 0.8, 1, 0, 1, 20), light(hide, 1.2), { opacity: 0.9 }) +
    saddles.join('') +
    path(ribbon(body, 0.62, 1, 0, 1, 20), shade(hide, 1.6), { opacity: 0.45 })
  )
}

export const BONDS: PropTable = {
  'cage-bars': cageBars,
  'bent-bar': bentBar,
  'sprung-chain': sprungChain,
  'python-tail': pythonTail,
}
