import { smoothPath } from '../draw/geometry.ts'
import { group } from '../draw/svg.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { sketchTorso } from './torso.ts'

const heroChest: OutfitPiece = (canvas, figure) => {
  const { build, skin } = figure
  const sketch = sketchTorso(canvas, build)
  const clip = canvas.clip(figure.bodyPath ?? smoothPath(sketch.points('-s,0 s,0 s,b -s,b'), true))
  const line = (text: string, width: number, opacity: number) => sketch.stroke(text, width, skin.line, { opacity })
  const muscles = sketch.both(
    (half) =>
      half.fill('6,112! .2s,134 .46s,124 .62s,84! .6s,112 .48s,150 .24s,160 4,142!', skin.shadow, 0.85) +
      half.fill('.1s,14! .34s,4 .6s,-4! .5s,18 .3s,24 .12s,26!', skin.shadow, 0.7) +
      half.fill('8,168! .2s,176 .22s,204 8,208!', skin.shadow, 0.5) +
      half.stroke('.06s,14 .2s,4 .44s,-2 .66s,-12', 3.4, skin.line, { opacity: 0.8 }) +
      half.stroke('4,120 .22s,144 .46s,132 .6s,94', 3.6, skin.line, { opacity: 0.85 }) +
      half.stroke('.62s,94 .66s,60 .78s,34', 3, skin.line, { opacity: 0.7 }) +
      half.fill('.2s,52! .4s,44 .5s,60 .44s,84 .26s,86 .16s,72', skin.light, 0.55) +
      half.stroke('.36s,160 .34s,200 .36s,240', 2.8, skin.line, { opacity: 0.55 }),
  )
  return {
    main: group(
      { 'clip-path': clip },
      muscles,
      line('0,34 2,80 0,128', 3.2, 0.75),
      line('0,150 0,190 0,240', 2.8, 0.6),
      line('-12,12 0,20 12,12', 3, 0.7),
    ),
  }
}

export const BARE_CHEST: OutfitTable = { 'hero-chest': heroChest }
