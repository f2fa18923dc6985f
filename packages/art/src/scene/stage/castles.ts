import { type Colour, ink, light, shade } from '../../draw/colour.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { textIn } from '../../props/options.ts'
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
  castle: standing({ colour: '#b8b0d0', accent: '#4a5aa8', third: '#ffe28a' }, (s, look) => {
    const gate = path('M-26 0V-46A26 26 0 0 1 26 -46V0Z', shade(look.colour, 2.2))
    const bars = times(3, (index) =>
      s.stroke(`${-13 + index * 13},0 ${-13 + index * 13},-62`, 2.4, light(look.colour, 0.2)),
    )
    return TURRETS.map((turret) => turretOf(s, turret, look)).join('') + gate + bars
  }),
  temple: standing({ colour: '#f0e6d0', accent: '#e8c04e', shadow: 330 }, (s, look) => temple(s, look)),
  palace: standing({ colour: '#f0d8b0', accent: '#4a8fd0', third: '#d8608a' }, (s, look) =>
    DOMES.map(([x, width, height, second]) =>
      domed(s, x, width, height, look.colour, second ? look.third : look.accent),
    ).join(''),
  ),
  'emerald-city': standing({ colour: '#4fd08a', accent: '#c8ffd8' }, (s, look) => {
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
      s.cloth('-240,0! -230,-70! -120,-84 0,-88 120,-84 230,-70! 240,0!', shade(look.colour, 0.9), { lineWidth: 2 }) +
      times(12, (index) => s.disc(-210 + index * 38, -44, 5, light(look.accent, 0.4)))
    const gate = path('M-30 0V-46A30 34 0 0 1 30 -46V0Z', shade(look.colour, 2), {
      stroke: look.accent,
      'stroke-width': 4,
    })
    return (
      element('circle', { cy: -150, r: 340, fill: glow }) +
      SPIRES.map((spire) => spireOf(s, spire, look.colour)).join('') +
      wall +
      gate
    )
  }),
  torii: standing(
    { colour: '#d8402e', accent: '#2a2436', shadow: 180 },
    (s, look) =>
      s.both((side) =>
        side.cloth('/135,0 126,-330 154,-330 165,0', look.colour, {
          lineWidth: 2.4,
          shades: ['/152,0 142,-330 158,-330 168,0'],
        }),
      ) +
      s.cloth('/-180,-256 180,-256 180,-228 -180,-228', look.colour, { lineWidth: 2.4 }) +
      s.cloth('-240,-372! 0,-346 240,-372! 226,-330! 0,-310 -226,-330!', look.colour, { lineWidth: 2.4 }) +
      s.cloth('-252,-396! 0,-366 252,-396! 242,-368! 0,-342 -242,-368!', look.accent, { lineWidth: 2.4 }),
  ),
  fuji: standing({ colour: '#6a86c8' }, (s, look) => {
    const snow =
      '/-118,-232 -70,-290 -40,-306 44,-304 80,-286 128,-228 84,-250 60,-214 26,-256 -6,-206 -40,-252 -78,-220'
    const side = '-420,0! -200,-140 -70,-290 -40,-306! 44,-304! 80,-286 210,-140 430,0!'
    return s.cloth(side, look.colour, { lineWidth: 0, gradient: '0,-300 0,0' }) + s.fill(snow, '#fff')
  }),
  tower: standing({ colour: '#a89a94', accent: '#6a3a5a', third: '#ffe28a', tall: 460, shadow: 90 }, (s, look) =>
    tower(s, look),
  ),
  skyline: standing({ colour: '#2b2d4b', accent: '#ffd98a', amount: 12, size: 110 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index - look.amount / 2) * look.size + look.random() * 14
      const [w, h] = [look.size * (0.8 + look.random() * 0.3), 110 + look.random() * 130]
      const wall = s.fill(`/${x},0 ${x},${-h} ${x + w},${-h} ${x + w},0`, look.colour)
      const roof = s.fill(`/${x - 8},${-h} ${x + w / 2},${-h - 54} ${x + w + 8},${-h}`, shade(look.colour, 0.8))
      const chimney = s.fill(
        `/${x + w * 0.7},${-h - 10} ${x + w * 0.7},${-h - 64} ${x + w * 0.86},${-h - 64} ${x + w * 0.86},${-h - 6}`,
        shade(look.colour, 0.5),
      )
      const pane = (cell: number) =>
        element('rect', {
          x: x + 14 + (cell % 3) * w * 0.3,
          y: -h + 18 + Math.floor(cell / 3) * 40,
          width: 13,
          height: 20,
          fill: look.random() < 0.45 ? look.accent : shade(look.colour, 1),
        })
      return chimney + wall + roof + times(Math.floor(h / 44) * 3, pane)
    }),
  ),
  abbey: standing({ colour: '#3b3f58', accent: '#8a94b8' }, (s, look) => {
    const arch = (x: number, h: number, w: number) =>
      `M${x - w} 0V${-h}Q${x - w} ${-h - w} ${x} ${-h - w * 1.7}Q${x + w} ${-h - w} ${x + w} ${-h}V0Z`
    const wall =
      'M-300 0V-230L-270 -250L-250 -210L-220 -300L-190 -280V-190H-60V-330L-30 -372L10 -350L40 -390L70 -340V-170H150L170 -210L196 -180L230 -250L262 -230V0Z'
    const holes = [-250, -140, 5, 110, 216]
      .map((x, index) => arch(x, index === 2 ? 190 : 100, index === 2 ? 40 : 24))
      .join('')
    const stones = times(26, () =>
      s.stroke(
        `${-280 + look.random() * 530},${-20 - look.random() * 190} ${-262 + look.random() * 530},${-20 - look.random() * 190}`,
        2,
        look.accent,
        { opacity: 0.12 },
      ),
    )
    return (
      path(wall + holes, look.colour, { 'fill-rule': 'evenodd', stroke: shade(look.colour, 1), 'stroke-width': 3 }) +
      path('M-300 -230L-270 -250M-220 -300L-190 -280M-60 -330L-30 -372M40 -390L70 -340M230 -250L262 -230', 'none', {
        stroke: look.accent,
        'stroke-width': 4,
      }) +
      stones
    )
  }),
}

function turretOf(s: Sketch, [x, w, h, roof]: Turret, look: Look): Svg {
  const c = look.colour
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

function spireRoof(s: Sketch, x: number, w: number, h: number, roof: number, colour: Colour): Svg {
  const [top, foot] = [-(h + roof), -(h + 6)]
  return (
    s.fill(`/${x - w / 2 - 9},${foot} ${x},${top} ${x + w / 2 + 9},${foot}`, colour) +
    s.fill(`/${x},${top} ${x + w / 2 + 9},${foot} ${x + w * 0.12},${foot}`, shade(colour, 1)) +
    s.fill(`/${x},${top} ${x},${top - 34} ${x + 28},${top - 24} ${x},${top - 14}`, '#d8303e')
  )
}

function spireOf(s: Sketch, [x, w, h]: readonly [number, number, number], colour: Colour): Svg {
  const l = x - w / 2
  const fill = s.canvas.linearGradient(
    [
      [0, light(colour, 1.8)],
      [0.45, colour],
      [1, shade(colour, 1.7)],
    ],
    l,
    0,
    x + w / 2,
    0,
  )
  const outline = `${l},0! ${l},${-h * 0.72} ${x - w * 0.2},${-h * 0.92} ${x},${-h}! ${x + w * 0.2},${-h * 0.92} ${x + w / 2},${-h * 0.72} ${x + w / 2},0!`
  const facets = s.stroke(`${x},${-h} ${x + w * 0.1},${-h * 0.5} ${x + w * 0.1},0`, 2.4, shade(colour, 1.4), {
    opacity: 0.6,
  })
  const panes = times(Math.floor(h / 50), (index) =>
    element('rect', { x: x - 4, y: -h * 0.66 + index * 40, width: 8, height: 15, rx: 4, fill: '#fff9c8' }),
  )
  return (
    path(s.shape(outline), fill, { stroke: shade(colour, 2.2), 'stroke-width': 2 }) +
    facets +
    s.stroke(`${x - w * 0.26},-10 ${x - w * 0.26},${-h * 0.7}`, 5, '#eafff0', { opacity: 0.8 }) +
    panes
  )
}

function domed(s: Sketch, x: number, w: number, h: number, wall: Colour, dome: Colour): Svg {
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

function temple(s: Sketch, look: Look): Svg {
  const c = look.colour
  const broken = textIn(look.options, 'variant', '') === 'ruin'
  const column = (x: number, index: number): Svg => {
    const top = broken && index % 3 === 1 ? -120 : -250
    const fill = s.canvas.linearGradient(
      [
        [0, light(c, 0.6)],
        [0.5, c],
        [1, shade(c, 1.1)],
      ],
      x - 17,
      0,
      x + 17,
      0,
    )
    const flutes = [-8, 0, 8]
      .map((dx) =>
        element('rect', {
          x: x + dx - 1.2,
          y: top + 10,
          width: 2.4,
          height: -top - 20,
          fill: shade(c, 0.9),
          opacity: 0.6,
        }),
      )
      .join('')
    const capital =
      top === -250
        ? element('rect', { x: x - 24, y: -262, width: 48, height: 16, fill: light(c, 0.4) })
        : s.fill(
            `/${x - 17},${top} ${x - 8},${top - 16} ${x + 4},${top - 4} ${x + 17},${top - 20} ${x + 17},${top + 4} ${x - 17},${top + 4}`,
            c,
          )
    return (
      element('rect', { x: x - 17, y: top, width: 34, height: -top, fill }) +
      flutes +
      capital +
      element('rect', { x: x - 23, y: -14, width: 46, height: 14, fill: light(c, 0.3) })
    )
  }
  const roof = broken
    ? s.cloth('/-300,-296 -120,-296 -104,-262 -300,-258', c, { lineWidth: 2 }) +
      s.cloth('/120,-290 300,-296 300,-258 140,-262', c, { lineWidth: 2 }) +
      s.cloth('/-320,-296 -150,-350 -120,-300', light(c, 0.3), { lineWidth: 2 })
    : s.cloth('/-300,-296 300,-296 300,-258 -300,-258', c, { lineWidth: 2 }) +
      times(12, (index) =>
        element('rect', { x: -288 + index * 50, y: -292, width: 20, height: 28, fill: shade(c, 0.8) }),
      ) +
      s.cloth('/-320,-296 0,-400 320,-296', light(c, 0.3), { lineWidth: 2 }) +
      s.fill('/-250,-304 0,-382 250,-304', shade(c, 0.7)) +
      s.gem(0, -330, 20, look.accent)
  const inside = element('rect', {
    x: -280,
    y: -250,
    width: 560,
    height: 250,
    fill: shade(c, 1.7),
    opacity: broken ? 0 : 1,
  })
  const steps = times(3, (index) =>
    element('rect', {
      x: -(310 + index * 24),
      y: index * 16,
      width: 620 + index * 48,
      height: 16,
      fill: index % 2 ? c : light(c, 0.3),
    }),
  )
  return inside + [-250, -150, -50, 50, 150, 250].map(column).join('') + roof + steps
}

function tower(s: Sketch, look: Look): Svg {
  const { colour, tall } = look
  const stone = (index: number) => {
    const [row, place] = [Math.floor(index / 5), index % 5]
    const x = -62 + place * 28 + (row % 2 ? 12 : 0)
    return element('rect', {
      x,
      y: -24 - row * 26,
      width: 22,
      height: 16,
      rx: 4,
      fill: look.random() < 0.5 ? light(colour, 0.35) : shade(colour, 0.5),
      opacity: 0.5,
    })
  }
  const body = s.cloth(`-84,0! -70,-60 -64,${-tall}! 64,${-tall}! 70,-60 84,0!`, colour, {
    lineWidth: 2.6,
    gradient: '-80,0 80,0',
    shades: [`20,0! 24,${-tall}! 80,${-tall}! 100,0!`],
    extra: times(Math.floor(tall / 26) * 5 - 8, stone),
  })
  const top = s.cloth(`/-80,${-tall} -86,${-tall - 110} 86,${-tall - 110} 80,${-tall}`, light(colour, 0.2), {
    lineWidth: 2.6,
    shades: [`/20,${-tall} 26,${-tall - 110} 90,${-tall - 110} 90,${-tall}`],
  })
  const window =
    path(`M-26 ${-tall - 16}v-46a26 28 0 0 1 52 0v46z`, look.third, { stroke: shade(colour, 1.8), 'stroke-width': 6 }) +
    s.cloth(`/-34,${-tall - 18} 34,${-tall - 18} 34,${-tall - 6} -34,${-tall - 6}`, light(colour, 0.4), {
      lineWidth: 2,
    })
  const roof = s.cloth(
    `-106,${-tall - 106}! -40,${-tall - 190} 0,${-tall - 310}! 40,${-tall - 190} 106,${-tall - 106}!`,
    look.accent,
    {
      lineWidth: 2.6,
      shades: [`0,${-tall - 320}! 110,${-tall - 100}! 24,${-tall - 100}!`],
      folds: [`-60,${-tall - 120} -20,${-tall - 200}`, `50,${-tall - 120} 18,${-tall - 220}`],
    },
  )
  return body + top + window + roof
}
