import { tint, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type SceneryTable, repeat } from './part.ts'

const SCREEN = 190

export const FARMHOUSE: SceneryTable = {
  /** `y` is the position of the floor. */
  'paper-screens': createWidePart({ color: '#5a3a26', accent: '#f8ecd0', third: '#c8a878', y: 600 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width } = part.picture
    const [top, foot] = [150, part.y]
    const bar = (line: string, wide: number, tone = part.color) => s.stroke(line, wide, tone, { profile: 'even' })
    const plaster = element('rect', { x: 0, y: 0, width, height: foot, fill: part.third })
    const paper = element('rect', { x: 0, y: top, width, height: foot - top - 70, fill: part.accent })
    const skirting = element('rect', { x: 0, y: foot - 70, width, height: 70, fill: tint(part.color, 0.3) })
    const lattice = repeat(Math.ceil(width / SCREEN) + 1, (index) => {
      const x = index * SCREEN - 30
      return (
        [1, 2, 3]
          .map((share) => bar(`${x + (share * SCREEN) / 4},${top} ${x + (share * SCREEN) / 4},${foot - 70}`, 5))
          .join('') + bar(`${x},${top} ${x},${foot}`, index % 2 ? 13 : 24)
      )
    })
    const rows = repeat(6, (row) =>
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
      bar(`0,40 ${width},28`, 62, shade(part.color, 0.8)) +
      bar(`0,${foot} ${width},${foot}`, 14)
    )
  }),
}
