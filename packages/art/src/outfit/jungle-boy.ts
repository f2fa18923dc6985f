import { tint, shade } from '../draw/color.ts'
import { samplePath } from '../draw/geometry.ts'
import { group, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchTorso } from './torso.ts'

const bareBoy: OutfitPiece = (canvas, figure) => {
  const { skin, bodyPath, build } = figure
  const s = sketchTorso(canvas, build)
  const soft = (radius: number, ...content: Svg[]) => group({ filter: canvas.blur(radius) }, content)
  const glow = skin.light
  const shadows = soft(
    7,
    s.fill('.5s,-20! s+30,20! s+30,b! .3s,b! .44s,190 .5s,110 .62s,60', skin.shadow, 0.9),
    s.fill('-s-20,70! -.78s,90 -.66s,150 -.58s,b! -s-20,b!', skin.shadow, 0.75),
  )
  const breast = soft(
    3,
    s.stroke('-.62s,70 -.46s,98 -.2s,104 -8,88', 9, skin.shadow, { opacity: 0.9 }),
    s.stroke('8,88 .2s,104 .46s,98 .62s,68', 9, skin.shadow, { opacity: 0.9 }),
    s.stroke('0,34 2,90 0,b', 8, skin.shadow, { opacity: 0.8 }),
    s.both((half) =>
      ['.3s,132 .44s,140 .58s,132', '.28s,156 .42s,164 .56s,158', '.3s,180 .4s,186 .52s,180']
        .map((rib) => half.stroke(rib, 6, skin.shadow, { opacity: 0.55 }))
        .join(''),
    ),
  )
  const lights = soft(
    6,
    s.fill('-.7s,14 -.4s,6 -.16s,30 -.2s,70 -.42s,80 -.62s,56', glow, 0.55),
    s.fill('.14s,30 .34s,22 .42s,46 .3s,74 .14s,66', glow, 0.35),
    s.fill('-.24s,120 -.08s,116 -.1s,200 -.26s,196', glow, 0.35),
  )
  const lines =
    s.stroke('-.5s,96 -.32s,105 -.16s,102', 2.2, skin.line, { opacity: 0.5 }) +
    s.stroke('.16s,102 .32s,105 .5s,96', 2.2, skin.line, { opacity: 0.5 })
  const all = shadows + breast + lights + lines
  return { main: bodyPath ? group({ 'clip-path': canvas.clip(bodyPath) }, all) : all }
}

const grassThong: OutfitPiece = (canvas, figure, options) => {
  const s = sketchTorso(canvas, figure.build)
  const plain = new Sketch(canvas)
  const color = getColor(options, 'color', '#a8923e')
  const { bodyPath, skin } = figure
  const line = '-.74s,-6 -.3s,60 .16s,124 .66s,206'
  const plaits = samplePath(s.points(line), 16).map(([x, y], index) =>
    plain.inked(
      `${x - 13},${y - 4} ${x - 2},${y - 11} ${x + 13},${y + 3} ${x + 4},${y + 11}`,
      index % 2 ? color : tint(color, 0.3),
      2,
    ),
  )
  const cast = s.stroke('-.68s,4 -.24s,72 .22s,136 .7s,220', 20, skin.line, { opacity: 0.45 })
  const band = group({ filter: canvas.blur(3) }, cast) + s.cord(line, 17, shade(color, 0.6)) + plaits.join('')
  const worn = bodyPath ? group({ 'clip-path': canvas.clip(bodyPath) }, band) : band
  return { main: worn + (options['tooth'] === false ? '' : drawTooth(s)) }
}

function drawTooth(sketch: Sketch): Svg {
  const ivory = '#f3e8cc'
  return (
    sketch.stroke('-n-16,-34 -.7n,24 0,56', 4.6, '#4a2c1a', { profile: 'even' }) +
    sketch.stroke('n+16,-34 .7n,24 0,56', 4.6, '#4a2c1a', { profile: 'even' }) +
    sketch.cloth('-9,50! 0,46 9,50! 9,70 2,94! -8,72', ivory, {
      lineWidth: 2,
      shades: ['2,46! 12,50 10,72 2,96! 3,70'],
    }) +
    sketch.trim('-10,52 0,56 10,52', 6, '#b8562e')
  )
}

export const JUNGLE_BOY: OutfitTable = { 'bare-boy': bareBoy, 'grass-thong': grassThong }
