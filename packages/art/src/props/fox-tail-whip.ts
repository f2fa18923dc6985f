import { type Color, ink, light, shade } from '../draw/color.ts'
import { type Point, samplePath } from '../draw/geometry.ts'
import { lock, ribbon } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** From the handle outwards and back over the head, where the plait flies apart. */
const LASH = '5,-80 60,-160 74,-262 22,-362 -74,-438 -180,-474 -244,-462'
const STEPS = 28

/** A lash of snakes and foxes' brushes twisted together; a fist holds its handle at (0, 0). */
const snakeWhip: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const green = colorIn(options, 'color', '#4f9a3a')
  const dark = shade(green, 1.2)
  const fox = colorIn(options, 'fox', '#d9702a')
  const handle = s.rod([6, -84], [-6, 100], 25, '#5a3424')
  const wraps = [-66, -40, 48, 76].map((y) => s.trim(`-13,${y} 15,${y + 6}`, 8, '#c99a4a'))
  const knob = s.disc(-7, 106, 17, '#c99a4a', ink('#c99a4a'), 4)
  return (
    foxTail(s, '-228,-466 -292,-456 -344,-404 -420,-404', fox) +
    snake(s, '-232,-464 -290,-494 -330,-470 -366,-500', dark, 214) +
    snake(s, '-232,-462 -262,-440 -262,-410 -308,-384', green, 160) +
    twist(s, [green, fox, dark]) +
    handle +
    wraps.join('') +
    knob
  )
}

/** Strands that take turns on top, thinner towards the end. */
function twist(s: Sketch, colors: readonly Color[]): Svg {
  const spine = samplePath(s.points(LASH), STEPS)
  const turns = spine.slice(0, -1).map((from, index): Svg => {
    const to = spine[index + 1] ?? from
    return turn(s, from, to, 18 - index * 0.32, colors[index % colors.length] ?? '#4f9a3a')
  })
  const core = brush(s.points(LASH), 1, (along) => 38 - 18 * along, 30)
  return path(core, ink(colors[0] ?? '#4f9a3a')) + turns.join('')
}

/** One strand across the lash, slanting as a rope's does. */
function turn(s: Sketch, from: Point, to: Point, half: number, color: Color): Svg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const at = (along: number, across: number) =>
    `${(from[0] + ux * along * length - uy * across * half).toFixed(1)},${(from[1] + uy * along * length + ux * across * half).toFixed(1)}`
  const strand = `${at(-0.5, -1)} ${at(0.2, -1.02)} ${at(1.5, 1)} ${at(0.8, 1.04)}`
  return (
    s.inked(strand, color, 3) + s.stroke(`${at(0.1, -0.5)} ${at(0.6, 0)}`, 3.4, light(color, 0.8), { opacity: 0.8 })
  )
}

/** A snake's free end: its head turned by some degrees, its tongue out. */
function snake(s: Sketch, line: string, color: Color, degrees: number): Svg {
  const end = s.points(line).at(-1) ?? [0, 0]
  const head =
    s.stroke('20,0 38,2 52,-6', 4, '#d82a3e', { profile: 'even' }) +
    s.stroke('36,2 50,10', 3.4, '#d82a3e', { profile: 'even' }) +
    s.cloth('-16,-12! 4,-19 24,-10 32,2 22,12 2,16 -16,11!', color, {
      lineWidth: 2.6,
      lights: ['-10,-10! 6,-15 20,-8! 4,-8'],
    }) +
    s.disc(10, -6, 5.4, '#ffd83a', ink(color), 2) +
    s.oval(11, -6, 1.6, 4, '#1a1020') +
    s.stroke('30,4 16,6 6,2', 2.4, ink(color))
  return (
    s.cord(line, 20, color) +
    s.stroke(line, 5, light(color, 0.9), { opacity: 0.6 }) +
    s.place(end[0], end[1], head, 1, degrees)
  )
}

/** A fox's brush with its white tip. */
function foxTail(s: Sketch, line: string, color: Color): Svg {
  const body = lock(s.points(line), 62, { profile: 'leaf' })
  const tip = ribbon(body, 0, 1, 0.7, 1, 8)
  return (
    path(body.outline, color, { stroke: ink(color), 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(body.outline, color) +
    path(ribbon(body, 0.6, 1, 0.05, 1, 10), shade(color, 1), { opacity: 0.8 }) +
    path(tip, '#fff4e0') +
    path(ribbon(body, 0.62, 1, 0.7, 1, 8), '#d8c4b0', { opacity: 0.8 })
  )
}

export const FOX_TAIL_WHIP: PropTable = { 'snake-whip': snakeWhip }
