import { tint, shade } from '../draw/color.ts'
import { definePattern } from '../draw/patterns.ts'
import { path } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { addPattern } from '../props/options.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

const casaque: OutfitPiece = (canvas, figure, options) => {
  const { build } = figure
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#1e3a6e')
  const edge = getColor(options, 'trim', '#d8dcec')
  const cross = getColor(options, 'cross', '#f4f4fb')
  const doublet = base(canvas, figure, { neck: 'high', color: getColor(options, 'under', '#3c3c48') }).main ?? ''
  const emblem = (scale: number) => ({ emblem: { kind: 'lily-cross', color: cross, scale } })
  const sleeves = sketch.both(
    (half, side) =>
      half.cloth('.52s,-26! s-6,-14 s+34,24 s+66,110 s+74,200! .86s,204! .78s,90', color, {
        shades: side > 0 ? ['s,-14! s+40,20 s+80,200! s+30,204! s+26,90'] : ['.8s,90! .9s,204! s+20,204! .96s,100'],
        folds: ['.7s,0 .92s,90 .98s,196', 's,0 s+20,90 s+36,196'],
      }) +
      half.trim('.52s,-24 .78s,90 .86s,202 s+74,198', 6, edge) +
      addEmblem(canvas, emblem(0.74), side * (build.shoulder + 6), build.shoulderY + 112),
  )
  const front = sketch.cloth(
    '-.56s,-22! -n-8,-32! -n,0 0,12 n,0 n+8,-32! .56s,-22! .66s,60 .62s,140 .68s,b! -.68s,b! -.62s,140 -.66s,60',
    color,
    {
      pattern: addPattern(canvas, options),
      gradient: '0,-30 0,280',
      shades: ['.26s,-20! .7s,-20! .8s,b! .38s,b! .42s,150'],
      folds: ['-.4s,40 -.42s,150 -.36s,b', '.36s,50 .38s,150 .32s,b'],
    },
  )
  return {
    main:
      doublet +
      sleeves +
      front +
      sketch.trim('-.56s,-20 -.66s,60 -.62s,140 -.68s,b', 7, edge) +
      sketch.trim('.56s,-20 .66s,60 .62s,140 .68s,b', 7, edge) +
      addEmblem(canvas, emblem(getNumber(options, 'size', 1.7)), 0, build.shoulderY + 116),
  }
}

const laceCollar: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#ffffff')
  const main = sketch.both((half, side) => {
    const rim = ['.64s,4', '.62s,30!', '.53s,34', '.48s,56!', '.38s,50', '.32s,68!', '.23s,54', '.16s,66!', '.08s,44']
    const outline = `n+10,-50! n+40,-32 .58s,-18! ${rim.join(' ')} 2,22! .5n,-2`
    const lace = path(half.shape(outline), definePattern(canvas, 'dots', 'rgba(150,140,180,.5)', 14), { opacity: 0.8 })
    return half.cloth(outline, color, {
      shade: '#cfc9e6',
      line: '#6a6088',
      extra: lace,
      shades: side > 0 ? ['n+10,-50! .7s,-20! .6s,30! .4s,60! .3s,0'] : [],
      folds: ['n+20,-30 .3s,10 .3s,40', 'n+8,-20 .14s,20 .14s,44'],
    })
  })
  return { main }
}

const baldric: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const gold = getColor(options, 'color', '#f0c244')
  const stone = getColor(options, 'gem', '#c8283a')
  const scrolls = Array.from({ length: 7 }, (_, index) => {
    const along = 0.06 + index * 0.135
    const [x, y] = [build.shoulder * (-0.5 + along * 1.06), -30 + along * 310]
    return (
      sketch.stroke(
        `${x - 26},${y + 14} ${x - 10},${y - 14} ${x + 12},${y - 8} ${x + 8},${y + 10} ${x - 4},${y + 6}`,
        6,
        shade(gold, 1.6),
      ) +
      sketch.stroke(`${x + 28},${y - 6} ${x + 20},${y + 18} ${x + 2},${y + 22}`, 5, shade(gold, 1.6)) +
      (index % 2 ? sketch.gem(x + 4, y + 4, 10, stone, { setting: tint(gold, 0.6) }) : '')
    )
  })
  const outline = '-.72s,-26! -.34s,-40! .78s,b! .26s,b!'
  return {
    main:
      sketch.metal(outline, gold, { gradient: '-.7s,0 .5s,200', extra: scrolls.join('') }) +
      sketch.trim('-.72s,-24 .26s,b', 9, tint(gold, 0.5)) +
      sketch.trim('-.34s,-38 .78s,b', 9, tint(gold, 0.5)),
  }
}

const brand: OutfitPiece = (canvas, { build, skin }, options) => {
  const color = getColor(options, 'color', '#b8324a')
  const x = getNumber(options, 'x', build.shoulder * 0.72)
  const y = build.shoulderY + getNumber(options, 'y', 30)
  const scale = getNumber(options, 'scale', 0.8)
  const mark = (tone: string, grow: number) =>
    addEmblem(canvas, { emblem: { kind: 'fleur', color: tone, scale: scale * grow } }, x, y)
  return {
    main: sketchTorso(canvas, build).oval(x, y - build.shoulderY, 40 * scale, 44 * scale, skin.shadow) + mark(color, 1),
  }
}

const mozzetta: OutfitPiece = (canvas, figure, options) => {
  const { build } = figure
  const sketch = sketchTorso(canvas, build)
  const red = getColor(options, 'color', '#c81f2e')
  const gold = getColor(options, 'trim', '#f0c244')
  const rochet = base(canvas, figure, {
    neck: 'high',
    color: '#f6f2fb',
    shadow: '#cfc6e0',
    pattern: { kind: 'flowers', color: 'rgba(160,150,190,.35)', scale: 40 },
  })
  const cape = sketch.cloth(
    '-n-12,-50! -.62s,-26 -s-14,14 -s-34,90 -s-30,150! -.5s,176 0,186 .5s,176 s+30,150! s+34,90 s+14,14 .62s,-26 n+12,-50! 0,-30',
    red,
    {
      gradient: '0,-40 0,190',
      shades: ['.4s,-30! s+30,20 s+44,160! .5s,184 .56s,90', '-.72s,60! -.66s,160 -.5s,178! -.56s,90'],
      folds: [
        '-.7s,0 -.84s,80 -.8s,150',
        '.7s,0 .84s,80 .8s,150',
        '-.34s,-20 -.4s,70 -.36s,170',
        '.34s,-20 .4s,70 .36s,170',
      ],
      lights: ['-.9s,20! -.98s,70 -.9s,90! -.86s,50'],
    },
  )
  const buttons = [-6, 18, 42, 66, 90, 114, 138, 162].map((y) => sketch.disc(0, y, 5, tint(red, 0.6), shade(red, 2), 2))
  const collar = sketch.both((half) =>
    half.cloth('n+8,-56! n+22,-40 n+30,8 6,-2! .5n,-24', '#ffffff', { shade: '#cfc6e0', line: '#6a6088' }),
  )
  const chain = sketch.stroke('-.5s,-20 -.26s,30 0,58 .26s,30 .5s,-20', 8, gold, { profile: 'even' })
  const cross = sketch.metal('/-12,44 12,44 12,74 44,74 44,98 12,98 12,166 -12,166 -12,98 -44,98 -44,74 -12,74', gold, {
    gradient: '-44,44 44,166',
  })
  return {
    main:
      (rochet.main ?? '') +
      cape +
      sketch.trim('-s-30,148 -.5s,174 0,184 .5s,174 s+30,148', 8, shade(red, 0.7)) +
      buttons.join('') +
      collar +
      chain +
      cross +
      sketch.gem(0, 86, 12, '#3a7bd5', { setting: gold }),
  }
}

export const CAVALIER_OUTFIT: OutfitTable = { casaque, 'lace-collar': laceCollar, baldric, brand, mozzetta }
