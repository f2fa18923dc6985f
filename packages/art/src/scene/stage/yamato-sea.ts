import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { across, around, type Look, type StageTable, standing, times } from './part.ts'

const GOLD = '#e8c04e'

/** Boats, creatures and the palace of the sea. */
export const YAMATO_SEA: StageTable = {
  'sea-turtle': standing({ color: '#6a8a4a', accent: '#9ac07a', shadow: 150 }, (s, look) => {
    const plates = [
      [0, -104, 36],
      [-66, -84, 30],
      [66, -84, 30],
      [-34, -52, 30],
      [34, -52, 30],
      [-96, -44, 24],
      [96, -44, 24],
    ].map(([x = 0, y = 0, r = 0]) =>
      s.inked(
        `/${times(6, (index) => `${around(x, y, (index * Math.PI) / 3, r, 0.8)} `).trim()}`,
        light(look.color, 0.3),
        4,
        ink(look.color),
      ),
    )
    const limb = (line: string) => s.blade(line, 64, look.accent, 'strand')
    return (
      limb('-90,-30 -160,-10 -220,30') +
      limb('90,-30 140,0 170,30') +
      limb('-60,-20 -110,20 -130,50') +
      s.cord('110,-60 160,-84 190,-92', 50, look.accent) +
      s.disc(206, -96, 40, look.accent, ink(look.accent), 4) +
      s.disc(218, -108, 8, '#1a1428') +
      s.disc(215, -111, 3, '#fff') +
      s.stroke('214,-80 230,-78 242,-86', 4, ink(look.accent)) +
      s.cloth('-150,-10! -140,-90 -70,-140 0,-150 70,-140 140,-90 150,-10! 0,16', look.color, {
        extra: plates.join(''),
      }) +
      s.trim('-150,-10 0,14 150,-10', 15, '#d8c07a')
    )
  }),
  'white-strand': standing({ color: '#f8f4ee' }, (s, look) =>
    ['-150,0 -80,-40 0,-10 70,-44 150,-20', '-150,6 -70,-22 10,4 80,-26 146,-4', '-140,12 -60,-6 20,16 90,-10 150,14']
      .map((line) => s.stroke(line, 13, shade(look.color, 1.4)) + s.stroke(line, 9, look.color))
      .join(''),
  ),
  'fishing-net': standing({ color: '#c8a870', accent: '#8a5a34', size: 160 }, (s, look) => {
    const w = look.size
    return (
      times(
        9,
        (index) =>
          s.stroke(
            `${-w + index * (w / 4)},0 ${-w * 0.5 + index * (w / 8)},-70 ${index * 4 - 20},-130`,
            4,
            look.color,
            { profile: 'even' },
          ) +
          s.stroke(
            `${w - index * (w / 4)},0 ${w * 0.3 - index * (w / 7)},-60 ${-20 + index * 6},-130`,
            3,
            shade(look.color, 0.8),
            { profile: 'even' },
          ),
      ) + times(7, (index) => s.disc(-w + index * (w / 3), 2, 11, look.accent, ink(look.accent), 3))
    )
  }),
  coral: standing({ color: '#f0705e', shadow: 60 }, (s, look) =>
    [
      '0,10 -10,-70 -50,-130 -60,-200',
      '0,10 10,-90 30,-160 20,-240',
      '-14,-70 -70,-90 -110,-150',
      '14,-90 70,-110 100,-180',
      '30,-150 70,-190 76,-230',
      '-40,-120 -30,-160 -36,-210',
    ]
      .map((line, index) => s.cord(line, 26 - index * 2.4, index % 2 ? light(look.color, 0.2) : look.color, 'out'))
      .join(''),
  ),
  kelp: standing({ color: '#2f7a5a', amount: 5, tall: 360 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index - (look.amount - 1) / 2) * 30
      const h = look.tall * (0.6 + look.random() * 0.4)
      return (
        s.stroke(`${x},0 ${x - 26},${-h * 0.3} ${x + 26},${-h * 0.6} ${x - 8},${-h}`, 24, ink(look.color), {
          steps: 30,
        }) +
        s.stroke(
          `${x},0 ${x - 26},${-h * 0.3} ${x + 26},${-h * 0.6} ${x - 8},${-h}`,
          18,
          index % 2 ? look.color : light(look.color, 0.3),
          { steps: 30 },
        )
      )
    }),
  ),
  bream: standing(
    { color: '#f0583e', accent: '#ffd0b8' },
    (s, look) =>
      s.cloth('120,-20! 190,-80 186,-20 200,50! 130,6!', light(look.color, 0.2), { lineWidth: 2.6 }) +
      s.cloth('-60,-60! -10,-110 70,-90 100,-40!', light(look.color, 0.2), {
        lineWidth: 2.6,
        folds: ['-30,-66 -10,-104', '10,-60 24,-100', '50,-50 64,-88'],
      }) +
      s.cloth('-140,-10! -90,-66 0,-74 90,-40 134,-8! 90,36 0,54 -90,42', look.color, {
        gradient: '0,-70 0,54',
        lights: ['-110,20! 0,40 100,20! 0,56'],
        folds: ['-70,-40 -58,0 -74,34'],
      }) +
      times(9, (index) =>
        s.stroke(
          `${-40 + (index % 3) * 40},${-36 + Math.floor(index / 3) * 26} ${-28 + (index % 3) * 40},${-26 + Math.floor(index / 3) * 26} ${-40 + (index % 3) * 40},${-16 + Math.floor(index / 3) * 26}`,
          4,
          look.accent,
        ),
      ) +
      s.disc(-100, -16, 13, '#fff', ink(look.color), 3) +
      s.disc(-102, -16, 7, '#1a1428') +
      s.blade('-40,14 0,40 14,70', 30, light(look.color, 0.3)),
  ),
  'air-bubbles': across({ amount: 40, color: '#dff6ff' }, (_, look) =>
    times(look.amount, () => {
      const [cx, cy, r] = [
        look.random() * look.picture.width,
        look.random() * look.picture.height,
        3 + look.random() ** 3 * 22,
      ]
      return (
        element('circle', {
          cx,
          cy,
          r,
          fill: look.color,
          'fill-opacity': 0.16,
          stroke: '#fff',
          'stroke-width': 2.2,
          opacity: 0.8,
        }) + element('circle', { cx: cx - r * 0.3, cy: cy - r * 0.3, r: r * 0.2, fill: '#fff', opacity: 0.9 })
      )
    }),
  ),
  'dragon-palace': standing({ color: '#f4e6d4', accent: '#1f7a7a', third: '#d8483a' }, (s, look) => palace(s, look)),
  sampan: standing({ color: '#9a6a3a', accent: '#f4ead0' }, (s, look) => {
    const sail =
      look.variant === 'bare'
        ? ''
        : s.rod([0, -30], [0, -330], 10, '#6a4a2a') +
          s.cloth('-96,-310! 96,-310! 106,-190 90,-80! 0,-92 -90,-80! -106,-190', look.accent, {
            lineWidth: 2.6,
            folds: ['-50,-306 -54,-90', '0,-306 0,-96', '50,-306 54,-90'],
            shade: '#cfc0b0',
          })
    return (
      sail +
      s.cloth('-240,-70! -200,-10 -120,16 120,16 200,-10 250,-96! 180,-46 0,-34 -180,-44', look.color, {
        lineWidth: 3,
        folds: ['-200,-30 0,-8 210,-40'],
      })
    )
  }),
  'fan-boat': standing({ color: '#7a4a2e', accent: '#d8282e' }, (s, look) => {
    const rim = Array.from({ length: 11 }, (_, index) => around(0, -270, Math.PI * (1.12 + index * 0.076), 120)).join(
      ' ',
    )
    const foot = Array.from({ length: 11 }, (_, index) => around(0, -270, Math.PI * (1.88 - index * 0.076), 44)).join(
      ' ',
    )
    const leaf = s.cloth(`${rim} ${foot}`, look.accent, { tangent: 0.1, lineWidth: 2.6 })
    const ribs = times(9, (index) =>
      s.stroke(`0,-262 ${around(0, -270, Math.PI * (1.16 + index * 0.085), 112)}`, 3, shade(look.accent, 1.2)),
    )
    const lady =
      s.cloth('-70,-40! -54,-120 -30,-140 -6,-120 10,-40!', '#f08aa0', { lineWidth: 2.4 }) +
      s.disc(-30, -152, 19, '#fff0e4', '#7a4a4c', 2.4) +
      s.fill('-52,-150 -50,-180 -30,-186 -10,-180 -8,-150 -4,-96 -14,-96 -16,-160 -44,-160 -46,-96 -56,-96', '#1e1a28')
    return (
      s.rod([0, -30], [0, -250], 8, '#5a3a24') +
      leaf +
      ribs +
      s.disc(0, -348, 24, '#f6c83a', ink(GOLD), 2.4) +
      lady +
      s.cloth('-220,-60! -180,-6 -100,14 120,14 190,-10 240,-86! 170,-40 0,-30 -160,-40', look.color, {
        lineWidth: 3,
        folds: ['-180,-26 0,-6 190,-34'],
      })
    )
  }),
}

function palace(s: Sketch, look: Look): Svg {
  const roof = (y: number, w: number) =>
    s.cloth(
      `${-w - 60},${y + 10}! ${-w * 0.7},${y - 26} 0,${y - 80} ${w * 0.7},${y - 26} ${w + 60},${y + 10}! ${w + 50},${y - 26}! ${w * 0.6},${y - 60} 0,${y - 110} ${-w * 0.6},${y - 60} ${-w - 50},${y - 26}!`,
      look.accent,
      { lineWidth: 3 },
    ) +
    s.trim(`${-w - 56},${y + 4} 0,${y - 20} ${w + 56},${y + 4}`, 9, GOLD) +
    s.both((half) => half.cord(`${w + 52},${y - 18} ${w + 84},${y - 50} ${w + 70},${y - 74}`, 10, GOLD, 'out'))
  const hall = (y: number, w: number, h: number) =>
    s.cloth(`/${-w},${y} ${-w},${y - h} ${w},${y - h} ${w},${y}`, look.color, { lineWidth: 3 }) +
    times(6, (index) =>
      s.stroke(
        `${-w + 10 + index * ((w * 2 - 20) / 5)},${y} ${-w + 10 + index * ((w * 2 - 20) / 5)},${y - h}`,
        15,
        look.third,
        { profile: 'even' },
      ),
    )
  return (
    hall(0, 240, 150) +
    s.inked('-50,0! -50,-80 0,-120 50,-80 50,0!', '#1a3a5a', 5, GOLD) +
    roof(-140, 240) +
    hall(-236, 150, 90) +
    roof(-316, 150) +
    hall(-410, 80, 60) +
    roof(-462, 80) +
    s.gem(0, -590, 20, '#8ae8f0', { setting: GOLD }) +
    s.both(
      (half) =>
        half.cloth('/260,0 260,-90 430,-90 430,0', look.color, { lineWidth: 3 }) +
        half.cloth('244,-84! 340,-120 446,-84! 440,-110! 340,-150 250,-110!', look.accent, { lineWidth: 3 }),
    )
  )
}
