import { element } from '../draw/svg.ts'
import { toInk } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import { base } from './basics.ts'
import { buildGarmentOutline, getNeckline, sketchTorso, TORSO_SHADES } from './torso.ts'
import { drawCloth } from '../draw/cloth.ts'

const tunic: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const depth = getNumber(options, 'depth', 60)
  const under = findText(options, 'under')
  const edge = findText(options, 'trim')
  const lace = findText(options, 'lace')
  const body = base(canvas, figure, { ...options, neck: 'v', depth, trim: null }).main ?? ''
  const shirt = under
    ? sketch.cloth(`-n-10,-46! 0,${depth - 6}! n+10,-46! n,-20 0,8 -n,-20`, under, { lineWidth: 2 })
    : ''
  const rim = edge
    ? sketch.trim(getNeckline('v', depth).replaceAll('!', ''), getNumber(options, 'trimWidth', 9), edge)
    : ''
  const laces = lace
    ? [0, 1, 2].map((row) => {
        const [y, width] = [4 + row * 20, 18 - row * 4]
        const stroke = (from: number, to: number) =>
          sketch.stroke(`${from},${y} ${to},${y + 14}`, 4, lace, { profile: 'flat' })
        return stroke(-width - 4, width + 4) + stroke(width + 4, -width - 4)
      })
    : []
  return { main: body + shirt + rim + laces.join('') }
}

const chiton: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const line = '-n-34,-32 -n-8,22 0,52 n+8,22 n+34,-32'
  const edge = findText(options, 'trim')
  const pin = getColor(options, 'pin', '#e6bd55')
  const pleats = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const rise = Math.abs(i)
    return sketch.points(
      `${i * 18 + (i < 0 ? -22 : 22)},${-24 + rise * 2} ${i * 20},${60 - rise * 8} ${i * 24},180 ${i * 28},b-30`,
    )
  })
  const shadows = [-56, -10, 36, 80].map((x) => `${x},30! ${x + 12},120 ${x + 10},b! ${x + 26},b! ${x + 24},120`)
  const body = drawCloth(
    canvas,
    buildGarmentOutline(build, sketch.points(line)),
    getColor(options, 'color', '#fbf8ff'),
    {
      gradient: [0, build.shoulderY - 40, 0, 470],
      shades: [...TORSO_SHADES.slice(0, 3), ...shadows].map((text) => sketch.shape(text)),
      folds: pleats,
      shade: findText(options, 'shadow'),
      pattern: addPattern(canvas, options),
    },
  )
  const rim = edge ? sketch.trim(line, 9, edge) : ''
  const pins = sketch.both((half) => half.gem(build.neck + 44, -24, 11, pin, { setting: pin }))
  const mantle = findText(options, 'himation')
  return {
    main: body + rim + pins + (mantle ? drawHimationCloth(sketch, mantle, findText(options, 'himationTrim')) : ''),
  }
}

function drawHimationCloth(sketch: ReturnType<typeof sketchTorso>, color: string, edge: string | undefined): string {
  return (
    sketch.cloth('n+40,-34! .7s,-18 s+18,20 s+30,120 s+20,b! -.4s,b! -.2s,190 .3s,60', color, {
      shades: ['.8s,-10! s+60,0 s+50,b! .7s,b! .9s,120'],
      folds: ['.7s,-10 .5s,90 0,220', '.86s,6 .7s,110 .24s,250', 'n+50,-24 .3s,70 -.14s,190'],
    }) + (edge ? sketch.trim('n+40,-32 .3s,60 -.2s,190 -.4s,b', 8, edge) : '')
  )
}

const vestOpen: OutfitPiece = (canvas, { build }, options) => {
  const edge = getColor(options, 'trim', '#e8c04e')
  const outline = 'n+16,-40! .62s,-16 s-14,4! .78s,60 .72s,120 .72s,b! .4s,b! .44s,160 .4s,60'
  const main = sketchTorso(canvas, build).both(
    (half, side) =>
      half.cloth(outline, getColor(options, 'color', '#1f8a78'), {
        pattern: addPattern(canvas, options),
        shades: side > 0 ? ['.7s,-10! s,0! .8s,b! .56s,b! .62s,100'] : [],
      }) +
      half.trim('n+16,-38 .4s,60 .44s,160 .4s,b', 8, edge) +
      half.trim('s-14,6 .78s,60 .72s,120', 6, edge),
  )
  return { main }
}

const bodice: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#c8302e')
  const edge = findText(options, 'trim')
  const lace = findText(options, 'lace')
  const pattern = () => addPattern(canvas, options)
  const straps = sketch.both((half) =>
    half.cloth('n+38,-25! n+52,-23 n+64,-13! .64s,56! .48s,62!', color, { pattern: pattern() }),
  )
  const body = sketch.cloth('-.6s,40! -.34s,76 0,92 .34s,76 .6s,40! .7s,110 .6s,b! -.6s,b! -.7s,110', color, {
    pattern: pattern(),
    shades: ['.26s,60! s,30! s,b! .22s,b!'],
    folds: ['-.3s,90 -.24s,170 -.26s,b', '.3s,90 .24s,170 .26s,b'],
  })
  const rim = edge ? sketch.trim('-.6s,42 -.34s,78 0,94 .34s,78 .6s,42', 7, edge) : ''
  const laces = lace ? [0, 1, 2, 3].map((row) => drawLaceCross(sketch, 106 + row * 26, lace)) : []
  return { main: straps + body + rim + laces.join('') }
}

function drawLaceCross(sketch: ReturnType<typeof sketchTorso>, y: number, color: string): string {
  const eyelet = (x: number) =>
    element('circle', {
      cx: x,
      cy: sketch.points(`0,${y}`)[0]?.[1] ?? y,
      r: 4,
      fill: '#e8c04e',
      stroke: toInk('#e8c04e'),
    })
  return (
    sketch.stroke(`-22,${y} 22,${y + 20}`, 5, color, { profile: 'flat' }) +
    sketch.stroke(`22,${y} -22,${y + 20}`, 5, color, { profile: 'flat' }) +
    eyelet(-24) +
    eyelet(24)
  )
}

const apron: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#ffffff')
  const w = getNumber(options, 'width', 0.44)
  const pale = findText(options, 'shadow') ?? (color === '#ffffff' ? '#cfc9e6' : undefined)
  const lace = findText(options, 'lace')
  const straps = sketch.both((half, side) => {
    const band = half.cloth(`n+36,-30! n+62,-22! ${w}s+6,70! ${w}s-20,74!`, color, {
      shade: pale,
      shades: side > 0 ? [`n+50,-30! n+66,-22! ${w}s+8,72! ${w}s-6,72!`] : [],
    })
    return (options['frill'] ? drawStrapFrill(half, side, color, w, pale) : '') + band
  })
  const bib = sketch.cloth(`-${w}s,60! -.2s,70 0,72 .2s,70 ${w}s,60! ${w + 0.02}s,b! -${w + 0.02}s,b!`, color, {
    shade: pale,
    shades: ['.22s,60! .6s,60! .6s,b! .18s,b! .28s,200'],
    folds: ['-30,80 -34,160 -30,260', '24,80 30,160 26,260'],
    pattern: addPattern(canvas, options),
  })
  return { main: straps + bib + (lace ? sketch.trim(`-${w}s,62 0,74 ${w}s,62`, 5, lace) : '') }
}

function drawStrapFrill(
  half: ReturnType<typeof sketchTorso>,
  side: 1 | -1,
  color: string,
  width: number,
  pale: string | undefined,
): string {
  const rim = ['n+58,-34', '.62s+18,-20', '.80s,4', '.79s,24', '.77s,40', '.72s,60', '.6s,84', `${width}s,100`]
  const waves = rim.map((place, index) => {
    const [x, y] = place.split(',')
    return `${x}${index % 2 ? '+9' : '-1'},${Number(y) + (index % 2 ? -3 : 3)}`
  })
  return half.cloth(`n+36,-30! ${waves.join(' ')} ${width}s-20,96!`, color, {
    shade: pale,
    folds: rim
      .filter((_, index) => index % 2 === 0)
      .map((place) => `${place} .5s,${Number(place.split(',')[1]) * 0.6 + 12}`),
    shades: side > 0 ? ['.5s,-30! s,0 .8s,120! .5s,100! .62s,30'] : [],
  })
}

export const TUNICS: OutfitTable = { tunic, chiton, 'vest-open': vestOpen, bodice, apron }
