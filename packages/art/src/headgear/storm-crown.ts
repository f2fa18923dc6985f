import { toRadians } from '../draw/geometry.ts'
import { toInk, tint } from '../draw/color.ts'
import { group } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead } from './head.ts'

const stormCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#aef0ff')
  const sketch = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', -40))
  const bolt =
    sketch.inked('/0,0 -22,-62 4,-56 -16,-128 26,-50 2,-58 24,0', color, 5, toInk(color)) +
    sketch.fill('/2,-6 -10,-50 10,-48 -4,-96 12,-54 -2,-54 14,-6', tint(color, 1.4))
  const points = [-76, -50, -25, 0, 25, 50, 76].map((degrees, index) => {
    const angle = toRadians(degrees - 90)
    const turned = group(
      { transform: `rotate(${degrees}) scale(${index % 2 ? 0.94 : 1.2})` },
      group({ transform: 'translate(0 -132)' }, bolt),
    )
    return sketch.place(Math.cos(angle) * 4, Math.sin(angle) * 4, turned)
  })
  return { back: points.join('') }
}

export const STORM_CROWN: HeadgearTable = { 'storm-crown': stormCrown }
