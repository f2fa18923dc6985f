import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, fillDown, type Look, type StageTable, standing, times } from './part.ts'

const GOLD = '#e9bf3e'
const TONES = ['#c8432e', '#1f4f9a', '#2f8f6a', '#e0a83a']

/** Stone, reeds and shadows of Egypt. */
export const NILE: StageTable = {
  pyramid: standing({ color: '#e0b070' }, (s, look) => {
    const courses = times(9, (row) => {
      const y = -30 - row * 26
      const half = (1 - -y / 290) * 250
      return s.stroke(`${-half},${y} ${half},${y}`, 2, shade(look.color, 1), { profile: 'even', opacity: 0.5 })
    })
    return (
      s.fill('/-250,0 0,-290 250,0', look.color) +
      s.fill('/0,-290 250,0 70,0', shade(look.color, 1)) +
      courses +
      s.fill('/-30,-255 0,-290 30,-255 8,-248', GOLD)
    )
  }),
  obelisk: standing(
    { color: '#e0bc88', shadow: 50 },
    (s, look) =>
      s.cloth('/-40,0 -26,-330 26,-330 40,0', look.color, { shades: ['/6,-330 30,-330 44,0 10,0'] }) +
      s.inked('/-26,-330 0,-376 26,-330', GOLD, 3) +
      glyphs(s, -300, 8, shade(look.color, 1.6)),
  ),
  'pylon-gate': standing({ color: '#dcb67e' }, (s, look) => pylon(s, look)),
  'lotus-column': standing({ color: '#d8a868', tall: 620 }, (s, look) => {
    const h = look.tall
    const bands = times(4, (row) =>
      s.trim(`-46,${-h + 120 + row * 22} 46,${-h + 120 + row * 22}`, 13, TONES[row % 4] ?? GOLD),
    )
    const petals = [-60, -30, 0, 30, 60].map((x) =>
      s.blade(`${x * 0.4},${-h + 106} ${x * 0.8},${-h + 40} ${x * 1.5},${-h - 16}`, 44, x % 60 ? '#2f8f6a' : '#3aa6a0'),
    )
    return (
      s.cloth(`/-50,0 -44,${-h + 100} 44,${-h + 100} 50,0`, look.color, {
        shades: [`/14,${-h} 60,${-h} 60,0 14,0`],
        lights: [`/-36,${-h + 110} -26,${-h + 110} -28,0 -40,0`],
      }) +
      bands +
      petals.join('') +
      s.cloth(`/-96,${-h - 14} 96,${-h - 14} 96,${-h - 54} -96,${-h - 54}`, light(look.color, 0.2), {
        lineWidth: 2.6,
      }) +
      s.place(0, -h + 330, glyphs(s, 0, 6, shade(look.color, 1.5)))
    )
  }),
  'glyph-wall': across({ color: '#c8a468', accent: '#7a4a30' }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const fill = canvas.linearGradient(
      [
        [0, light(look.color, 0.3)],
        [0.6, look.color],
        [1, shade(look.color, 1.4)],
      ],
      0,
      0,
      0,
      height,
    )
    const friezes = times(Math.ceil(height / 190), (row) => {
      const y = 70 + row * 190
      const band = s.trim(`0,${y - 50} ${width},${y - 50}`, 15, TONES[row % 4] ?? GOLD)
      const signs = times(Math.ceil(width / 62), (column) =>
        s.place(30 + column * 62, y + 20, sign(s, (row * 3 + column * 5) % 7, look.accent), 1.5),
      )
      return band + signs
    })
    return fillDown(look, fill) + element('g', { opacity: 0.8 }, friezes)
  }),
  papyrus: standing({ color: '#4f8a4a', accent: '#a8c060', amount: 7, tall: 330 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index - (look.amount - 1) / 2) * 34
      const h = look.tall * (0.6 + look.random() * 0.45)
      const bend = (look.random() - 0.5) * 70
      const rays = times(11, (ray) => {
        const angle = Math.PI * (1.06 + (ray / 10) * 0.88)
        return s.stroke(
          `${x + bend},${-h} ${x + bend + Math.cos(angle) * 40},${-h + Math.sin(angle) * 42} ${x + bend + Math.cos(angle) * 74},${-h + Math.sin(angle) * 60}`,
          5,
          ray % 2 ? look.accent : light(look.accent, 0.4),
          { profile: 'out' },
        )
      })
      return (
        s.cord(`${x},0 ${x + bend * 0.3},${-h * 0.6} ${x + bend},${-h}`, 8, look.color, 'out') +
        rays +
        s.blade(`${x + bend},${-h + 16} ${x + bend - 4},${-h - 18}`, 22, look.color)
      )
    }),
  ),
  'wheat-ears': standing({ color: '#e0b84a', amount: 7, tall: 260 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index - (look.amount - 1) / 2) * 24
      const h = look.tall * (0.7 + look.random() * 0.3)
      const grains = times(6, (grain) =>
        s.blade(`${x},${-h + 60 - grain * 12} ${x + (grain % 2 ? 14 : -14)},${-h + 40 - grain * 12}`, 12, look.color),
      )
      return s.stroke(`${x},0 ${x},${-h}`, 4, shade(look.color, 0.8), { profile: 'even' }) + grains
    }),
  ),
  'scroll-rack': standing({ color: '#6a4a34', accent: '#ecd7a0', shadow: 90 }, (s, look) => {
    const rows = times(
      4,
      (row) =>
        times(
          4,
          (column) =>
            s.disc(-66 + column * 44, -40 - row * 62, 19, look.accent, ink(look.accent), 3) +
            s.disc(-66 + column * 44, -40 - row * 62, 7, shade(look.accent, 1.2)),
        ) +
        s.cloth(
          `/-100,${-14 - row * 62} 100,${-14 - row * 62} 100,${-4 - row * 62} -100,${-4 - row * 62}`,
          look.color,
          { lineWidth: 2 },
        ),
    )
    return (
      s.fill('/-100,0 -100,-280 100,-280 100,0', shade(look.color, 1.4)) +
      rows +
      s.both((half) => half.cord('100,0 100,-284', 12, look.color)) +
      s.rod([-104, -284], [104, -284], 12, look.color)
    )
  }),
}

function glyphs(s: Sketch, top: number, count: number, color: string): Svg {
  return times(count, (row) => s.place(0, top + 20 + row * 38, sign(s, (row * 3) % 7, color), 0.8))
}

function sign(s: Sketch, kind: number, color: string): Svg {
  const line = (text: string) => s.stroke(text, 4, color, { profile: 'even' })
  switch (kind) {
    case 0:
      return s.disc(0, -8, 8, 'none', color, 3.4) + line('0,0 0,18') + line('-10,6 10,6')
    case 1:
      return line('-14,0 -7,-6 0,0 7,-6 14,0') + line('-14,10 -7,4 0,10 7,4 14,10')
    case 2:
      return s.fill('-14,14! -8,-8 0,-18 10,-14 4,-6 12,14!', color)
    case 3:
      return s.stroke('-14,0 0,-10 14,0 0,8 -14,0', 3.4, color, { profile: 'even' }) + s.disc(0, -1, 4, color)
    case 4:
      return s.fill('/-10,16 10,16 10,4 0,4 0,-16 -10,-16', color)
    case 5:
      return s.oval(0, 0, 8, 14, 'none', color, 3.4) + line('-8,0 8,0')
    default:
      return s.disc(0, -4, 11, color)
  }
}

function pylon(s: Sketch, look: Look): Svg {
  const tower = s.both((half) => {
    const flag = half.cord('150,-20 150,-470', 7, '#8a5a3a') + half.fill('/152,-468 206,-450 152,-430', '#d8432e')
    return (
      flag +
      half.cloth('/60,0 82,-360 262,-360 290,0', look.color, { shades: ['/210,-360 270,-360 300,0 236,0'] }) +
      half.cloth('/70,-360 274,-360 286,-396 60,-396', light(look.color, 0.2), { lineWidth: 2.6 }) +
      half.trim('84,-352 260,-352', 10, '#c8432e') +
      half.place(170, -210, sign(s, 4, shade(look.color, 1.2)), 4) +
      half.place(176, -90, sign(s, 0, shade(look.color, 1.2)), 3)
    )
  })
  return (
    tower +
    s.cloth('/-78,-210 78,-210 78,-270 -78,-270', look.color, { lineWidth: 2.6 }) +
    s.fill('/-56,0 -50,-210 50,-210 56,0', shade(look.color, 2.6)) +
    s.disc(0, -240, 17, '#e0603a', ink(GOLD), 3) +
    s.both((half) =>
      times(3, (row) => half.blade(`16,-240 44,${-246 + row * 8} 72,${-248 + row * 14}`, 12, TONES[row] ?? GOLD)),
    )
  )
}
