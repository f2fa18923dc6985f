import { ink, light, shade } from '../draw/colour.ts'
import { lock, ribbon } from '../draw/lock.ts'
import { path } from '../draw/svg.ts'
import { colourIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** The bars of a cage across the whole picture, torn open in the middle. */
const cageBars: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colourIn(options, 'colour', '#59607a')
  const straight = s.both((half) => [300, 226].map((x) => half.cord(`${x},-380 ${x},0 ${x},470`, 22, iron)).join(''))
  const bent = s.both(
    (half) =>
      half.cord('150,-380 152,-250 196,-110 186,40 156,180 150,470', 22, iron) +
      half.cord('76,-380 78,-290 128,-226 160,-206', 20, iron) +
      half.fill('146,-222! 182,-218! 176,-190! 152,-192!', light(iron, 0.9)),
  )
  const beams = [-340, 330].map((y) => s.trim(`-340,${y} 0,${y + 4} 340,${y}`, 26, shade(iron, 0.4)))
  return straight + bent + beams.join('')
}

/** The chain of a cage with its sprung lock; a fist holds it at its upper end. */
const sprungChain: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colourIn(options, 'colour', '#c3cbe0')
  const brass = colourIn(options, 'lock', '#e0a23c')
  const link = (x: number, y: number, index: number) =>
    index % 2
      ? s.inked(`${x - 8},${y - 24}! ${x + 8},${y - 24}! ${x + 8},${y + 24}! ${x - 8},${y + 24}!`, iron, 5)
      : s.place(x, y, s.oval(0, 0, 17, 25, 'none', ink(iron), 15) + s.oval(0, 0, 17, 25, 'none', iron, 9))
  const links = [-1, 0, 1, 2, 3, 4].map((n) => link(n * 2, n * 40, Math.abs(n)))
  const shackle = s.cord('-16,216 -20,182 6,160 32,178 42,198', 16, iron)
  const body = s.metal('-46,214! 54,206! 62,296! 4,314 -46,302!', brass, { gradient: '-44,214 60,300' })
  const keyhole = s.disc(8, 248, 12, ink(brass)) + s.fill('2,250! 14,250! 18,282! -2,282!', ink(brass))
  const crack = s.stroke('42,210 26,240 44,260 30,300', 6, ink(brass), { profile: 'out' })
  return links.join('') + shackle + body + keyhole + crack
}

/** The hinder part of a python, risen beside a figure; the tip curls inwards. */
const pythonTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hide = colourIn(options, 'colour', '#a8963c')
  const mark = colourIn(options, 'pattern', '#4a4018')
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
  'sprung-chain': sprungChain,
  'python-tail': pythonTail,
}
