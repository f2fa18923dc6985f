import { type Color, ink, light, shade } from '../../draw/color.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

type Turret = readonly [x: number, width: number, height: number, roof: number]

const TURRETS: readonly Turret[] = [
  [-190, 60, 220, 90],
  [190, 60, 240, 100],
  [-100, 80, 170, 0],
  [100, 80, 170, 0],
  [-60, 54, 330, 120],
  [64, 50, 290, 110],
  [0, 120, 230, 0],
  [4, 64, 400, 150],
]

const SPIRES = [
  [-150, 60, 170],
  [150, 64, 190],
  [-84, 70, 270],
  [92, 66, 250],
  [0, 92, 380],
  [-40, 50, 320],
  [44, 50, 300],
  [-196, 44, 110],
  [200, 44, 120],
] as const

const DOMES = [
  [-230, 60, 230, 0],
  [230, 60, 230, 0],
  [-120, 100, 150, 1],
  [120, 100, 150, 1],
  [0, 160, 200, 0],
] as const

/** Buildings seen whole, far or near. */
export const CASTLES: StageTable = {
  castle: standing({ color: '#b8b0d0', accent: '#4a5aa8', third: '#ffe28a' }, (s, look) => {
    const gate = path('M-26 0V-46A26 26 0 0 1 26 -46V0Z', shade(look.color, 2.2))
    const bars = times(3, (index) =>
      s.stroke(`${-13 + index * 13},0 ${-13 + index * 13},-62`, 2.4, light(look.color, 0.2)),
    )
    return TURRETS.map((turret) => turretOf(s, turret, look)).join('') + gate + bars
  }),
  palace: standing({ color: '#f0d8b0', accent: '#4a8fd0', third: '#d8608a' }, (s, look) =>
    DOMES.map(([x, width, height, second]) =>
      domed(s, x, width, height, look.color, second ? look.third : look.accent),
    ).join(''),
  ),
  'emerald-city': standing({ color: '#4fd08a', accent: '#c8ffd8' }, (s, look) => {
    const glow = s.canvas.radialGradient(
      [
        [0, look.accent, 0.8],
        [1, look.accent, 0],
      ],
      0,
      -150,
      340,
    )
    const wall =
      s.cloth('-240,0! -230,-70! -120,-84 0,-88 120,-84 230,-70! 240,0!', shade(look.color, 0.9), { lineWidth: 2 }) +
      times(12, (index) => s.disc(-210 + index * 38, -44, 5, light(look.accent, 0.4)))
    const gate = path('M-30 0V-46A30 34 0 0 1 30 -46V0Z', shade(look.color, 2), {
      stroke: look.accent,
      'stroke-width': 4,
    })
    return (
      element('circle', { cy: -150, r: 340, fill: glow }) +
      SPIRES.map((spire) => spireOf(s, spire, look.color)).join('') +
      wall +
      gate
    )
  }),
  torii: standing(
    { color: '#d8402e', accent: '#2a2436', shadow: 180 },
    (s, look) =>
      s.both((side) =>
        side.cloth('/135,0 126,-330 154,-330 165,0', look.color, {
          lineWidth: 2.4,
          shades: ['/152,0 142,-330 158,-330 168,0'],
        }),
      ) +
      s.cloth('/-180,-256 180,-256 180,-228 -180,-228', look.color, { lineWidth: 2.4 }) +
      s.cloth('-240,-372! 0,-346 240,-372! 226,-330! 0,-310 -226,-330!', look.color, { lineWidth: 2.4 }) +
      s.cloth('-252,-396! 0,-366 252,-396! 242,-368! 0,-342 -242,-368!', look.accent, { lineWidth: 2.4 }),
  ),
  fuji: standing({ color: '#6a86c8' }, (s, look) => {
    const snow =
      '/-118,-232 -70,-290 -40,-306 44,-304 80,-286 128,-228 84,-250 60,-214 26,-256 -6,-206 -40,-252 -78,-220'
    const side = '-420,0! -200,-140 -70,-290 -40,-306! 44,-304! 80,-286 210,-140 430,0!'
    return s.cloth(side, look.color, { lineWidth: 0, gradient: '0,-300 0,0' }) + s.fill(snow, '#fff')
  }),
}

function turretOf(s: Sketch, [x, w, h, roof]: Turret, look: Look): Svg {
  const c = look.color
  const body = s.canvas.linearGradient(
    [
      [0, light(c, 0.25)],
      [0.5, c],
      [1, shade(c, 1)],
    ],
    x - w / 2,
    0,
    x + w / 2,
    0,
  )
  const rect = (left: number, top: number, width: number, height: number, fill: string) =>
    element('rect', { x: left, y: top, width, height, fill })
  const teeth = times(Math.floor(w / 14), (index) => rect(x - w / 2 - 4 + index * 15, -h - 9, 9, 10, light(c, 0.2)))
  const pane = (index: number) => {
    const y = -(40 + index * 66)
    return path(`M${x - 6} ${y}v-18a6 6 0 0 1 12 0v18z`, (index + x) % 3 ? look.third : shade(c, 2))
  }
  const courses = times(Math.floor(h / 22), (index) =>
    s.stroke(
      `${x - w / 2 + ((index * 17) % 20)},${-h + 14 + index * 22} ${x - w / 2 + 20 + ((index * 17) % 20)},${-h + 14 + index * 22}`,
      1.6,
      shade(c, 0.8),
      { opacity: 0.6 },
    ),
  )
  return (
    rect(x - w / 2, -h, w, h, body) +
    courses +
    rect(x - w / 2 - 5, -h, w + 10, 14, light(c, 0.2)) +
    teeth +
    (roof ? spireRoof(s, x, w, h, roof, look.accent) : '') +
    times(Math.floor(h / 70), pane)
  )
}

function spireRoof(s: Sketch, x: number, w: number, h: number, roof: number, color: Color): Svg {
  const [top, foot] = [-(h + roof), -(h + 6)]
  return (
    s.fill(`/${x - w / 2 - 9},${foot} ${x},${top} ${x + w / 2 + 9},${foot}`, color) +
    s.fill(`/${x},${top} ${x + w / 2 + 9},${foot} ${x + w * 0.12},${foot}`, shade(color, 1)) +
    s.fill(`/${x},${top} ${x},${top - 34} ${x + 28},${top - 24} ${x},${top - 14}`, '#d8303e')
  )
}

function spireOf(s: Sketch, [x, w, h]: readonly [number, number, number], color: Color): Svg {
  const l = x - w / 2
  const fill = s.canvas.linearGradient(
    [
      [0, light(color, 1.8)],
      [0.45, color],
      [1, shade(color, 1.7)],
    ],
    l,
    0,
    x + w / 2,
    0,
  )
  const outline = `${l},0! ${l},${-h * 0.72} ${x - w * 0.2},${-h * 0.92} ${x},${-h}! ${x + w * 0.2},${-h * 0.92} ${x + w / 2},${-h * 0.72} ${x + w / 2},0!`
  const facets = s.stroke(`${x},${-h} ${x + w * 0.1},${-h * 0.5} ${x + w * 0.1},0`, 2.4, shade(color, 1.4), {
    opacity: 0.6,
  })
  const panes = times(Math.floor(h / 50), (index) =>
    element('rect', { x: x - 4, y: -h * 0.66 + index * 40, width: 8, height: 15, rx: 4, fill: '#fff9c8' }),
  )
  return (
    path(s.shape(outline), fill, { stroke: shade(color, 2.2), 'stroke-width': 2 }) +
    facets +
    s.stroke(`${x - w * 0.26},-10 ${x - w * 0.26},${-h * 0.7}`, 5, '#eafff0', { opacity: 0.8 }) +
    panes
  )
}

function domed(s: Sketch, x: number, w: number, h: number, wall: Color, dome: Color): Svg {
  const half = w / 2
  const side = s.canvas.linearGradient(
    [
      [0, light(wall, 0.4)],
      [1, shade(wall, 1)],
    ],
    x - half,
    0,
    x + half,
    0,
  )
  const skin = s.canvas.linearGradient(
    [
      [0, light(dome, 0.5)],
      [0.5, dome],
      [1, shade(dome, 1.2)],
    ],
    x - half,
    0,
    x + half,
    0,
  )
  const bulb = `${x - half},${-h}! ${x - w * 0.66},${-h - w * 0.4} ${x - w * 0.4},${-h - w * 0.78} ${x},${-h - w * 1.22}! ${x + w * 0.4},${-h - w * 0.78} ${x + w * 0.66},${-h - w * 0.4} ${x + half},${-h}!`
  const rib = (share: number) =>
    path(
      brush(
        [
          [x + half * share, -h],
          [x + w * 0.6 * share, -h - w * 0.45],
          [x, -h - w * 1.1],
        ],
        3,
        'both',
        10,
      ),
      light(dome, 0.7),
      { opacity: 0.55 },
    )
  const door = `M${x - w * 0.2} -20v${-h * 0.4}q0 ${-w * 0.22} ${w * 0.2} ${-w * 0.34}q${w * 0.2} ${w * 0.12} ${w * 0.2} ${w * 0.34}v${h * 0.4}z`
  return (
    element('rect', { x: x - half, y: -h, width: w, height: h, fill: side }) +
    times(Math.floor(w / 16), (index) => s.disc(x - half + 8 + index * 16, -h + 14, 4, shade(wall, 1.2))) +
    path(s.shape(bulb), skin, { stroke: ink(dome), 'stroke-width': 2 }) +
    [-0.6, 0, 0.6].map(rib).join('') +
    s.stroke(`${x},${-h - w * 1.2} ${x},${-h - w * 1.55}`, 5, '#e8c04e', { profile: 'flat' }) +
    s.disc(x, -h - w * 1.45, 7, '#f0c850') +
    path(door, '#ffdf8a', { stroke: shade(wall, 1.6), 'stroke-width': 3 })
  )
}
