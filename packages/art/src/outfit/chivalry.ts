import { tint } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { findText, addPattern } from '../props/options.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

const MAIL = { kind: 'mail', color: '#20242f' }

/** `second` is the color of the tabard's other half. */
const surcoat: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const mail = getColor(options, 'mail', '#9aa6bc')
  const edge = getColor(options, 'trim', '#e6bd55')
  const color = getColor(options, 'color', '#b0202e')
  const second = findText(options, 'second')
  const under = base(canvas, figure, { neck: 'high', color: mail, pattern: MAIL }).main ?? ''
  const outline =
    '-.64s,-16! -n-8,-28! -n,6 0,20 n,6 n+8,-28! .64s,-16! .7s,60 .6s,110 .68s,180 .7s,b! -.7s,b! -.68s,180 -.6s,110 -.7s,60'
  const half = second ? sketch.fill('/0,-40 s,-40 s,b 0,b', second) : ''
  const coat = sketch.cloth(outline, color, {
    pattern: addPattern(canvas, options),
    extra: half,
    gradient: '0,-30 0,280',
    shades: ['.3s,-20! .8s,-20! .8s,b! .4s,b! .46s,150'],
    folds: ['-.4s,40 -.44s,150 -.36s,b', '.3s,60 .34s,160 .28s,b', '-.1s,190 -.12s,240 -.06s,b'],
  })
  const collar = sketch.cloth('-n-16,-66! 0,-50 n+16,-66! n+36,-28 n+44,0 0,34 -n-44,0 -n-36,-28', tint(mail, 0.15), {
    pattern: addPattern(canvas, { pattern: MAIL }),
    shades: ['6,-60! n+50,-60! n+50,20! 20,34! 30,-10'],
  })
  return {
    main:
      under +
      coat +
      sketch.trim('-.64s,-14 -.7s,60 -.6s,110 -.68s,180 -.7s,b', 7, edge) +
      sketch.trim('.64s,-14 .7s,60 .6s,110 .68s,180 .7s,b', 7, edge) +
      collar +
      addEmblem(canvas, options, 0, figure.build.shoulderY + 112),
  }
}

const neckLine: OutfitPiece = (canvas, { build, skin }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#b8202e')
  const cut = '-n-2,-58 -.5n,-42 0,-36 .5n,-42 n+2,-58'
  const stitches = [-0.7, -0.35, 0, 0.35, 0.7].map((share) => {
    const [x, y] = [share * build.neck, -38 - share * share * 16]
    return sketch.stroke(`${x - 3},${y - 9} ${x + 3},${y + 9}`, 3.4, skin.line)
  })
  return { main: sketch.stroke(cut, 9, skin.line) + sketch.stroke(cut, 5, color) + stitches.join('') }
}

const moons: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#f4d872')
  const places = [
    [-0.78, 40, 'moon', 0.5],
    [-0.5, 96, 'star', 0.34],
    [-0.84, 150, 'star', 0.4],
    [-0.56, 196, 'moon', 0.46],
    [0.74, 44, 'star', 0.44],
    [0.5, 104, 'moon', 0.5],
    [0.86, 138, 'moon', 0.42],
    [0.6, 196, 'star', 0.4],
  ] as const
  const main = places.map(([share, y, kind, scale]) =>
    addEmblem(canvas, { emblem: { kind, color, scale } }, share * build.shoulder, build.shoulderY + y),
  )
  return { main: main.join('') }
}

export const CHIVALRY_OUTFIT: OutfitTable = { surcoat, 'neck-line': neckLine, moons }
