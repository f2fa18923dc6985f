import { ink, light, shade } from '../../draw/colour.ts'
import { star } from '../../draw/plants.ts'
import { element, path } from '../../draw/svg.ts'
import { around, type StageTable, standing, times } from './part.ts'
import { clockFace } from './tea.ts'

const RUNES = [
  'M0 -20V20M0 -14L14 -4M0 0L14 10',
  'M0 -20V20M-12 -8L0 -20L12 -8',
  'M-10 -20V20M10 -20V20M-10 -10L10 10',
  'M0 -20V20M0 -4L12 -16M0 -4L-12 -16',
  'M-10 20V-20L10 -4L-10 8',
  'M-10 -20L10 20M10 -20L-10 20',
]

/** Things each of which tells one tale. */
export const RELICS: StageTable = {
  target: standing({ colour: '#f4ead2', accent: '#c0392b', third: '#e6b84a', shadow: 100 }, (s, look) => {
    const rings = [92, 74, 56, 38, 20].map((r, index) =>
      s.disc(
        0,
        -190,
        r,
        [look.colour, look.accent, look.colour, look.accent, look.third][index] ?? look.colour,
        '#4a3426',
        2.4,
      ),
    )
    const straw = times(24, (index) =>
      s.stroke(
        `${around(0, -190, (index / 24) * 6.28, 90)} ${around(0, -190, (index / 24) * 6.28, 104)}`,
        5,
        '#d8b86a',
      ),
    )
    return (
      s.rod([-50, 0], [-10, -250], 12, '#7a5a3a') +
      s.rod([50, 0], [10, -250], 12, '#7a5a3a') +
      s.disc(0, -190, 100, '#c8a05a', '#4a3426', 3) +
      straw +
      rings.join('')
    )
  }),
  arrow: standing({ colour: '#e6b84a', accent: '#8b1e2d', size: 220 }, (s, look) => {
    const w = look.size
    const fletch = [-1, 1]
      .map((side) =>
        s.inked(`${-w},0! ${-w - 26},${side * 26}! ${-w + 40},${side * 26}! ${-w + 66},0!`, look.accent, 2.4),
      )
      .join('')
    return (
      s.rod([-w - 10, 0], [w, 0], 9, look.variant === 'wood' ? '#a8763a' : look.colour) +
      fletch +
      s.metal(
        `${w - 10},0! ${w - 14},-20! ${w + 56},0! ${w - 14},20!`,
        look.variant === 'wood' ? '#cfd9ea' : look.colour,
        { gradient: `${w},-20 ${w},20` },
      )
    )
  }),
  roast: standing({ colour: '#a8622e', accent: '#f4ecdc', shadow: 110 }, (s, look) => {
    const dish = s.cloth('-130,-16! 0,-4 130,-16! 100,14 0,22 -100,14', '#b7a48a', { lineWidth: 2.6 })
    const meat = s.cloth('-90,-20 -84,-70 -30,-96 40,-92 90,-60 96,-20 50,-4 -50,-4', look.colour, {
      lineWidth: 2.8,
      shades: ['20,-100! 110,-60 100,0! 10,0! 60,-40'],
      lights: ['-70,-60! -30,-86 20,-84 -20,-70'],
      folds: ['-60,-30 -40,-60', '-10,-30 10,-64', '40,-30 52,-56'],
    })
    const leg =
      s.cord('84,-50 130,-80 146,-92', 22, look.colour, 'out') +
      s.cord('130,-80 156,-100', 9, look.accent) +
      s.disc(158, -104, 9, look.accent, ink(look.accent), 2) +
      s.disc(150, -110, 8, look.accent, ink(look.accent), 2)
    return (
      leg +
      dish +
      meat +
      s.disc(-104, -24, 17, '#c0392b', '#5a1020', 2.4) +
      s.disc(104, -20, 15, '#7a9a3a', '#3a4a1a', 2.4) +
      times(3, (index) =>
        s.stroke(
          `${-40 + index * 40},-104 ${-52 + index * 40},-130 ${-36 + index * 40},-150 ${-46 + index * 40},-180`,
          8,
          '#fff',
          { opacity: 0.5 },
        ),
      )
    )
  }),
  jug: standing(
    { colour: '#6a8aa0', accent: '#d8e4ec', shadow: 50 },
    (s, look) =>
      s.cord('36,-110 84,-104 80,-40 40,-34', 11, look.colour) +
      s.cloth('-34,0! -52,-40 -48,-80 -28,-110 -34,-134! -46,-142! 30,-134! 28,-110 48,-80 52,-40 34,0!', look.colour, {
        lineWidth: 2.6,
        shades: ['8,-140! 60,-60 36,6! 6,6! 30,-60'],
        extra: s.trim('-60,-72 60,-72', 6, look.accent),
      }) +
      s.oval(-4, -136, 32, 7, '#bfe0f4', ink(look.colour), 2.4),
  ),
  lute: standing(
    { colour: '#b8783a', accent: '#5a3422', shadow: 60 },
    (s, look) =>
      s.rod([0, -130], [0, -290], 17, look.accent) +
      s.cloth('/-14,-286 14,-286 30,-340 -2,-330', look.accent, { lineWidth: 2.4 }) +
      s.cloth('-20,-150! -70,-90 -64,-20 0,4 64,-20 70,-90 20,-150!', look.colour, {
        lineWidth: 2.8,
        folds: ['-40,-100 -36,-30', '40,-100 36,-30'],
      }) +
      s.disc(0, -80, 22, '#3a2016', look.accent, 4) +
      times(4, (index) =>
        s.stroke(`${-9 + index * 6},-20 ${-6 + index * 4},-300`, 1.6, '#f4ecd8', { profile: 'flat' }),
      ) +
      s.fill('/-24,-24 24,-24 24,-16 -24,-16', look.accent),
  ),
  violin: standing(
    { colour: '#8a4a22', accent: '#2a1a16', shadow: 40 },
    (s, look) =>
      s.rod([0, -150], [0, -270], 12, look.accent) +
      s.cord('0,-268 8,-290 -8,-296', 8, look.accent) +
      s.cloth(
        '-28,-160 -46,-130 -30,-98 -26,-86 -52,-50 -36,-4 0,4 36,-4 52,-50 26,-86 30,-98 46,-130 28,-160 0,-166',
        look.colour,
        {
          lineWidth: 2.8,
          lights: ['-34,-140! -20,-154 0,-158 -16,-130'],
          shades: ['10,-168! 60,-120 34,-90 60,-40 20,10! 4,10!'],
        },
      ) +
      s.both((side) => side.stroke('18,-92 26,-74 16,-54', 4, look.accent)) +
      times(4, (index) =>
        s.stroke(`${-6 + index * 4},-34 ${-4 + index * 2.6},-276`, 1.4, '#f4ecd8', { profile: 'flat' }),
      ) +
      s.fill('/-18,-46 18,-46 16,-38 -16,-38', '#d8b070') +
      s.rod([70, 0], [96, -250], 5, '#5a3422') +
      s.stroke('76,-4 101,-244', 2, '#f4ecd8', { profile: 'flat' }),
  ),
  'spinning-wheel': standing({ colour: '#8a5a34', accent: '#f2c23e', shadow: 130 }, (s, look) => {
    const spokes = times(12, (index) =>
      s.stroke(
        `${around(30, -170, (index * Math.PI) / 6, 14)} ${around(30, -170, (index * Math.PI) / 6, 104)}`,
        7,
        look.colour,
        { profile: 'flat' },
      ),
    )
    const legs =
      s.rod([-120, -60], [-140, 0], 12, look.colour) +
      s.rod([110, -90], [130, 0], 12, look.colour) +
      s.rod([20, -76], [10, 0], 12, look.colour)
    const thread =
      s.stroke('-118,-140 -60,-220 30,-282', 2.6, look.accent, { profile: 'flat' }) +
      s.stroke('-118,-130 -50,-90 30,-62', 2.6, look.accent, { profile: 'flat' })
    const spool =
      s.oval(-118, -134, 26, 20, look.accent, ink(look.accent), 2.6) +
      times(4, (index) => s.stroke(`${-138 + index * 12},-146 ${-132 + index * 12},-122`, 2.4, shade(look.accent, 0.9)))
    return (
      legs +
      s.rod([30, -80], [30, -170], 14, look.colour) +
      s.cloth('/-150,-66 140,-96 142,-80 -148,-48', look.colour, { lineWidth: 2.6 }) +
      spokes +
      s.ring(30, -170, 110, 15, look.colour) +
      s.disc(30, -170, 17, look.colour, ink(look.colour), 3) +
      s.rod([-118, -60], [-118, -190], 9, look.colour) +
      spool +
      thread +
      times(12, (index) =>
        s.stroke(
          `${-190 + index * 10},${-4 - ((index * 7) % 12)} ${-160 + index * 8},${-26 - ((index * 5) % 16)}`,
          4,
          look.accent,
        ),
      )
    )
  }),
  coffin: standing({ colour: '#bfe4f0', accent: '#d8b44a', shadow: 260 }, (s, look) => {
    const base = s.cloth('/-250,-10 -230,-60 230,-60 250,-10 220,10 -220,10', shade(look.accent, 0.4), { lineWidth: 3 })
    const pillow =
      s.cloth('-210,-66! -200,-92 -130,-96 -110,-66!', '#f6eef4', { lineWidth: 2.2 }) +
      s.cloth('-110,-64! -100,-88 60,-96 200,-78 210,-64!', '#b3283a', {
        lineWidth: 2.2,
        folds: ['-60,-80 -40,-68', '20,-86 40,-70', '120,-84 130,-70'],
      })
    const glass =
      path(s.shape('-236,-60! -220,-150! -150,-190! 150,-190! 220,-150! 236,-60!'), look.colour, {
        opacity: 0.4,
        stroke: look.accent,
        'stroke-width': 8,
      }) +
      s.stroke('-150,-190 -160,-60', 4, look.accent, { profile: 'flat' }) +
      s.stroke('150,-190 160,-60', 4, look.accent, { profile: 'flat' })
    return (
      base +
      pillow +
      glass +
      s.fill('/-190,-70 -110,-180 -60,-180 -140,-70', '#fff', 0.5) +
      s.fill('/-20,-70 60,-180 80,-180 0,-70', '#fff', 0.4) +
      s.trim('-240,-58 240,-58', 9, look.accent) +
      path(star(-120, -168, 34, { points: 4, waist: 0.1 }), '#fff')
    )
  }),
  braid: standing({ colour: '#f0c24a', accent: '#b888d8', tall: 460, size: 44, y: 200 }, (s, look) => {
    const w = look.size
    const count = Math.floor(look.tall / (w * 0.62))
    const knot = (index: number) => {
      const y = index * w * 0.62
      const x = Math.round(Math.sin(index * 0.5) * 8)
      return (
        s.cloth(
          `${x - w * 0.7},${y} ${x - w * 0.1},${y - w * 0.2} ${x + w * 0.3},${y + w * 0.4} ${x + w * 0.06},${y + w * 0.94} ${x - w * 0.54},${y + w * 0.5}`,
          look.colour,
          {
            lineWidth: 2.4,
            folds: [`${x - w * 0.5},${y + 4} ${x},${y + w * 0.4}`],
            shades: [`${x - w * 0.6},${y + w * 0.5} ${x},${y + w * 0.6} ${x + w * 0.06},${y + w}`],
          },
        ) +
        s.cloth(
          `${x + w * 0.7},${y + w * 0.3} ${x + w * 0.14},${y + w * 0.1} ${x - w * 0.26},${y + w * 0.7} ${x},${y + w * 1.24} ${x + w * 0.56},${y + w * 0.8}`,
          shade(look.colour, 0.25),
          { lineWidth: 2.4, folds: [`${x + w * 0.5},${y + w * 0.3} ${x},${y + w * 0.8}`] },
        )
      )
    }
    const flowers = times(Math.floor(count / 3), (index) =>
      s.place(
        index % 2 ? 18 : -18,
        index * w * 1.86 + 30,
        times(5, (petal) => s.oval(Math.cos(petal * 1.257) * 9, Math.sin(petal * 1.257) * 9, 7, 7, look.accent)) +
          s.disc(0, 0, 5, '#ffe9a0'),
      ),
    )
    return (
      times(count, knot) +
      s.blade(`0,${look.tall - 6} 10,${look.tall + 40} -6,${look.tall + 80}`, w, look.colour, 'lock') +
      flowers +
      s.cord(`${-w * 0.6},${look.tall} ${w * 0.6},${look.tall}`, 11, look.accent)
    )
  }),
  kite: standing(
    { colour: '#d8402e', accent: '#f4e4b8', y: 200 },
    (s, look) =>
      s.stroke('0,90 40,200 -20,320 30,460', 2.6, '#f4ecd8', { profile: 'flat' }) +
      times(4, (index) =>
        s.place(
          10 + (index % 2) * 22,
          130 + index * 60,
          s.fill('-20,-9! 0,0! -20,9!', index % 2 ? look.colour : look.accent) +
            s.fill('20,-9! 0,0! 20,9!', index % 2 ? look.colour : look.accent),
        ),
      ) +
      s.cloth('/0,-120 76,-20 0,96 -76,-20', look.colour, {
        lineWidth: 2.8,
        shades: ['/0,-120 90,-20 0,100'],
        extra: s.fill('/0,-120 -76,-20 0,-20', look.accent) + s.fill('/0,96 76,-20 0,-20', look.accent),
      }) +
      s.stroke('0,-120 0,96', 4, '#6a4630', { profile: 'flat' }) +
      s.stroke('-76,-20 76,-20', 4, '#6a4630', { profile: 'flat' }),
  ),
  'alarm-clock': standing(
    { colour: '#e6bd55', accent: '#fffdf4', third: '#2b2d5b', amount: 7, size: 62, shadow: 50 },
    (s, look) =>
      s.both(
        (side) =>
          side.inked('10,-132! 26,-168 62,-164 76,-130!', look.colour, 3.4) +
          side.rod([42, -16], [56, 6], 11, look.colour),
      ) +
      s.cord('0,-130 0,-168', 8, look.third) +
      s.disc(0, -172, 10, look.colour, ink(look.colour), 3) +
      clockFace(s, look, look.size),
  ),
  gravestone: standing({ colour: '#6f7d8c', accent: '#4f6a4a', shadow: 56 }, (s, look) => {
    const tilt = look.variant === 'cross'
    const stone = tilt
      ? s.cloth(
          '/-14,0 -16,-90 -50,-90 -50,-116 -16,-116 -14,-160 14,-160 16,-116 50,-116 50,-90 16,-90 14,0',
          look.colour,
          { lineWidth: 2.8, shades: ['/4,0 4,-164 60,-164 60,0'] },
        )
      : s.cloth('-52,0! -54,-100 -30,-140 0,-150 30,-140 54,-100 52,0!', look.colour, {
          lineWidth: 2.8,
          shades: ['12,-156! 64,-100 60,6! 18,6! 24,-90'],
          folds: ['-36,-70 -20,-60 -26,-40', '10,-30 24,-44'],
        }) +
        times(3, (index) =>
          s.stroke(`-30,${-106 + index * 18} 24,${-106 + index * 18}`, 3.4, shade(look.colour, 1.2), { opacity: 0.7 }),
        )
    return (
      stone +
      times(9, (index) =>
        s.blade(`${-56 + index * 14},4 ${-58 + index * 14},-8 ${-62 + index * 15},-24`, 9, look.accent, 'spike'),
      )
    )
  }),
  runestone: standing(
    { colour: '#6a7080', accent: '#8ae0ff', shadow: 80 },
    (s, look) =>
      s.cloth('-70,4! -80,-120 -56,-220 -10,-260! 40,-230 74,-140 70,4!', look.colour, {
        lineWidth: 3,
        shades: ['16,-264! 90,-160 80,10! 26,10! 40,-140'],
        folds: ['-60,-60 -40,-40', '30,-40 50,-70'],
      }) +
      RUNES.map((rune, index) =>
        s.place(
          -24 + (index % 2) * 36,
          -190 + Math.floor(index / 2) * 60,
          path(rune, 'none', { stroke: look.accent, 'stroke-width': 5, 'stroke-linecap': 'round' }),
        ),
      ).join('') +
      s.stroke('-58,-20 -64,-130 -44,-216 -8,-244', 4, light(look.colour, 0.8), { opacity: 0.6 }),
  ),
  puppet: standing({ colour: '#e8b880', accent: '#c0392b', third: '#2a6a8a' }, (s, look) => {
    const strings =
      s.stroke('-34,-250 -44,-120', 1.8, '#f4ecd8', { profile: 'flat' }) +
      s.stroke('34,-250 46,-150', 1.8, '#f4ecd8', { profile: 'flat' }) +
      s.stroke('0,-260 0,-190', 1.8, '#f4ecd8', { profile: 'flat' })
    const bar = s.rod([-60, -252], [60, -252], 10, '#8a5a34') + s.rod([0, -280], [0, -230], 10, '#8a5a34')
    const legs =
      s.cord('-14,-60 -22,-30 -16,0', 11, look.colour) +
      s.cord('14,-60 26,-34 22,-4', 11, look.colour) +
      s.oval(-20, 0, 14, 7, '#5a3422') +
      s.oval(26, -4, 14, 7, '#5a3422')
    const suit = s.cloth('-30,-56! -26,-118! 26,-118! 30,-56! 0,-48', look.accent, {
      lineWidth: 2.2,
      extra: s.disc(0, -100, 4, '#ffe9a0') + s.disc(0, -80, 4, '#ffe9a0'),
    })
    const arms =
      s.cord('-24,-112 -50,-90 -44,-120', 10, look.colour) +
      s.cord('24,-112 54,-120 46,-150', 10, look.colour) +
      s.disc(-44, -124, 7, look.colour, ink(look.colour), 2) +
      s.disc(46, -154, 7, look.colour, ink(look.colour), 2)
    const head =
      s.disc(0, -148, 28, look.colour, ink(look.colour), 2.6) +
      s.disc(-9, -152, 4, '#2a1a20') +
      s.disc(9, -152, 4, '#2a1a20') +
      s.stroke('-10,-136 0,-132 10,-136', 2.6, '#7a3a2a') +
      s.both((side) => side.disc(17, -140, 5, '#e88a7a'))
    return (
      strings +
      legs +
      arms +
      suit +
      head +
      s.cloth('-28,-160! 0,-230! 28,-160! 0,-168', look.third, { lineWidth: 2.4 }) +
      s.cloth('-26,-122! 0,-128 26,-122! 20,-110 0,-106 -20,-110', '#fdf6ee', { lineWidth: 2 }) +
      bar
    )
  }),
  pit: standing({ colour: '#5a3f2a', accent: '#f0c244', size: 130 }, (s, look) => {
    const w = look.size
    const clod = (index: number) =>
      s.inked(
        `${around(0, 0, index * 0.42, w * 0.98, 0.36)} ${around(0, -14, index * 0.42 + 0.16, w * 1.1, 0.38)} ${around(0, 4, index * 0.42 + 0.34, w * 1.04, 0.38)}`,
        index % 2 ? look.colour : light(look.colour, 0.25),
        2.6,
      )
    const coins = times(7, (index) =>
      s.place(
        (index - 3) * w * 0.17,
        4 + (index % 3) * 9 - 8,
        s.oval(0, 0, 17, 9, look.accent, '#8a5a1a', 2.4) + s.oval(0, -1, 10, 5, light(look.accent, 0.9)),
      ),
    )
    const glow = s.canvas.radialGradient(
      [
        [0, look.accent, 0.8],
        [0.4, look.accent, 0.3],
        [1, look.accent, 0],
      ],
      0,
      -20,
      w * 1.8,
    )
    return (
      times(15, clod) +
      s.oval(0, 0, w, w * 0.34, shade(look.colour, 2.4), shade(look.colour, 3), 4) +
      coins +
      element('circle', { cy: -20, r: w * 1.8, fill: glow, style: 'mix-blend-mode:screen' })
    )
  }),
  stove: standing(
    { colour: '#3a3a46', accent: '#ff8a2a', shadow: 140 },
    (s, look) =>
      s.cloth('/-130,-10 -136,-190 136,-190 130,-10', look.colour, {
        lineWidth: 3,
        shades: ['/40,-196 140,-196 136,0 40,0'],
      }) +
      s.cloth('/-150,-190 150,-190 150,-212 -150,-212', light(look.colour, 0.3), { lineWidth: 2.6 }) +
      s.inked('/-90,-150 20,-150 20,-60 -90,-60', '#1a1014', 5, light(look.colour, 0.4)) +
      s.fill('-80,-64! -60,-110 -46,-90 -34,-134! -20,-96 -4,-116! 8,-64!', look.accent) +
      s.fill('-60,-64! -40,-96 -24,-80 -10,-64!', '#ffe08a') +
      times(5, (index) =>
        s.stroke(`${-78 + index * 22},-150 ${-78 + index * 22},-60`, 5, light(look.colour, 0.3), { profile: 'flat' }),
      ) +
      s.ring(80, -110, 14, 6, '#c79a3c') +
      s.rod([100, -210], [100, -420], 34, look.colour) +
      s.cloth('-100,-212! -112,-250 -96,-284! -4,-284! 12,-250 0,-212!', '#b0683a', { lineWidth: 2.8 }) +
      s.cord('-110,-262 -150,-276', 9, '#5a3422') +
      s.oval(-50, -284, 46, 9, '#6a3a2a', '#3a1a16', 2.4),
  ),
  pots: standing(
    { colour: '#b0683a', accent: '#8a8f9a', y: 180, amount: 5 },
    (s, look) =>
      s.rod([-170, -10], [170, -10], 9, '#4a3a34') +
      times(look.amount, (index) => {
        const x = -140 + index * (280 / Math.max(1, look.amount - 1))
        const tone = index % 2 ? look.accent : look.colour
        return (
          s.stroke(`${x},-10 ${x},24`, 3, '#2a2024', { profile: 'flat' }) +
          (index % 3 === 2
            ? s.cord(`${x},24 ${x},70`, 6, tone) + s.oval(x, 86, 16, 20, tone, ink(tone), 2.4)
            : s.cord(`${x},22 ${x},60`, 7, tone) +
              s.inked(`${x - 32},58! ${x + 32},58! ${x + 26},104 ${x - 26},104`, tone, 2.6) +
              s.stroke(`${x - 20},66 ${x - 16},98`, 5, light(tone, 0.9), { opacity: 0.7 }))
        )
      }),
  ),
  shoe: standing({ colour: '#d3dcec', accent: '#8fa8d8' }, (s, look) => {
    const heel = s.metal('-78,-26! -46,-20! -50,6 -56,30! -74,30! -76,4', shade(look.colour, 0.6), {
      gradient: '-80,0 -40,0',
    })
    const upper = s.metal(
      '-82,-70! -60,-78 -40,-66 -24,-44! 10,-40 46,-28 84,-4 96,16 88,30! 40,30 0,20 -30,2 -60,-14 -80,-20!',
      look.colour,
      { gradient: '-60,-70 40,30', shines: ['6 both | -66,-56 -50,-30 -10,-10 40,8', '4 both | 30,-22 62,-8 80,8'] },
    )
    const mouth = s.fill('-80,-68 -60,-76 -40,-64 -26,-46 -44,-48 -66,-56', shade(look.colour, 2.4))
    const sole = s.stroke('-50,-4 -20,16 20,30 88,32', 5, shade(look.colour, 2), { profile: 'flat' })
    const bow = s.place(
      6,
      -38,
      s.inked('0,0! -24,-16 -26,6! 0,2! 24,8 26,-14!', look.accent, 3) +
        s.gem(0, 0, 6, '#ffffff', { setting: look.accent }),
    )
    return heel + upper + mouth + sole + bow + path(star(52, -20, 22, { points: 4, waist: 0.1 }), '#fff')
  }),
  umbrella: standing(
    { colour: '#5a3f8a', accent: '#f2d21f' },
    (s, look) =>
      s.rod([0, 0], [0, -220], 8, '#6a4a30') +
      s.cord('0,0 2,22 24,26 28,6', 7, '#8a5a3a') +
      s.cloth(
        '-150,-150! -130,-220 -60,-276 0,-288 60,-276 130,-220 150,-150! 112,-166! 75,-150! 38,-166! 0,-150! -38,-166! -75,-150! -112,-166!',
        look.colour,
        {
          lineWidth: 3,
          folds: ['0,-284 -40,-230 -75,-154', '0,-284 40,-230 75,-154', '0,-284 0,-160'],
          shades: ['10,-290! 140,-220 156,-146! 60,-150! 70,-220'],
        },
      ) +
      s.disc(0, -294, 7, look.accent, ink(look.accent), 2),
  ),
}
