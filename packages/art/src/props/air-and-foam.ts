import { mix } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'

const swanWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = getColor(options, 'color', '#ffffff')
  const tip = getColor(options, 'tip', '#dfe8f8')
  const spread = options['spread'] === 'low' ? 1 : 0
  const only = options['only'] === 1 ? 1 : options['only'] === -1 ? -1 : 0
  return s.both((half, side) => {
    if (only && side !== only) return ''
    const quills = Array.from({ length: 9 }, (_, index) => {
      const angle = ((spread ? -8 : -66) + index * (spread ? 13 : 14)) * (Math.PI / 180)
      const reach = (spread ? 270 : 330) - index * 16
      const [x, y] = [90 + Math.cos(angle) * reach * 0.86, (spread ? 40 : 10) + Math.sin(angle) * reach]
      return drawFeather(
        half.points(`${70 + index * 3},${40 + index * 14} ${(70 + x) / 2 + 22},${(60 + y) / 2 - 14} ${x},${y}`),
        66,
        index % 2 ? c : mix(c, tip, 0.6),
      )
    })
    const coverts = Array.from({ length: 7 }, (_, index) => {
      const angle = ((spread ? 0 : -58) + index * 18) * (Math.PI / 180)
      const reach = 176 - index * 7
      const [x, y] = [84 + Math.cos(angle) * reach * 0.84, 30 + Math.sin(angle) * reach]
      return drawFeather(
        half.points(`60,${50 + index * 12} ${(60 + x) / 2 + 12},${(60 + y) / 2} ${x},${y}`),
        54,
        index % 2 ? mix(c, tip, 0.3) : c,
      )
    })
    return quills.toReversed().join('') + coverts.toReversed().join('')
  })
}

export const AIR_AND_FOAM: PropTable = { 'swan-wings': swanWings }
