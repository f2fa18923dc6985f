import { type Color, ink, light, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, type Look, type StageTable, standing, times } from './part.ts'

/** The floor of the sea and those who live on it. */
export const UNDERSEA: StageTable = {
  'reef-coral': standing({ color: '#f0685a', accent: '#ffb0a0', tall: 200 }, (s, look) => coral(s, look)),
  'tall-kelp': standing({ color: '#3f8a5a', tall: 420, amount: 3 }, (s, look) => kelp(s, look)),
  shoal: standing({ color: '#f2b84a', accent: '#f4f0e0', amount: 11, size: 220 }, (s, look) => shoal(s, look)),
  shark: standing({ color: '#5a7088', accent: '#dfe8ee' }, (s, look) => shark(s, look)),
  'kraken-arm': standing({ color: '#c8483e', accent: '#ffd0b8', size: 900 }, (s, look) => krakenArm(s, look)),
  'sea-floor': across({ color: '#4a7a80', accent: '#8ab8a8', y: 640 }, (canvas, look) =>
    seaFloor(new Sketch(canvas), look),
  ),
  bubbles: standing({ color: '#e0fbff', amount: 14, size: 60, tall: 300 }, (s, look) =>
    times(look.amount, (i) => {
      const [x, y, r] = [(look.random() - 0.5) * look.size * 2, -look.random() * look.tall, 4 + look.random() * 12]
      return (
        s.disc(x, y, r, i % 2 ? '#ffffff55' : '#ffffff22', look.color, 2.4) +
        s.oval(x - r * 0.3, y - r * 0.3, r * 0.24, r * 0.3, '#ffffff')
      )
    }),
  ),
  starfish: standing(
    { color: '#f08a4a' },
    (s, look) =>
      times(5, (i) => {
        const angle = (i * Math.PI * 2) / 5 - 1.57
        return s.blade(
          `0,0 ${Math.cos(angle) * 26},${Math.sin(angle) * 22} ${Math.cos(angle + 0.12) * 56},${Math.sin(angle + 0.12) * 46}`,
          32,
          look.color,
        )
      }) + s.disc(0, 0, 13, light(look.color, 0.4)),
  ),
}

function coral(s: Sketch, look: Look): Svg {
  const [c, h] = [look.color, look.tall]
  const branch = (line: string, width: number) => s.cord(line, width, c, 'out')
  const tips = [
    [-0.5, -0.72],
    [-0.2, -1],
    [0.16, -0.92],
    [0.5, -0.78],
    [-0.76, -0.42],
    [0.74, -0.46],
  ].map(([x = 0, y = 0]) => s.disc(x * h * 0.86, y * h, 9, look.accent, ink(c), 2.4))
  return (
    branch(`0,10 ${-h * 0.06},${-h * 0.4} ${-h * 0.17},${-h}`, 40) +
    branch(`0,0 ${-h * 0.3},${-h * 0.4} ${-h * 0.43},${-h * 0.72}`, 30) +
    branch(`0,0 ${h * 0.1},${-h * 0.5} ${h * 0.14},${-h * 0.92}`, 32) +
    branch(`0,0 ${h * 0.34},${-h * 0.44} ${h * 0.43},${-h * 0.78}`, 28) +
    branch(`0,-6 ${-h * 0.5},${-h * 0.2} ${-h * 0.65},${-h * 0.42}`, 24) +
    branch(`0,-6 ${h * 0.5},${-h * 0.22} ${h * 0.63},${-h * 0.46}`, 24) +
    tips.join('')
  )
}

function kelp(s: Sketch, look: Look): Svg {
  return times(look.amount, (n) => {
    const x = (n - (look.amount - 1) / 2) * 54
    const h = look.tall * (0.8 + look.random() * 0.4)
    const sway = (t: number) => Math.sin(t * 5 + n * 1.7) * 24
    const tone = n % 2 ? look.color : shade(look.color, 0.5)
    const stem = times(1, () =>
      s.cord([0, 0.25, 0.5, 0.75, 1].map((t) => `${x + sway(t)},${-h * t}`).join(' '), 9, tone, 'out'),
    )
    const leaves = times(Math.round(h / 44), (i) => {
      const t = (i + 0.6) / (h / 44)
      const way = i % 2 ? 1 : -1
      const [lx, ly] = [x + sway(t), -h * t]
      return s.blade(
        `${lx},${ly} ${lx + way * 34},${ly - 14} ${lx + way * 72},${ly - 44 - look.random() * 20}`,
        24,
        i % 3 ? tone : light(tone, 0.24),
      )
    })
    return stem + leaves
  })
}

function shoal(s: Sketch, look: Look): Svg {
  return times(look.amount, (i) => {
    const [x, y] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * look.size * 0.7]
    return s.place(x, y, fish(s, i % 3 ? look.color : look.accent), 0.6 + look.random() * 0.6)
  })
}

/** A small fish about the origin, its head to the right. */
export function fish(s: Sketch, color: Color): Svg {
  return (
    s.inked('-26,0 -6,-15 18,-10 28,0! 18,10 -6,15', color, 2.4) +
    s.inked('/-22,0 -42,-14 -38,0 -42,14', shade(color, 0.4), 2.4) +
    s.disc(17, -3, 2.8, '#1a1c2a') +
    s.stroke('-2,-12 4,0 -2,12', 3, ink(color))
  )
}

function shark(s: Sketch, look: Look): Svg {
  const c = look.color
  return (
    s.cloth('-20,-50! 10,-130 44,-150! 50,-90 80,-46!', c, { lineWidth: 2.8 }) +
    s.cloth('-250,10! -210,-20 -100,-54 20,-62 140,-48 220,-16 250,14! 200,44 90,58 -60,46 -180,24', c, {
      lineWidth: 3,
      shades: ['-220,16! 0,30 220,20! 180,48 60,60 -100,42'],
    }) +
    s.fill('-160,24 0,40 200,24! 240,18 200,42 90,56 -60,44', look.accent, 0.9) +
    s.cloth('-240,10! -300,-70 -330,-84! -316,-20 -290,14 -320,66! -280,56 -236,18!', c, { lineWidth: 2.8 }) +
    s.cloth('40,44! 10,110 -30,130! -24,80 -20,46!', shade(c, 0.5), { lineWidth: 2.6 }) +
    times(4, (i) => s.stroke(`${110 - i * 15},-24 ${104 - i * 15},0 ${108 - i * 15},22`, 4, shade(c, 1.4))) +
    s.disc(186, -14, 7, '#14141e', '#dfe8ee', 2) +
    s.stroke('236,24 200,34 160,30', 4, ink(c)) +
    times(6, (i) => s.fill(`/${170 + i * 11},30 ${175 + i * 11},42 ${181 + i * 11},29`, '#ffffff'))
  )
}

/** One arm across the picture, its suckers on the lower side; it enters at (0, 0). */
function krakenArm(s: Sketch, look: Look): Svg {
  const [c, w] = [look.color, look.size]
  const spine = [
    [0, 0],
    [0.2, -0.2],
    [0.42, -0.22],
    [0.62, -0.06],
    [0.8, 0.02],
    [0.96, -0.12],
    [0.94, -0.3],
    [0.82, -0.32],
  ].map(([x = 0, y = 0]) => [x * w, y * w] as const)
  const line = spine.map(([x, y]) => `${x},${y}`).join(' ')
  const suckers = spine.slice(0, -2).flatMap(([x, y], i) => {
    const [nx, ny] = spine[i + 1] ?? [x, y]
    const length = Math.hypot(nx - x, ny - y)
    return [0.1, 0.4, 0.7].map((t) => {
      const share = (i + t) / 8
      const r = w * 0.034 * (1 - share)
      const off = w * 0.03 * (1 - share)
      const [px, py] = [x + (nx - x) * t - ((ny - y) / length) * off, y + (ny - y) * t + ((nx - x) / length) * off]
      return s.disc(px, py, r, look.accent, ink(c), 3) + s.disc(px, py, r * 0.5, shade(look.accent, 1))
    })
  })
  const spots = spine
    .slice(0, -2)
    .map(([x, y], i) =>
      s.oval(x + w * 0.03, y - w * 0.034, w * 0.022 * (1 - i / 8), w * 0.014 * (1 - i / 8), shade(c, 0.8)),
    )
  return (
    s.blade(line, w * 0.17, c, 'taper') +
    s.stroke(line, w * 0.02, light(c, 0.8), { opacity: 0.5, steps: 40 }) +
    spots.join('') +
    suckers.join('')
  )
}

function seaFloor(s: Sketch, look: Look): Svg {
  const { width: w, height: h } = look.picture
  const y = look.y
  const ripples = times(16, () => {
    const [rx, ry] = [look.random() * w, y + 30 + look.random() * (h - y)]
    return s.stroke(`${rx - 60},${ry} ${rx - 20},${ry - 7} ${rx + 20},${ry + 4} ${rx + 64},${ry - 3}`, 5, look.accent, {
      opacity: 0.5,
    })
  })
  const shells = times(8, (i) =>
    s.oval(look.random() * w, y + 40 + look.random() * (h - y - 40), 9, 6, i % 2 ? '#f4e0d0' : '#f0b0a0', '#6a5a6a', 2),
  )
  return (
    s.cloth(
      `-20,${y + 20}! ${w * 0.18},${y - 14} ${w * 0.42},${y + 16} ${w * 0.66},${y - 8} ${w + 20},${y + 14}! ${w + 20},${h + 20}! -20,${h + 20}!`,
      look.color,
      { lineWidth: 2.4 },
    ) +
    ripples +
    shells
  )
}
