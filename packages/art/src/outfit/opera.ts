import { tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

const divaGown: OutfitPiece = (canvas, figure, options) => {
  const { build } = figure
  const sketch = sketchTorso(canvas, build)
  const silk = getColor(options, 'color', '#c8327a')
  const trim = getColor(options, 'trim', '#f2c84a')
  const rose = getColor(options, 'flowers', '#ffd8e4')
  const body =
    base(canvas, figure, {
      neck: 'off',
      depth: 62,
      color: silk,
      pattern: { kind: 'flowers', color: 'rgba(255,230,180,.4)', scale: 50 },
    }).main ?? ''
  const puffs = sketch.both(
    (half, side) =>
      half.cloth('s-44,20! s-10,-30 s+60,-34 s+110,20 s+116,90 s+70,140 s,136! s-30,90', tint(silk, 0.1), {
        folds: ['s-20,20 s+20,50 s+20,120', 's+20,-20 s+50,40 s+46,124', 's+66,-10 s+86,50 s+80,110'],
        shades:
          side > 0
            ? ['s+60,-30! s+130,20 s+124,100 s+70,146! s+40,140! s+84,60']
            : ['s-20,100! s,140! s+70,146! s+30,110'],
      }) + half.trim('s-24,100 s+20,132 s+72,136', 12, trim),
  )
  const stomacher = sketch.cloth('-.3s,54! 0,74 .3s,54! .12s,b! -.12s,b!', tint(silk, 0.9), { folds: ['0,80 0,b'] })
  const bows = [100, 146, 192].map(
    (y, row) =>
      sketch.both((half) =>
        half.cloth(`0,${y}! ${34 - row * 5},${y - 18} ${50 - row * 6},${y} ${34 - row * 5},${y + 16}`, trim, {
          lineWidth: 2.4,
        }),
      ) + sketch.disc(0, y, 9, shade(trim, 0.5)),
  )
  const flounce = Array.from({ length: 13 }, (_, index) => {
    const u = index / 6 - 1
    return drawFlower(
      u * build.shoulder * 0.96,
      build.shoulderY + 62 - Math.abs(u) * 14 + (index % 2) * 8,
      index % 2 ? 20 : 25,
      index % 2 ? rose : tint(silk, 0.7),
    )
  })
  return { main: body + puffs + stomacher + bows.join('') + flounce.join('') }
}

const persianSash: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#2f7a7a')
  const gold = getColor(options, 'trim', '#e6bd55')
  const wound = sketch.cloth('-.8s,118! 0,144 .8s,118! .82s,b! -.82s,b!', color, {
    pattern: undefined,
    folds: ['-.7s,146 0,174 .7s,146', '-.7s,186 0,216 .7s,186'],
    shades: ['.2s,128! .9s,108! .9s,b! .26s,b!'],
  })
  const stripes = [136, 166, 196, 226].map((y) =>
    sketch.stroke(`-.78s,${y - 10} 0,${y + 16} .78s,${y - 10}`, 7, gold, { profile: 'even' }),
  )
  return { main: wound + stripes.join('') }
}

export const OPERA_OUTFIT: OutfitTable = { 'diva-gown': divaGown, 'persian-sash': persianSash }
