import { tint, shade } from '../../draw/color.ts'

import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type SceneryTable, repeat } from './part.ts'

export const FURNITURE: SceneryTable = {
  desk: createWidePart({ color: '#8a5a38', accent: '#5a3826', y: 620 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = part.picture
    const grain = repeat(18, () => {
      const [x, y] = [part.random() * w, part.y + 12 + part.random() * (h - part.y)]
      return s.stroke(`${x - 90},${y} ${x},${y + 5} ${x + 110},${y - 2}`, 3, shade(part.color, 0.9), { opacity: 0.55 })
    })
    return (
      s.cloth(`/-20,${part.y} ${w + 20},${part.y} ${w + 60},${h + 30} -60,${h + 30}`, part.color, {
        lineWidth: 3,
        gradient: `0,${part.y} 0,${h}`,
        extra: grain,
      }) +
      s.stroke(`-20,${part.y + 5} ${w + 20},${part.y + 5}`, 6, tint(part.color, 0.7), {
        profile: 'flat',
        opacity: 0.7,
      })
    )
  }),
}
