import { toInk, tint } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { sketchTorso } from './torso.ts'

const biteMarks: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const blood = getColor(options, 'color', '#c0203a')
  const x = getNumber(options, 'x', -build.neck * 0.5)
  const y = getNumber(options, 'y', -30)
  const wound = (cx: number, cy: number) =>
    sketch.oval(cx, cy, 9, 8, tint(blood, 1.6)) + sketch.oval(cx, cy, 4.6, 4.6, blood, toInk(blood), 1.6)
  return {
    main: wound(x - 9, y) + wound(x + 9, y + 5) + sketch.stroke(`${x + 9},${y + 8} ${x + 11},${y + 34}`, 4.4, blood),
  }
}

const biteScars: OutfitPiece = (canvas, { build, skin }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', tint(skin.base, 0.9))
  const lines = [
    '-.72s,30 -.6s,50 -.56s,78',
    '-.6s,22 -.48s,42 -.44s,72',
    '-.48s,18 -.37s,36 -.33s,62',
    '.4s,84 .5s,96 .56s,116',
  ]
  return {
    main: lines
      .map((line) => sketch.stroke(line, 7, skin.line, { opacity: 0.5 }) + sketch.stroke(line, 4, color))
      .join(''),
  }
}

export const WOUNDS: OutfitTable = { 'bite-marks': biteMarks, 'bite-scars': biteScars }
