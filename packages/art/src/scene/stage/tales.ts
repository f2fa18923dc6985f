import { ink, shade } from '../../draw/color.ts'
import { star } from '../../draw/plants.ts'
import { path } from '../../draw/svg.ts'
import { around, type StageTable, standing, times } from './part.ts'
import { clockFace } from './tea.ts'

export const TALES: StageTable = {
  'spinning-wheel': standing({ color: '#8a5a34', accent: '#f2c23e', shadow: 130 }, (s, look) => {
    const spokes = times(12, (index) =>
      s.stroke(
        `${around(30, -170, (index * Math.PI) / 6, 14)} ${around(30, -170, (index * Math.PI) / 6, 104)}`,
        7,
        look.color,
        { profile: 'flat' },
      ),
    )
    const legs =
      s.rod([-120, -60], [-140, 0], 12, look.color) +
      s.rod([110, -90], [130, 0], 12, look.color) +
      s.rod([20, -76], [10, 0], 12, look.color)
    const thread =
      s.stroke('-118,-140 -60,-220 30,-282', 2.6, look.accent, { profile: 'flat' }) +
      s.stroke('-118,-130 -50,-90 30,-62', 2.6, look.accent, { profile: 'flat' })
    const spool =
      s.oval(-118, -134, 26, 20, look.accent, ink(look.accent), 2.6) +
      times(4, (index) => s.stroke(`${-138 + index * 12},-146 ${-132 + index * 12},-122`, 2.4, shade(look.accent, 0.9)))
    return (
      legs +
      s.rod([30, -80], [30, -170], 14, look.color) +
      s.cloth('/-150,-66 140,-96 142,-80 -148,-48', look.color, { lineWidth: 2.6 }) +
      spokes +
      s.ring(30, -170, 110, 15, look.color) +
      s.disc(30, -170, 17, look.color, ink(look.color), 3) +
      s.rod([-118, -60], [-118, -190], 9, look.color) +
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
  coffin: standing({ color: '#bfe4f0', accent: '#d8b44a', shadow: 260 }, (s, look) => {
    const base = s.cloth('/-250,-10 -230,-60 230,-60 250,-10 220,10 -220,10', shade(look.accent, 0.4), { lineWidth: 3 })
    const pillow =
      s.cloth('-210,-66! -200,-92 -130,-96 -110,-66!', '#f6eef4', { lineWidth: 2.2 }) +
      s.cloth('-110,-64! -100,-88 60,-96 200,-78 210,-64!', '#b3283a', {
        lineWidth: 2.2,
        folds: ['-60,-80 -40,-68', '20,-86 40,-70', '120,-84 130,-70'],
      })
    const glass =
      path(s.shape('-236,-60! -220,-150! -150,-190! 150,-190! 220,-150! 236,-60!'), look.color, {
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
  braid: standing({ color: '#f0c24a', accent: '#b888d8', tall: 460, size: 44, y: 200 }, (s, look) => {
    const w = look.size
    const count = Math.floor(look.tall / (w * 0.62))
    const knot = (index: number) => {
      const y = index * w * 0.62
      const x = Math.round(Math.sin(index * 0.5) * 8)
      return (
        s.cloth(
          `${x - w * 0.7},${y} ${x - w * 0.1},${y - w * 0.2} ${x + w * 0.3},${y + w * 0.4} ${x + w * 0.06},${y + w * 0.94} ${x - w * 0.54},${y + w * 0.5}`,
          look.color,
          {
            lineWidth: 2.4,
            folds: [`${x - w * 0.5},${y + 4} ${x},${y + w * 0.4}`],
            shades: [`${x - w * 0.6},${y + w * 0.5} ${x},${y + w * 0.6} ${x + w * 0.06},${y + w}`],
          },
        ) +
        s.cloth(
          `${x + w * 0.7},${y + w * 0.3} ${x + w * 0.14},${y + w * 0.1} ${x - w * 0.26},${y + w * 0.7} ${x},${y + w * 1.24} ${x + w * 0.56},${y + w * 0.8}`,
          shade(look.color, 0.25),
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
      s.blade(`0,${look.tall - 6} 10,${look.tall + 40} -6,${look.tall + 80}`, w, look.color, 'lock') +
      flowers +
      s.cord(`${-w * 0.6},${look.tall} ${w * 0.6},${look.tall}`, 11, look.accent)
    )
  }),
  kite: standing(
    { color: '#d8402e', accent: '#f4e4b8', y: 200 },
    (s, look) =>
      s.stroke('0,90 40,200 -20,320 30,460', 2.6, '#f4ecd8', { profile: 'flat' }) +
      times(4, (index) =>
        s.place(
          10 + (index % 2) * 22,
          130 + index * 60,
          s.fill('-20,-9! 0,0! -20,9!', index % 2 ? look.color : look.accent) +
            s.fill('20,-9! 0,0! 20,9!', index % 2 ? look.color : look.accent),
        ),
      ) +
      s.cloth('/0,-120 76,-20 0,96 -76,-20', look.color, {
        lineWidth: 2.8,
        shades: ['/0,-120 90,-20 0,100'],
        extra: s.fill('/0,-120 -76,-20 0,-20', look.accent) + s.fill('/0,96 76,-20 0,-20', look.accent),
      }) +
      s.stroke('0,-120 0,96', 4, '#6a4630', { profile: 'flat' }) +
      s.stroke('-76,-20 76,-20', 4, '#6a4630', { profile: 'flat' }),
  ),
  'alarm-clock': standing(
    { color: '#e6bd55', accent: '#fffdf4', third: '#2b2d5b', amount: 7, size: 62, shadow: 50 },
    (s, look) =>
      s.both(
        (side) =>
          side.inked('10,-132! 26,-168 62,-164 76,-130!', look.color, 3.4) +
          side.rod([42, -16], [56, 6], 11, look.color),
      ) +
      s.cord('0,-130 0,-168', 8, look.third) +
      s.disc(0, -172, 10, look.color, ink(look.color), 3) +
      clockFace(s, look, look.size),
  ),
  shoe: standing({ color: '#d3dcec', accent: '#8fa8d8' }, (s, look) => {
    const heel = s.metal('-78,-26! -46,-20! -50,6 -56,30! -74,30! -76,4', shade(look.color, 0.6), {
      gradient: '-80,0 -40,0',
    })
    const upper = s.metal(
      '-82,-70! -60,-78 -40,-66 -24,-44! 10,-40 46,-28 84,-4 96,16 88,30! 40,30 0,20 -30,2 -60,-14 -80,-20!',
      look.color,
      { gradient: '-60,-70 40,30', shines: ['6 both | -66,-56 -50,-30 -10,-10 40,8', '4 both | 30,-22 62,-8 80,8'] },
    )
    const mouth = s.fill('-80,-68 -60,-76 -40,-64 -26,-46 -44,-48 -66,-56', shade(look.color, 2.4))
    const sole = s.stroke('-50,-4 -20,16 20,30 88,32', 5, shade(look.color, 2), { profile: 'flat' })
    const bow = s.place(
      6,
      -38,
      s.inked('0,0! -24,-16 -26,6! 0,2! 24,8 26,-14!', look.accent, 3) +
        s.gem(0, 0, 6, '#ffffff', { setting: look.accent }),
    )
    return heel + upper + mouth + sole + bow + path(star(52, -20, 22, { points: 4, waist: 0.1 }), '#fff')
  }),
  umbrella: standing(
    { color: '#5a3f8a', accent: '#f2d21f' },
    (s, look) =>
      s.rod([0, 0], [0, -220], 8, '#6a4a30') +
      s.cord('0,0 2,22 24,26 28,6', 7, '#8a5a3a') +
      s.cloth(
        '-150,-150! -130,-220 -60,-276 0,-288 60,-276 130,-220 150,-150! 112,-166! 75,-150! 38,-166! 0,-150! -38,-166! -75,-150! -112,-166!',
        look.color,
        {
          lineWidth: 3,
          folds: ['0,-284 -40,-230 -75,-154', '0,-284 40,-230 75,-154', '0,-284 0,-160'],
          shades: ['10,-290! 140,-220 156,-146! 60,-150! 70,-220'],
        },
      ) +
      s.disc(0, -294, 7, look.accent, ink(look.accent), 2),
  ),
}
