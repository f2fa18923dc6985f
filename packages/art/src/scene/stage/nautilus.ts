import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { ring } from './divers.ts'
import { fish } from './undersea.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

const BRASS = '#d8a84a'

/** Inside and outside of a boat that goes below the waves. */
export const NAUTILUS: StageTable = {
  'sea-window': standing({ color: '#2a8ab0', accent: '#8af0e0', third: BRASS, size: 240, tall: 200 }, (s, look) =>
    seaWindow(s, look),
  ),
  organ: standing({ color: '#6a3a2a', accent: BRASS, shadow: 160 }, (s, look) => organ(s, look)),
  'iron-deck': standing({ color: '#5a6a7a', accent: '#8a9aa8', size: 640 }, (s, look) => ironDeck(s, look)),
  'spindle-boat': standing({ color: '#4a5a68', accent: '#ffe9a0', size: 300 }, (s, look) => spindleBoat(s, look)),
  hatch: standing({ color: '#6a7a88', accent: BRASS, shadow: 90 }, (s, look) => hatch(s, look)),
  chart: standing({ color: '#f0e2c0', accent: '#3a7a9a' }, (s, look) => chart(s, look)),
}

/** A lens of crystal in an iron wall, with the lit sea behind it. */
function seaWindow(s: Sketch, look: Look): Svg {
  const [rx, ry] = [look.size, look.tall]
  const glow = s.canvas.radialGradient(
    [
      [0, '#f0fffb', 1],
      [0.3, look.accent, 1],
      [0.75, look.color, 1],
      [1, shade(look.color, 1.4), 1],
    ],
    -rx * 0.1,
    -ry * 0.2,
    rx * 1.1,
  )
  const rays = times(4, (i) =>
    s.fill(
      `/${-rx * 0.6 + i * rx * 0.4},${-ry} ${-rx * 0.5 + i * rx * 0.4},${-ry} ${-rx * 0.7 + i * rx * 0.5},${ry} ${-rx * 0.96 + i * rx * 0.5},${ry}`,
      '#ffffff',
      0.16,
    ),
  )
  const swimmers = times(9, (i) => {
    const [x, y] = [(look.random() - 0.5) * rx * 1.5, (look.random() - 0.5) * ry * 1.1]
    return s.place(x, y, fish(s, ['#f2b84a', '#f07a6a', '#f4f0e0'][i % 3] ?? '#ffffff'), 0.6 + look.random() * 0.8)
  })
  const inside = element(
    'g',
    { 'clip-path': s.canvas.clip(ring(rx, ry)) },
    s.oval(0, 0, rx, ry, glow) + rays + seaWeeds(s, rx, ry) + swimmers,
  )
  const bolts = times(16, (i) => {
    const angle = (i * Math.PI) / 8
    return s.disc(
      Math.cos(angle) * (rx + 16),
      Math.sin(angle) * (ry + 16),
      7,
      light(look.third, 0.5),
      ink(look.third),
      2,
    )
  })
  return (
    inside +
    s.stroke(`${-rx * 0.7},${-ry * 0.4} ${-rx * 0.5},${-ry * 0.66} ${-rx * 0.2},${-ry * 0.8}`, 16, '#ffffff', {
      opacity: 0.7,
    }) +
    s.oval(0, 0, rx + 16, ry + 16, 'none', ink(look.third), 42) +
    s.oval(0, 0, rx + 16, ry + 16, 'none', look.third, 34) +
    s.oval(0, 0, rx + 8, ry + 8, 'none', light(look.third, 0.9), 5) +
    bolts
  )
}

function seaWeeds(s: Sketch, rx: number, ry: number): Svg {
  return times(7, (i) => {
    const x = -rx * 0.86 + i * rx * 0.28
    return s.blade(
      `${x},${ry} ${x + 14},${ry * 0.5} ${x - 10},${ry * (0.34 - (i % 3) * 0.3)}`,
      34,
      i % 2 ? '#1f6a6a' : '#2a8a6a',
    )
  })
}

function organ(s: Sketch, look: Look): Svg {
  const pipe = (x: number, h: number) =>
    s.metal(`/${x - 13},-170 ${x + 13},-170 ${x + 13},${-h} ${x - 13},${-h}`, look.accent, {
      gradient: `${x - 13},0 ${x + 13},0`,
    }) +
    s.fill(`/${x - 6},-196 ${x + 6},-196 ${x},-214`, '#3a2410') +
    s.oval(x, -h, 13, 5, shade(look.accent, 1.2), ink(look.accent), 2)
  const pipes = times(11, (i) => pipe((i - 5) * 29, 470 - Math.abs(i - 5) ** 1.4 * 22))
  const manual = (y: number) =>
    s.cloth(`/-130,${y} 130,${y} 138,${y + 22} -138,${y + 22}`, '#fff8e8', { lineWidth: 2.4 }) +
    times(17, (i) =>
      s.fill(
        `/${-124 + i * 15},${y} ${-117 + i * 15},${y} ${-116 + i * 15},${y + 13} ${-125 + i * 15},${y + 13}`,
        '#2a2028',
      ),
    )
  return (
    pipes +
    s.cloth('/-190,0 -190,-180 190,-180 190,0', look.color, {
      lineWidth: 3,
      shades: ['/60,-190 200,-190 200,0 80,0'],
    }) +
    s.cloth('/-210,-180 210,-180 204,-204 -204,-204', light(look.color, 0.2), { lineWidth: 2.6 }) +
    manual(-132) +
    manual(-100) +
    s.cloth('/-150,-66 150,-66 156,-50 -156,-50', light(look.color, 0.2), { lineWidth: 2.4 }) +
    times(6, (i) => s.disc(-160 + (i % 2) * 16, -140 + i * 12, 5, '#fff8e8', '#3a2a20', 2))
  )
}

function ironDeck(s: Sketch, look: Look): Svg {
  const w = look.size
  const plates = times(12, (i) =>
    s.stroke(`${-w + i * (w / 6)},-18 ${-w + i * (w / 5.6) - 20},200`, 4, shade(look.color, 1.2), { profile: 'even' }),
  )
  const rivets = times(30, (i) => s.disc(-w + i * (w / 15), 6 + (i % 2) * 3, 5, look.accent, ink(look.color), 2))
  const rail =
    times(9, (i) => s.rod([-w + i * (w / 4), -18], [-w + i * (w / 4), -110], 8, look.accent)) +
    s.cord(`${-w},-108 ${-w * 0.5},-96 0,-108 ${w * 0.5},-96 ${w},-108`, 6, look.accent)
  return (
    rail +
    s.cloth(`${-w},-18! 0,-40 ${w},-18! ${w},220! ${-w},220!`, look.color, {
      lineWidth: 3,
      lights: [`${-w},-14! 0,-34 ${w},-14! ${w},2! 0,-18 ${-w},2!`],
    }) +
    plates +
    rivets
  )
}

/** A spindle of steel plates with two lit lenses and a screw; her prow to the right. */
function spindleBoat(s: Sketch, look: Look): Svg {
  const w = look.size
  const beam = s.canvas.linearGradient(
    [
      [0, look.accent, 0.75],
      [1, look.accent, 0],
    ],
    w * 0.5,
    0,
    w * 2,
    0,
  )
  const seams = [-0.5, -0.2, 0.1, 0.4].map((u) =>
    s.stroke(`${u * w},${-w * 0.17} ${u * w + 12},0 ${u * w},${w * 0.17}`, 4, shade(look.color, 1)),
  )
  return (
    s.fill(`/${w * 0.7},${-w * 0.05} ${w * 2},${-w * 0.4} ${w * 2},${w * 0.42} ${w * 0.7},${w * 0.05}`, beam) +
    times(4, (i) =>
      s.blade(
        `${-w * 1.02},0 ${-w * 1.06 + i * 3},${(i - 1.5) * w * 0.07} ${-w * 1.12},${(i - 1.5) * w * 0.12}`,
        26,
        BRASS,
      ),
    ) +
    s.metal(
      `${-w},0! ${-w * 0.6},${-w * 0.14} 0,${-w * 0.2} ${w * 0.6},${-w * 0.14} ${w * 1.1},0! ${w * 0.6},${w * 0.14} 0,${w * 0.2} ${-w * 0.6},${w * 0.14}`,
      look.color,
      { gradient: `0,${-w * 0.2} 0,${w * 0.2}` },
    ) +
    seams.join('') +
    s.cloth(
      `${-w * 0.2},${-w * 0.18}! ${-w * 0.16},${-w * 0.26} ${w * 0.1},${-w * 0.26} ${w * 0.16},${-w * 0.18}!`,
      shade(look.color, 0.4),
      { lineWidth: 2.6 },
    ) +
    s.disc(w * 0.62, -w * 0.03, w * 0.06, look.accent, BRASS, 6) +
    s.oval(w * 0.06, -w * 0.02, w * 0.12, w * 0.07, '#bff4f0', BRASS, 6) +
    s.cloth(`${-w * 0.9},${-w * 0.03}! ${-w * 0.98},${-w * 0.2}! ${-w * 0.76},${-w * 0.1}!`, shade(look.color, 0.6), {
      lineWidth: 2.4,
    })
  )
}

function hatch(s: Sketch, look: Look): Svg {
  return (
    s.metal('-90,0! -90,-44! 90,-44! 90,0! 0,18', look.color, { gradient: '-90,0 90,0' }) +
    s.oval(0, -44, 90, 24, shade(look.color, 1.8), ink(look.color), 3) +
    s.oval(0, -44, 70, 17, '#ffdf90') +
    s.place(
      -92,
      -60,
      s.oval(0, -60, 40, 84, look.color, ink(look.color), 4) +
        s.oval(0, -60, 26, 62, 'none', look.accent, 6) +
        s.disc(0, -60, 12, look.accent, ink(look.accent), 3),
      1,
      -22,
    ) +
    times(7, (i) => s.disc(-78 + i * 26, -20 + Math.sin(i * 0.52) * 10, 4.6, look.accent, ink(look.accent), 2))
  )
}

function chart(s: Sketch, look: Look): Svg {
  const grid =
    times(4, (i) => s.stroke(`${-120 + i * 80},-136 ${-120 + i * 80},-6`, 2.4, '#a08a6a', { profile: 'even' })) +
    times(3, (i) => s.stroke(`-150,${-112 + i * 42} 150,${-112 + i * 42}`, 2.4, '#a08a6a', { profile: 'even' }))
  return (
    s.cloth('-160,0! -164,-140! 0,-150 160,-140! 164,0! 0,-8', look.color, { lineWidth: 3 }) +
    grid +
    s.inked('-130,-120 -60,-130 -30,-90 -70,-50 -120,-60', '#c8b078', 2.6) +
    s.inked('40,-60 90,-90 140,-60 120,-20 60,-24', '#c8b078', 2.6) +
    s.stroke('-40,-70 0,-90 30,-50 70,-100 120,-110', 5, look.accent, { profile: 'even' })
  )
}
