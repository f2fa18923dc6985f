import { ink, light, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, type StageTable, standing, times } from './part.ts'

const SCREEN = 190

/** The room of a farmhouse of old Japan. */
export const FARMHOUSE: StageTable = {
  /** Paper screens from wall to wall between dark posts, under a smoked beam; `y` is the floor. */
  'paper-screens': across({ color: '#5a3a26', accent: '#f8ecd0', third: '#c8a878', y: 600 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width } = look.picture
    const [top, foot] = [150, look.y]
    const bar = (line: string, wide: number, tone = look.color) => s.stroke(line, wide, tone, { profile: 'even' })
    const plaster = element('rect', { x: 0, y: 0, width, height: foot, fill: look.third })
    const paper = element('rect', { x: 0, y: top, width, height: foot - top - 70, fill: look.accent })
    const skirting = element('rect', { x: 0, y: foot - 70, width, height: 70, fill: light(look.color, 0.3) })
    const lattice = times(Math.ceil(width / SCREEN) + 1, (index) => {
      const x = index * SCREEN - 30
      return (
        [1, 2, 3]
          .map((share) => bar(`${x + (share * SCREEN) / 4},${top} ${x + (share * SCREEN) / 4},${foot - 70}`, 5))
          .join('') + bar(`${x},${top} ${x},${foot}`, index % 2 ? 13 : 24)
      )
    })
    const rows = times(6, (row) =>
      bar(`0,${top + (row * (foot - 70 - top)) / 6} ${width},${top + (row * (foot - 70 - top)) / 6}`, 5),
    )
    return (
      plaster +
      paper +
      skirting +
      rows +
      lattice +
      bar(`0,${foot - 72} ${width},${foot - 72}`, 12) +
      bar(`0,${top - 10} ${width},${top - 10}`, 30) +
      bar(`0,40 ${width},28`, 62, shade(look.color, 0.8)) +
      bar(`0,${foot} ${width},${foot}`, 14)
    )
  }),
  /** A square hearth sunk in the floor, an iron kettle over its embers on a hook from the beam. */
  'sunken-hearth': standing({ color: '#6a4a30', accent: '#3a3440', third: '#ff9a3a', tall: 560 }, (s, look) => {
    const embers = times(5, (index) =>
      s.disc(-50 + index * 25, -8 + (index % 2) * 10, 12, index % 2 ? look.third : '#ffd070'),
    )
    return (
      s.cloth('/-170,30 -120,-36 120,-36 170,30', look.color, {}) +
      s.fill('/-132,18 -98,-24 98,-24 132,18', '#8a8078') +
      embers +
      s.blade('-14,0 -24,-34 -4,-76', 30, look.third) +
      s.blade('16,0 24,-26 8,-58', 24, '#ffc85a') +
      s.rod([0, -look.tall], [0, -190], 16, look.color) +
      s.cloth('-30,-262! 30,-274! 60,-262 30,-250! -30,-248! -52,-256', light(look.color, 0.2)) +
      s.cord('0,-190 -4,-170 0,-158', 7, look.accent) +
      s.cord('-58,-110 -40,-158 0,-168 40,-158 58,-110', 8, look.accent) +
      s.cloth('-66,-118 -40,-136 0,-140 40,-136 66,-118 62,-84 34,-62 -34,-62 -62,-84', look.accent, {
        lights: ['-52,-112! -30,-128 -14,-130! -30,-104'],
      }) +
      s.cloth('60,-110! 96,-130! 90,-112! 64,-90!', look.accent) +
      s.disc(0, -144, 8, light(look.accent, 0.4), ink(look.accent), 3)
    )
  }),
}
