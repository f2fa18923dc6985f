import { tint, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, fillBelow, type SceneryTable, createPart, repeat } from './part.ts'

const GOLD = '#e9bf3e'
const TONES = ['#c8432e', '#1f4f9a', '#2f8f6a', '#e0a83a']

export const NILE: SceneryTable = {
  'glyph-wall': createWidePart({ color: '#c8a468', accent: '#7a4a30' }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const fill = canvas.linearGradient(
      [0, 0, 0, height],
      [0, tint(part.color, 0.3)],
      [0.6, part.color],
      [1, shade(part.color, 1.4)],
    )
    const friezes = repeat(Math.ceil(height / 190), (row) => {
      const y = 70 + row * 190
      const band = s.trim(`0,${y - 50} ${width},${y - 50}`, 15, TONES[row % 4] ?? GOLD)
      const signs = repeat(Math.ceil(width / 62), (column) =>
        s.place(30 + column * 62, y + 20, drawSign(s, (row * 3 + column * 5) % 7, part.accent), 1.5),
      )
      return band + signs
    })
    return fillBelow(part, fill) + element('g', { opacity: 0.8 }, friezes)
  }),
  papyrus: createPart({ color: '#4f8a4a', accent: '#a8c060', amount: 7, tall: 330 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index - (part.amount - 1) / 2) * 34
      const h = part.tall * (0.6 + part.random() * 0.45)
      const bend = (part.random() - 0.5) * 70
      const rays = repeat(11, (ray) => {
        const angle = Math.PI * (1.06 + (ray / 10) * 0.88)
        return s.stroke(
          `${x + bend},${-h} ${x + bend + Math.cos(angle) * 40},${-h + Math.sin(angle) * 42} ${x + bend + Math.cos(angle) * 74},${-h + Math.sin(angle) * 60}`,
          5,
          ray % 2 ? part.accent : tint(part.accent, 0.4),
          { profile: 'out' },
        )
      })
      return (
        s.cord(`${x},0 ${x + bend * 0.3},${-h * 0.6} ${x + bend},${-h}`, 8, part.color, 'out') +
        rays +
        s.blade(`${x + bend},${-h + 16} ${x + bend - 4},${-h - 18}`, 22, part.color)
      )
    }),
  ),
  'wheat-ears': createPart({ color: '#e0b84a', amount: 7, tall: 260 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index - (part.amount - 1) / 2) * 24
      const h = part.tall * (0.7 + part.random() * 0.3)
      const grains = repeat(6, (grain) =>
        s.blade(`${x},${-h + 60 - grain * 12} ${x + (grain % 2 ? 14 : -14)},${-h + 40 - grain * 12}`, 12, part.color),
      )
      return s.stroke(`${x},0 ${x},${-h}`, 4, shade(part.color, 0.8), { profile: 'even' }) + grains
    }),
  ),
}

function drawSign(sketch: Sketch, kind: number, color: string): Svg {
  const line = (text: string) => sketch.stroke(text, 4, color, { profile: 'even' })
  switch (kind) {
    case 0:
      return sketch.disc(0, -8, 8, 'none', color, 3.4) + line('0,0 0,18') + line('-10,6 10,6')
    case 1:
      return line('-14,0 -7,-6 0,0 7,-6 14,0') + line('-14,10 -7,4 0,10 7,4 14,10')
    case 2:
      return sketch.fill('-14,14! -8,-8 0,-18 10,-14 4,-6 12,14!', color)
    case 3:
      return sketch.stroke('-14,0 0,-10 14,0 0,8 -14,0', 3.4, color, { profile: 'even' }) + sketch.disc(0, -1, 4, color)
    case 4:
      return sketch.fill('/-10,16 10,16 10,4 0,4 0,-16 -10,-16', color)
    case 5:
      return sketch.oval(0, 0, 8, 14, 'none', color, 3.4) + line('-8,0 8,0')
    default:
      return sketch.disc(0, -4, 11, color)
  }
}
