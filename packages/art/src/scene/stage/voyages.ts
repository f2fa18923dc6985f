import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { around, type Look, type StageTable, standing, times } from './part.ts'

/** Ships, carts, and what swings on them. */
export const VOYAGES: StageTable = {
  ship: standing({ color: '#7a4426', accent: '#e8b84a', third: '#f6ecd6' }, (s, look) => ship(s, look)),
  longship: standing({ color: '#7a5230', accent: '#c0502e', third: '#e8dcc8' }, (s, look) => {
    const stripe = (index: number) =>
      s.fill(
        `/${-90 + index * 46},-330 ${-68 + index * 46},-330 ${-60 + index * 46},-140 ${-92 + index * 46},-140`,
        look.accent,
      )
    const sail = s.cloth('-110,-330! 110,-330! 130,-230 120,-140! 0,-156 -120,-140! -130,-230', look.third, {
      lineWidth: 2.4,
      extra: times(5, stripe),
      shades: ['30,-340! 150,-330 130,-130! 60,-146!'],
    })
    const hull = s.cloth(
      '-230,-150! -250,-120 -200,-40 -140,0 140,0 200,-40 250,-120 240,-170! 200,-90 120,-60 -120,-60 -200,-90',
      look.color,
      { lineWidth: 3, folds: ['-200,-60 0,-34 200,-60', '-170,-28 0,-10 170,-28'] },
    )
    const head =
      s.cord('-232,-140 -244,-190 -220,-220 -196,-204', 16, look.color, 'out') + s.disc(-214, -212, 4, '#ffd83a')
    const shields = times(
      7,
      (index) =>
        s.disc(-120 + index * 40, -52, 20, index % 2 ? look.accent : '#e0b84c', '#3a2418', 3) +
        s.disc(-120 + index * 40, -52, 6, '#b7c4cf', '#3a2418', 2),
    )
    return (
      s.rod([0, -20], [0, -360], 10, shade(look.color, 0.6)) +
      s.cord('-120,-330 120,-330', 8, shade(look.color, 0.6)) +
      sail +
      head +
      hull +
      shields
    )
  }),
  wreck: standing({ color: '#3a3440', accent: '#8a8494' }, (s, look) => {
    const ribs = times(6, (index) =>
      s.cord(`${-110 + index * 40},0 ${-130 + index * 44},-60 ${-104 + index * 42},-104`, 9, look.color),
    )
    const hull = s.cloth('-190,-60! -160,-10 -120,6! 130,6! 190,-20 220,-70! 120,-40 -60,-30', look.color, {
      lineWidth: 2.6,
      folds: ['-150,-26 0,-14 170,-36', '-130,-8 100,-4'],
    })
    const mast =
      s.rod([-20, -20], [50, -240], 13, look.color) +
      s.cord('10,-190 90,-150', 7, look.color) +
      s.cloth('40,-200! 110,-160 96,-100 60,-84! 70,-120 34,-140!', '#8a8494', {
        lineWidth: 2,
        folds: ['60,-180 80,-130'],
      })
    return (
      mast + ribs + hull + s.cord('50,-236 -180,-60', 2.4, look.accent) + s.cord('50,-236 210,-70', 2.4, look.accent)
    )
  }),
  ferry: standing({ color: '#3a3048', accent: '#ffc86a' }, (s, look) => {
    const hull = s.cloth(
      '-220,-70! -180,-30 -60,-22 100,-24 180,-50 240,-110! 220,-30 150,10 -120,12 -200,-20',
      look.color,
      { lineWidth: 3, folds: ['-180,-14 0,-4 190,-30'] },
    )
    const pole = s.rod([200, -60], [214, -190], 8, look.color) + s.cord('214,-188 250,-186 252,-160', 5, look.color)
    const lamp = s.canvas.radialGradient(
      [
        [0, look.accent, 0.9],
        [0.35, look.accent, 0.3],
        [1, look.accent, 0],
      ],
      252,
      -130,
      150,
    )
    return (
      hull +
      pole +
      element('circle', { cx: 252, cy: -130, r: 150, fill: lamp, style: 'mix-blend-mode:screen' }) +
      s.inked('/238,-158 266,-158 272,-110 232,-110', '#ffe9b0', 3, look.color) +
      s.rod([-120, -200], [-150, 40], 7, '#6a5a4a')
    )
  }),
  cart: standing({ color: '#8a6238', accent: '#5a4028', shadow: 150 }, (s, look) => {
    const slat = (index: number) =>
      s.cloth(
        `/${-130 + index * 52},-60 ${-136 + index * 53},-120 ${-108 + index * 53},-120 ${-102 + index * 52},-60`,
        look.color,
        { lineWidth: 2 },
      )
    const bed = s.cloth('/-150,-46 150,-46 146,-70 -146,-70', shade(look.color, 0.5), { lineWidth: 2.6 })
    const pole = s.rod([140, -56], [280, -30], 12, look.accent)
    return (
      pole +
      times(6, slat) +
      s.cord('-140,-118 150,-118', 9, look.accent) +
      bed +
      s.place(-80, -36, wheel(s, 46, look.accent)) +
      s.place(86, -36, wheel(s, 46, look.accent))
    )
  }),
  wheel: standing({ color: '#6b4b2a', size: 90, shadow: 70 }, (s, look) =>
    s.place(0, -look.size, wheel(s, look.size, look.color)),
  ),
  carriage: standing({ color: '#1f2a33', accent: '#c7a76c', shadow: 220 }, (s, look) => {
    const body = s.cloth('-150,-90! -160,-260 -140,-290! 140,-290! 160,-260 150,-90! 110,-70 -110,-70', look.color, {
      lineWidth: 3,
      shades: ['60,-300! 170,-280 160,-80! 80,-70!'],
      extra: s.trim('-150,-150 150,-150', 6, look.accent),
    })
    const pane = s.both((side) => side.inked('/30,-262 120,-262 112,-176 30,-176', '#f2e0a8', 4, look.accent))
    const lamp = s.inked('/-178,-220 -160,-220 -160,-180 -178,-180', '#ffe0a0', 3, look.color)
    return (
      s.rod([140, -100], [330, -86], 11, '#4a3a2a') +
      s.cord('-150,-90 0,-60 150,-90', 9, '#2a2a2a') +
      s.place(-96, -62, wheel(s, 62, '#7b2d26')) +
      s.place(110, -78, wheel(s, 78, '#7b2d26')) +
      body +
      pane +
      s.stroke('0,-280 0,-84', 4, look.accent, { profile: 'flat' }) +
      s.ring(-16, -130, 8, 4, look.accent) +
      lamp +
      s.cloth('/-164,-286 164,-286 156,-304 -156,-304', shade(look.color, 0.5), { lineWidth: 2.4 })
    )
  }),
  chariot: standing({ color: '#8a5a38', accent: '#e0b84c' }, (s, look) => {
    const body = s.cloth('-100,-40! -110,-150 -80,-180! 60,-130! 110,-70 110,-40!', look.color, {
      lineWidth: 3,
      shades: ['0,-150! 120,-60 120,-30! 20,-30!'],
      folds: ['-90,-110 0,-100 80,-84'],
    })
    const rim = s.trim('-104,-160 -78,-178 60,-130 108,-74', 13, look.accent)
    const knot = s.ring(-40, -92, 22, 7, look.accent) + s.ring(0, -84, 16, 6, look.accent)
    return (
      s.rod([-90, -60], [-330, -80], 11, shade(look.color, 0.6)) +
      body +
      rim +
      knot +
      s.place(20, -34, wheel(s, 66, look.accent))
    )
  }),
}

function wheel(s: Sketch, r: number, color: string): Svg {
  const spoke = (index: number) =>
    s.stroke(
      `${around(0, 0, (index * Math.PI) / 5, r * 0.16)} ${around(0, 0, (index * Math.PI) / 5, r * 0.86)}`,
      r * 0.1,
      color,
      { profile: 'flat' },
    )
  return (
    s.ring(0, 0, r * 0.9, r * 0.15, color) +
    times(10, spoke) +
    s.disc(0, 0, r * 0.2, color, ink(color), 3) +
    s.disc(0, 0, r * 0.08, light(color, 1))
  )
}

function ship(s: Sketch, look: Look): Svg {
  const masts = [
    [-110, 330],
    [20, 390],
    [140, 300],
  ] as const
  const sails = [
    [0.36, 86],
    [0.68, 112],
  ] as const
  const mast = ([x, h]: readonly [number, number]) => {
    const sail = ([share, w]: readonly [number, number]) => {
      const y = -h * (1.04 - share)
      return s.cloth(
        `${x - w * 0.8},${y - 84}! ${x + w * 0.8},${y - 84}! ${x + w * 0.92},${y - 30} ${x + w},${y + 14}! ${x},${y - 6} ${x - w},${y + 14}! ${x - w * 0.78},${y - 36}`,
        look.third,
        {
          lineWidth: 1.6,
          shade: '#d5c4b8',
          shades: [
            `${x + w * 0.2},${y - 90}! ${x + w},${y - 90}! ${x + w * 1.1},${y + 20}! ${x + w * 0.3},${y + 10}! ${x + w * 0.5},${y - 40}`,
          ],
        },
      )
    }
    return s.rod([x, 0], [x, -h], 9, '#5a3420') + sails.map(sail).join('')
  }
  const flag = s.fill('/20,-430 20,-390 84,-404 66,-414 84,-428', '#231c2c')
  const hull = s.cloth('-250,-70! -190,-20 150,-16 196,-86! 250,-96! 210,40 160,70 -170,70 -220,20', look.color, {
    lineWidth: 2,
    shades: ['-240,20! 0,34 230,0! 180,90! -180,90!'],
    folds: ['-210,10 0,20 210,6'],
  })
  const ports = times(6, (index) =>
    element('rect', {
      x: -160 + index * 54,
      y: 12,
      width: 22,
      height: 20,
      fill: '#2a1620',
      stroke: look.accent,
      'stroke-width': 2.4,
    }),
  )
  const lines =
    s.stroke('-246,-66 -110,-330', 2, '#3a2a20') +
    s.stroke('20,-390 140,-300', 2, '#3a2a20') +
    s.stroke('-110,-330 20,-390', 2, '#3a2a20')
  return (
    s.cord('-246,-66 -330,-110', 8, '#5a3420', 'out') +
    masts.map(mast).join('') +
    lines +
    flag +
    hull +
    s.trim('-248,-64 -186,-14 150,-10 200,-80 248,-90', 7, look.accent) +
    ports
  )
}
