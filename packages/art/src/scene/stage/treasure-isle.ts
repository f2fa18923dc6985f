import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

/** What lies about on the island of the treasure. */
export const TREASURE_ISLE: StageTable = {
  stockade: standing({ color: '#8a6238', accent: '#6a4a2c', amount: 9, shadow: 200 }, (s, look) => stockade(s, look)),
  'skeleton-pointer': standing({ color: '#efe6d4' }, (s, look) => skeleton(s, look.color)),
  'gold-bars': standing({ color: '#f2c23e', amount: 4, shadow: 110 }, (s, look) =>
    times(look.amount, (row) =>
      times(look.amount - row, (i) => bar(s, (i - (look.amount - row - 1) / 2) * 78, -row * 36, look.color)),
    ),
  ),
  'goat-hide': standing({ color: '#d8c8a8', accent: '#8a6a44' }, (s, look) => goatHide(s, look)),
  'cheese-dream': standing({ color: '#ffffff', accent: '#f6c84a' }, (s, look) => dream(s, look)),
  'apple-heap': standing({ color: '#d8322e', accent: '#8ab03a', amount: 6 }, (s, look) =>
    times(look.amount, (i) =>
      apple(s, look.random() * 150 - 75, -look.random() * 18 - (i % 2) * 26, i % 3 ? look.color : look.accent),
    ),
  ),
}

function stockade(s: Sketch, look: Look): Svg {
  const n = look.amount
  const pale = (i: number) => {
    const x = (i - (n - 1) / 2) * 46
    const h = 190 + look.random() * 26
    return s.cloth(
      `${x - 22},0! ${x - 22},${-h}! ${x},${-h - 40}! ${x + 22},${-h}! ${x + 22},0!`,
      i % 2 ? look.color : shade(look.color, 0.3),
      {
        lineWidth: 2.6,
        folds: [`${x - 6},${-h + 20} ${x - 8},-40`, `${x + 8},${-h + 60} ${x + 6},-20`],
        shades: [`/${x + 6},0 ${x + 6},${-h - 20} ${x + 24},${-h} ${x + 24},0`],
      },
    )
  }
  const w = n * 23
  const rope = [-60, -150].map((y) => s.rod([-w, y], [w, y + 6], 15, look.accent))
  return times(n, pale) + rope.join('')
}

/** Stretched out on the grass, both hands above the head to show the way; the skull is at the left. */
function skeleton(s: Sketch, c: string): Svg {
  const bone = (line: string, width: number) => s.cord(line, width, c)
  const knob = (x: number, y: number, r = 9) => s.disc(x, y, r, c, ink(c), 3)
  const ribs = times(5, (i) => bone(`${-10 + i * 26},-44 ${-16 + i * 28},-20 ${-4 + i * 26},2`, 8))
  const arms =
    bone('-34,-36 -110,-72 -196,-74', 11) + bone('-34,-20 -120,-40 -206,-56', 11) + knob(-112, -70) + knob(-120, -40)
  const fingers = times(4, (i) =>
    bone(`${-204},${-76 + i * 7} ${-230 - i * 3},${-80 + i * 8} ${-256 + i * 6},${-80 + i * 7}`, 6),
  )
  const skull =
    s.cloth('-96,-30 -92,-66 -52,-80 -20,-62 -18,-30 -30,-8! -76,-6! -84,-18', c, {
      lineWidth: 3,
      shades: ['-40,-78! -16,-60 -18,-20! -36,-10 -34,-50'],
    }) +
    s.oval(-70, -36, 11, 13, '#2a1c24') +
    s.oval(-42, -36, 10, 13, '#2a1c24') +
    s.fill('/-58,-22 -62,-12 -52,-12', '#2a1c24') +
    times(4, (i) => s.stroke(`${-70 + i * 10},-8 ${-70 + i * 10},0`, 3, ink(c)))
  const legs =
    bone('150,-20 210,-44 270,-10 330,-14', 13) +
    bone('150,-8 220,-2 290,14 350,8', 13) +
    knob(270, -10, 12) +
    knob(222, -2, 11)
  const hips = s.inked('128,-46 160,-50 170,-16 158,14 128,8 136,-18', c, 3)
  const rags = s.cloth('10,-56! 60,-62 112,-48 120,6! 70,16 20,8!', '#6a5a6a', {
    lineWidth: 2.4,
    folds: ['30,-50 36,0', '80,-54 84,8'],
  })
  return arms + fingers + bone('-20,-26 60,-24 140,-18', 12) + rags + ribs + hips + legs + skull
}

function bar(s: Sketch, x: number, y: number, c: string): Svg {
  return (
    s.metal(`/${x - 36},${y} ${x + 36},${y} ${x + 28},${y - 24} ${x - 28},${y - 24}`, c, {
      gradient: `${x - 36},${y - 24} ${x + 36},${y}`,
    }) +
    s.cloth(`/${x - 28},${y - 24} ${x + 28},${y - 24} ${x + 34},${y - 36} ${x - 22},${y - 36}`, light(c, 0.7), {
      lineWidth: 2.4,
    }) +
    s.stroke(`${x - 20},${y - 12} ${x + 14},${y - 12}`, 4, '#fffbe0')
  )
}

function goatHide(s: Sketch, look: Look): Svg {
  const legs = s.both(
    (half) =>
      half.cloth('80,-150! 150,-180 176,-160 160,-130 100,-110!', look.color) +
      half.cloth('90,-30! 150,6 170,36 140,50 70,0!', look.color),
  )
  const tufts = times(16, (i) => {
    const [x, y] = [(look.random() - 0.5) * 180, -20 - look.random() * 140]
    const tone = i % 2 ? light(look.color, 0.5) : shade(look.color, 0.6)
    return s.stroke(`${x},${y} ${x + 5},${y + 14} ${x + 1},${y + 34}`, 9, tone, { profile: 'out' })
  })
  return (
    legs +
    s.cloth(
      '-110,0! -120,-90 -90,-180! -40,-200 0,-190 40,-200 90,-180! 120,-90 110,0! 60,24 0,14 -60,24',
      look.color,
      { lineWidth: 2.6 },
    ) +
    tufts +
    s.both((half) => half.cord('20,-196 40,-226 70,-236', 11, look.accent, 'out'))
  )
}

/** What a sleeper without bread sees: a cloud with toasted cheese in it. */
function dream(s: Sketch, look: Look): Svg {
  const puffs = [
    [-110, -10, 62],
    [-50, -64, 70],
    [40, -70, 74],
    [112, -18, 64],
    [60, 36, 66],
    [-40, 40, 66],
  ] as const
  const fill = look.color
  const cloud =
    puffs.map(([x, y, r]) => s.disc(x, y, r + 3, '#8a9ac0')).join('') +
    puffs.map(([x, y, r]) => s.disc(x, y, r, fill)).join('') +
    s.oval(0, -14, 120, 70, fill)
  const trail = [
    [-120, 100, 22],
    [-160, 140, 14],
    [-186, 170, 9],
  ].map(([x = 0, y = 0, r = 0]) => s.disc(x, y, r, fill, '#8a9ac0', 3))
  const c = look.accent
  const holes = [
    [-44, 4, 12],
    [4, 14, 15],
    [48, -6, 10],
    [-8, -16, 7],
  ].map(([x = 0, y = 0, r = 0]) => s.oval(x, y, r, r * 0.8, shade(c, 1), ink(c), 2.2))
  return (
    element('g', { opacity: 0.94 }, cloud + trail.join('')) +
    s.cloth('/-86,36 -86,-20 86,-34 86,36', c, { lineWidth: 3 }) +
    s.cloth('/-86,-20 16,-80 86,-34', light(c, 0.4), { lineWidth: 3 }) +
    holes.join('') +
    times(3, (i) =>
      s.stroke(`${-40 + i * 40},-84 ${-48 + i * 40},-100 ${-36 + i * 40},-116`, 6, '#e8b070', { opacity: 0.7 }),
    )
  )
}

function apple(s: Sketch, x: number, y: number, c: string): Svg {
  return (
    s.cloth(
      `${x},${y - 22}! ${x + 16},${y - 30} ${x + 28},${y - 14} ${x + 24},${y + 10} ${x},${y + 22} ${x - 24},${y + 10} ${x - 28},${y - 14} ${x - 16},${y - 30}`,
      c,
      { lineWidth: 2.6 },
    ) +
    s.oval(x - 11, y - 10, 4, 7, '#fff') +
    s.cord(`${x},${y - 22} ${x + 3},${y - 36}`, 4, '#5a3a20')
  )
}
