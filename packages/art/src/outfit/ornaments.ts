import { toInk, tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { getColors, pickColor, findText } from '../props/options.ts'
import { base } from './basics.ts'
import { CAPES } from './capes.ts'
import { drawGarments, drawPatch } from './gowns.ts'
import { sketchTorso } from './torso.ts'

const layeredRags: OutfitPiece = (canvas, figure, options) => {
  const colors = getColors(options, 'colors', ['#e8c02e', '#2f2a34', '#c99a1e', '#4a4450'])
  const sketch = sketchTorso(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', color: pickColor(colors, 1) }).main ?? ''
  const layers = [3, 2, 1, 0].map((row) => {
    const top = -40 + row * 10
    const low = 40 + row * 66
    const hem = Array.from({ length: 13 }, (_, index) => {
      const u = 1 - index / 6
      return `${u * (0.98 + row * 0.05)}s,${low - Math.abs(u) * (row ? 10 : 26) + (index % 2 ? 30 : -6)}!`
    })
    return sketch.cloth(
      `-n-14,${top}! -.7s,${top + 26} -${0.98 + row * 0.05}s,${low - 40} ${hem.toReversed().join(' ')} ${0.98 + row * 0.05}s,${low - 40} .7s,${top + 26} n+14,${top}! 0,${top + 34}`,
      pickColor(colors, row),
      {
        shades: [`.4s,${top}! 1.2s,${top}! 1.2s,${low + 40}! .4s,${low + 40}! .56s,${low - 30}`],
        folds: [`-.4s,${top + 30} -.5s,${low - 10}`, `.3s,${top + 30} .36s,${low - 6}`],
      },
    )
  })
  const belt = options['belt'] === false ? '' : sketch.trim('-s-14,186 0,206 s+14,186', 14, '#6a4a2a')
  return { main: body + layers.join('') + belt }
}

const paperSuit: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f6dfc8')
  const sketch = sketchTorso(canvas, figure.build)
  const flowers = { kind: 'flowers', color: getColor(options, 'flowers', '#e07a8a'), scale: 54, accent: '#f2c84a' }
  const body = base(canvas, figure, { neck: 'round', color, pattern: flowers }).main ?? ''
  const creases = ['/-.3s,20 -.24s,b', '/.3s,20 .24s,b', '/-.7s,110 .7s,120'].map((line) =>
    sketch.stroke(line, 3.4, toInk(color), { profile: 'flat', opacity: 0.55 }),
  )
  const collar = sketch.cloth(
    '/-n-16,-44 -n-52,-10 -30,30 0,0 30,30 n+52,-10 n+16,-44 n,-20 0,-4 -n,-20',
    tint(color, 0.6),
    { lineWidth: 2.6, shades: ['/6,0 30,30 n+52,-10 n+16,-44 n,-16'] },
  )
  return { main: body + creases.join('') + collar }
}

const garland: OutfitPiece = (_canvas, { build }, options) => {
  const colors = getColors(options, 'colors', ['#f2982a', '#ffc23a', '#e8742a'])
  const depth = getNumber(options, 'depth', 96)
  const blooms = Array.from({ length: 13 }, (_, index) => {
    const u = index / 6 - 1
    return drawFlower(
      u * (build.neck + 62),
      build.shoulderY - 22 + (1 - u * u) * depth,
      index % 2 ? 18 : 22,
      pickColor(colors, index),
    )
  })
  return { main: blooms.join('') }
}

const armbands: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d89a4a')
  const main = sketchTorso(canvas, build).both(
    (half) =>
      [104, 124, 144]
        .slice(0, getNumber(options, 'count', 2))
        .map((y) => half.trim(`.72s,${y + 6} .88s,${y + 12} s+18,${y}`, 14, color))
        .join('') +
      (findText(options, 'gem')
        ? half.gem(build.shoulder * 0.9, 122, 9, findText(options, 'gem') ?? color, { setting: color })
        : ''),
  )
  return { main }
}

const smokeTrail: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#5aa8e0')
  const sketch = sketchTorso(canvas, figure.build)
  const skin = figure.bodyPath
  const layers = [0, 1, 2].map((row) => {
    const top = 120 + row * 50
    const wave = Array.from({ length: 9 }, (_, index) => `${(index / 4 - 1) * 1.14}s,${top + (index % 2 ? -26 : 14)}`)
    return (
      sketch.fill(`${wave.join(' ')} 1.2s,b! -1.2s,b!`, row === 1 ? tint(color, 0.5) : color, skin ? 0.72 : 0.72) +
      sketch.stroke(wave.join(' '), 7, tint(color, 1), { profile: 'both', steps: 30, opacity: 0.8 })
    )
  })
  return {
    main:
      layers.join('') +
      ['-.5s,150 -.4s,200 -.6s,b', '.3s,160 .44s,200 .3s,b']
        .map((line) => sketch.stroke(line, 9, tint(color, 0.8), { opacity: 0.7 }))
        .join(''),
  }
}

/** A lower body of smoke that tapers to a thread 300 units below the shoulders. */
const smokeTail: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#5aa8e0')
  const sketch = sketchTorso(canvas, figure.build)
  const tail = sketch.cloth(
    '-.72s,128! -.78s,170 -.6s,214 -.66s,250 -.34s,286 -.2s,330 -60,352 -74,400! -44,404! -20,372 40,352 .34s,320 .4s,270 .7s,236 .62s,196 .8s,160 .72s,124! .4s,148 .1s,120 -.2s,148 -.5s,122',
    color,
    {
      shades: ['.72s,124! .8s,160 .62s,196 .7s,236 .4s,270 .34s,320 40,352! 0,330 .2s,260 .3s,200 .4s,150'],
      folds: ['-.6s,150 -.3s,220 -.2s,300 -50,380', '.5s,150 .2s,220 .1s,290 -40,370', '-.2s,160 0,230 -20,320'],
      lights: ['-.66s,150! -.7s,176 -.5s,216! -.54s,176'],
    },
  )
  return { main: tail }
}

const dancerTop: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f0a02a')
  const edge = getColor(options, 'trim', '#f2c23e')
  const sketch = sketchTorso(canvas, figure.build)
  const top = base(canvas, figure, { neck: 'square', depth: 40, color, pattern: options['pattern'] ?? null }).main ?? ''
  const drape = sketch.cloth(
    '-.72s,-10! -.44s,-26! 0,90 .66s,170 .7s,b! .1s,b! -.2s,160',
    getColor(options, 'veil', '#c8382e'),
    { folds: ['-.6s,-6 -.1s,100 .4s,b', '-.5s,-16 0,90 .6s,190'], shades: ['0,100! .66s,170 .7s,b! .3s,b!'] },
  )
  const coins = Array.from({ length: 11 }, (_, index) => {
    const x = (index / 5 - 1) * figure.build.shoulder * 0.56
    return sketch.disc(x, 166 + (index % 2) * 10, 11, edge, toInk(edge), 3)
  })
  return {
    main:
      top +
      drape +
      sketch.trim('-n-30,40 0,46 n+30,40', 9, edge) +
      sketch.trim('-.62s,148 0,160 .62s,148', 10, edge) +
      coins.join(''),
  }
}

const tartanCape: OutfitPiece = (canvas, figure, options) =>
  drawGarments(canvas, figure, [
    [
      CAPES['cape-front'],
      {
        color: '#b8302e',
        width: 30,
        clasp: 'bow',
        claspColor: '#2f4a8a',
        pattern: { kind: 'plaid', color: '#1f3a2f', accent: '#f2d060', scale: 48 },
        ...options,
      },
    ],
  ])

const leafKilt: OutfitPiece = (canvas, figure, options) => {
  const colors = getColors(options, 'colors', ['#5f9a3c', '#7fb24a', '#4a7f38'])
  const sketch = sketchTorso(canvas, figure.build)
  const leaves = [1, 0].flatMap((row) =>
    Array.from({ length: 11 }, (_, index) => {
      const u = index / 5 - 1
      return sketch.blade(
        `${u * 0.66}s,190 ${u * 0.74}s,${224 + row * 14} ${u * 0.8}s,${268 + row * 30}`,
        46,
        pickColor(colors, index + row),
      )
    }),
  )
  return { main: leaves.join('') + sketch.trim('-.7s,190 0,202 .7s,190', 12, '#8a5a2a') }
}

const cloak: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#3a5a4a')
  const both = drawGarments(canvas, figure, [
    [CAPES['cape'], { color, width: 64 }],
    [CAPES['cape-front'], { clasp: 'chain', width: 54, ...options, color }],
    [CAPES['hood-drape'], { color: shade(color, 0.3) }],
  ])
  const sketch = sketchTorso(canvas, figure.build)
  const patches = options['patched']
    ? drawPatch(sketch, -0.7, 110, tint(color, 0.5)) + drawPatch(sketch, 0.76, 150, shade(color, 0.8))
    : ''
  return { ...both, main: (both.main ?? '') + patches + addEmblem(canvas, options, 0, figure.build.shoulderY + 30) }
}

export const ORNAMENTS: OutfitTable = {
  'layered-rags': layeredRags,
  'paper-suit': paperSuit,
  garland,
  armbands,
  'smoke-trail': smokeTrail,
  'smoke-tail': smokeTail,
  'dancer-top': dancerTop,
  'tartan-cape': tartanCape,
  'leaf-kilt': leafKilt,
  cloak,
}
