import { toInk, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { findText } from '../props/options.ts'
import { sketchTorso } from './torso.ts'

const ropeCoil: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#c8a468')
  const sketch = sketchTorso(canvas, build)
  const turns = [0, 20, 40].map((aside, index) => {
    const tone = index === 1 ? shade(color, 0.4) : color
    const cord = sketch.cord(`-.66s+${aside},-22 -.1s+${aside},100 .5s+${aside},b`, 18, tone)
    const twists = Array.from({ length: 8 }, (_, step) => {
      const along = 0.1 + step * 0.11
      const [x, y] = [build.shoulder * (-0.66 + along * 0.95) + aside, -22 + along * 230]
      return sketch.stroke(`${x - 9},${y} ${x + 8},${y + 4}`, 3.4, toInk(color), { opacity: 0.7 })
    })
    return cord + twists.join('')
  })
  return { main: turns.join('') }
}

const ironCollar: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#8a94a8')
  const sketch = sketchTorso(canvas, build)
  const stone = findText(options, 'gem')
  const band = sketch.metal('-n-18,-66! 0,-40 n+18,-66! n+22,-24! 0,10 -n-22,-24!', color, { gradient: '-n,0 n,0' })
  const rivets = sketch.both((half) => half.disc(build.neck * 0.9, -36, 5, shade(color, 1), toInk(color), 2))
  const ring = sketch.ring(0, 26, 17, 8, color)
  return { main: band + rivets + ring + (stone ? sketch.gem(0, -14, 12, stone, { setting: '#e6b450' }) : '') }
}

export const ROPES: OutfitTable = { 'rope-coil': ropeCoil, 'iron-collar': ironCollar }
