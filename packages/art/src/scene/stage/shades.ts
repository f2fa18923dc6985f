import { ink, light, shade } from '../../draw/color.ts'
import { element, group, path } from '../../draw/svg.ts'
import { drawHand } from '../../figure/hands.ts'
import { flagIn } from '../../props/options.ts'
import { Sketch } from '../../props/sketch.ts'
import { type StageTable, standing, times } from './part.ts'

/** Shadows, hands, and the tools of puppets and of the jungle: what tells of someone without a face. */
export const SHADES: StageTable = {
  hand: standing({ color: '#f2c9a7', accent: '#2b3a42', third: '#f4ecdc', variant: 'open', tall: 260 }, (s, look) => {
    const tones = { base: look.color, shadow: shade(look.color, 0.9), line: ink(look.color) }
    const sleeve = s.cloth(
      `-34,34! 36,34! 62,${look.tall * 0.5} 78,${look.tall}! -78,${look.tall}! -56,${look.tall * 0.5}`,
      look.accent,
      {
        lineWidth: 3,
        folds: [
          `-30,60 0,74 36,66`,
          `-44,${look.tall * 0.4} 0,${look.tall * 0.46} 50,${look.tall * 0.42}`,
          `-54,${look.tall * 0.7} 0,${look.tall * 0.74} 60,${look.tall * 0.7}`,
        ],
        shades: [`12,30! 50,30! 90,${look.tall}! 24,${look.tall}!`],
      },
    )
    const cuff = s.cloth('/-40,26 42,26 46,52 -44,52', look.third, { lineWidth: 2.6 })
    return sleeve + drawHand(look.variant, tones, flagIn(look.options, 'left')) + cuff
  }),
  'wing-shadow': standing({ color: '#0c0a18', size: 300, tall: 460 }, (s, look) => {
    const { size: w, tall: h } = look
    const wing = s.both((side) =>
      side.fill(
        `0,${-h * 0.6} ${w * 0.3},${-h * 0.92} ${w * 0.62},${-h}! ${w * 0.96},${-h * 0.8} ${w * 1.1},${-h * 0.4}! ${w * 0.86},${-h * 0.5} ${w * 0.76},${-h * 0.22}! ${w * 0.56},${-h * 0.36} ${w * 0.42},${-h * 0.1}! ${w * 0.3},${-h * 0.24} 0,0`,
        look.color,
      ),
    )
    const body = s.fill(
      `${-w * 0.2},0 ${-w * 0.16},${-h * 0.5} ${-w * 0.12},${-h * 0.72} 0,${-h * 0.84} ${w * 0.12},${-h * 0.72} ${w * 0.16},${-h * 0.5} ${w * 0.2},0`,
      look.color,
    )
    return group({ opacity: 0.92, filter: s.canvas.blur(3) }, wing, body)
  }),
  dancer: standing(
    { color: '#1a1020', size: 1, tall: 260 },
    (s, look) =>
      s.inked(
        '-6,-130 -30,-146 -74,-186 -86,-178 -50,-140 -34,-112 -44,-70 -20,-58 -64,-20 -96,6! -70,4 -30,-18 8,-44 40,-70 78,-34 84,2! 100,-2 104,-40 56,-92 40,-128 78,-150 116,-146 116,-158 72,-166 26,-146',
        look.color,
        2,
      ) +
      s.disc(10, -172, 26, look.color) +
      s.fill('-14,-184! 4,-250 50,-268! 34,-220 36,-180!', look.color),
  ),
  hound: standing({ color: '#1a1530', accent: '#ff5a3a' }, (s, look) => {
    const head = (x: number, y: number, side: -1 | 1) => {
      const h = new Sketch(s.canvas, { side })
      return s.place(
        x,
        y,
        h.inked(
          '-50,60 -56,0 -40,-44 -34,-90! -6,-56 20,-54 46,-84! 44,-30 90,-14 108,6 96,26 44,36 30,80',
          look.color,
          3,
          light(look.color, 0.8),
        ) +
          h.fill('20,-22! 44,-26 34,-8!', look.accent) +
          h.fill('60,26! 66,40! 72,25!', '#fff') +
          h.fill('82,24! 88,36! 94,20!', '#fff') +
          h.stroke('44,22 76,18 104,10', 3, shade(look.accent, 0.8)),
      )
    }
    const body = s.inked(
      '-170,220! -180,60 -130,-40 -40,-90 60,-90 140,-30 180,70 180,220!',
      look.color,
      3,
      light(look.color, 0.6),
    )
    return (
      body +
      head(-110, -70, -1) +
      head(120, -60, 1) +
      head(10, -140, 1) +
      times(10, (index) =>
        s.blade(`${-120 + index * 26},-20 ${-116 + index * 26},20 ${-126 + index * 26},56`, 24, light(look.color, 0.2)),
      )
    )
  }),
  plate: standing(
    { color: '#e8e2d4', accent: '#8a94a8', size: 90, shadow: 90 },
    (s, look) =>
      s.oval(0, -6, look.size, look.size * 0.26, look.color, ink(look.accent), 3) +
      s.oval(0, -9, look.size * 0.66, look.size * 0.15, shade(look.color, 0.3), look.accent, 3),
  ),
  photograph: standing({ color: '#e8dcc0', accent: '#4a3a34', size: 40 }, (s, look) => {
    const w = look.size
    return (
      s.cloth(`/${-w},${-w * 1.3} ${w},${-w * 1.3} ${w},${w * 1.3} ${-w},${w * 1.3}`, look.color, { lineWidth: 2.4 }) +
      s.fill(
        `/${-w * 0.8},${-w * 1.1} ${w * 0.8},${-w * 1.1} ${w * 0.8},${w * 0.8} ${-w * 0.8},${w * 0.8}`,
        '#9a8468',
      ) +
      s.fill(`${-w * 0.6},${w * 0.8}! ${-w * 0.4},0 0,${-w * 0.2} ${w * 0.4},0 ${w * 0.6},${w * 0.8}!`, look.accent) +
      s.disc(0, -w * 0.44, w * 0.34, '#e8d4b4') +
      s.fill(
        `${-w * 0.4},${-w * 0.4} ${-w * 0.4},${-w * 0.8} 0,${-w * 1.02} ${w * 0.4},${-w * 0.8} ${w * 0.4},${-w * 0.3} ${w * 0.2},${-w * 0.7} ${-w * 0.2},${-w * 0.66}`,
        look.accent,
      )
    )
  }),
  'top-hat': standing(
    { color: '#22202c', accent: '#7b2d26' },
    (s, look) =>
      s.cloth('-66,-10! -74,-130 -80,-160! 0,-176 80,-160! 74,-130 66,-10!', look.color, {
        lineWidth: 3,
        shades: ['20,-180! 90,-160 80,0! 30,0!'],
        extra: s.trim('-80,-34 0,-24 80,-34', 26, look.accent),
        folds: ['-50,-150 -46,-50'],
      }) +
      s.oval(0, -164, 79, 15, light(look.color, 0.5), ink(look.color), 3) +
      s.cloth('-124,-20 -90,-6 0,4 90,-6 124,-20 104,10 0,22 -104,10', look.color, { lineWidth: 3 }) +
      s.stroke('-56,-150 -58,-90 -52,-40', 9, '#8a8aa8', { opacity: 0.7 }),
  ),
  mirror: standing({ color: '#e0b84c', accent: '#9ac4dc', size: 130, tall: 180 }, (s, look) => {
    const { size: w, tall: h } = look
    const fill = s.canvas.linearGradient(
      [
        [0, light(look.accent, 1)],
        [0.5, look.accent],
        [1, shade(look.accent, 1)],
      ],
      -w,
      -h,
      w,
      h,
    )
    return (
      element('ellipse', { rx: w + 22, ry: h + 22, fill: look.color, stroke: ink(look.color), 'stroke-width': 6 }) +
      element('ellipse', { rx: w + 14, ry: h + 14, fill: 'none', stroke: light(look.color, 1), 'stroke-width': 4 }) +
      times(20, (index) =>
        s.disc(
          Math.round(Math.cos(index * 0.314) * (w + 12)),
          Math.round(Math.sin(index * 0.314) * (h + 12)),
          8,
          light(look.color, 0.5),
          ink(look.color),
          2,
        ),
      ) +
      element('ellipse', { rx: w, ry: h, fill, stroke: shade(look.color, 1.4), 'stroke-width': 5 }) +
      s.fill(
        `/${-w * 0.7},${-h * 0.1} ${-w * 0.1},${-h * 0.8} ${w * 0.14},${-h * 0.8} ${-w * 0.5},${h * 0.1}`,
        '#fff',
        0.4,
      )
    )
  }),
  web: standing({ color: '#e8eef8', size: 130, y: 120 }, (s, look) => {
    const at = (index: number, reach: number) =>
      `${Math.round(Math.cos(index * 0.262) * reach)},${Math.round(Math.sin(index * 0.262) * reach)}`
    return (
      times(7, (index) => s.stroke(`0,0 ${at(index, look.size)}`, 1.8, look.color, { profile: 'flat' })) +
      times(5, (ring) =>
        path(
          s.shape(
            `${Array.from({ length: 7 }, (_, index) => `${at(index, look.size * (0.24 + ring * 0.18))}!`).join(' ')} ${at(3, look.size * (0.2 + ring * 0.17))}!`,
          ),
          'none',
          { stroke: look.color, 'stroke-width': 1.4, opacity: 0.7 },
        ),
      )
    )
  }),
}
