import { drawBow } from '../draw/bow.ts'
import { tint, shade } from '../draw/color.ts'
import { definePattern } from '../draw/patterns.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { findText, getText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { sketchTorso } from './torso.ts'

const GOLD = '#e8c04e'

/** `neckwear` is `cravat`, `jabot`, `bow`, `tie`, `string` or `none`. */
export function drawNeckwear(sketch: Sketch, shoulderY: number, options: Options): Svg {
  const color = findText(options, 'neckColor')
  const pin = findText(options, 'pin')
  switch (getText(options, 'neckwear', 'none')) {
    case 'cravat':
      return drawCravat(sketch, color ?? '#ffffff') + (pin ? sketch.gem(0, -14, 8, pin, { setting: GOLD }) : '')
    case 'jabot':
      return drawJabot(sketch, color ?? '#ffffff') + (pin ? sketch.gem(0, -26, 9, pin, { setting: GOLD }) : '')
    case 'bow':
      return (
        drawBow(0, shoulderY - 14, getNumber(options, 'bowSize', 0.42), color ?? '#c83333') +
        drawBowDots(sketch, options)
      )
    case 'tie':
      return drawTie(sketch, color ?? '#333344', pin)
    case 'string':
      return drawStringTie(sketch, color ?? '#2a2430', pin ?? '#c9cfdc')
    default:
      return ''
  }
}

function drawCravat(sketch: Sketch, color: string): Svg {
  return sketch.cloth('-.8n,-40! .8n,-40! .6n,-8 26,40 14,84! 0,72 -16,86! -28,36 -.6n,-8', color, {
    shade: shade(color === '#ffffff' ? '#e9e4f6' : color, 1),
    folds: ['0,-20 4,20 2,60', '-12,-16 -14,20 -12,56', '14,-16 18,16 12,50'],
    shades: ['4,-40! n,-40! 30,40 14,90! 8,20'],
  })
}

function drawJabot(sketch: Sketch, color: string): Svg {
  const frills = [2, 1, 0].map((row) => {
    const [y, width] = [-16 + row * 30, 26 + row * 9]
    const hem = Array.from({ length: 9 }, (_, index) => `${width * (1 - index / 4)},${y + 26 + (index % 2 ? 7 : -3)}`)
    return sketch.cloth(`${-width * 0.5},${y - 16}! ${width * 0.5},${y - 16}! ${hem.join(' ')}`, color, {
      shade: color === '#ffffff' ? '#cdc5e2' : shade(color, 1),
      folds: [-0.5, 0, 0.5].map((share) => `${share * width},${y + 24} ${share * width * 0.5},${y - 6}`),
      shades: [`${width * 0.3},${y - 20}! ${width + 8},${y}! ${width + 8},${y + 40}! ${width * 0.2},${y + 40}!`],
    })
  })
  return frills.join('')
}

function drawTie(sketch: Sketch, color: string, pin: string | undefined): Svg {
  return (
    sketch.cloth('/-13,-30 13,-30 9,-6 18,110 0,134 -18,110 -9,-6', color, {
      shades: ['/2,-30 14,-30 20,130 2,134'],
      folds: ['-9,-8 0,-2 9,-8'],
    }) + (pin ? sketch.gem(0, 40, 6, pin, { setting: GOLD }) : '')
  )
}

function drawStringTie(sketch: Sketch, color: string, clasp: string): Svg {
  return (
    sketch.cord('-.7n,-44 -6,-18 -12,40 -16,96', 5, color) +
    sketch.cord('.7n,-44 6,-18 12,40 18,88', 5, color) +
    sketch.gem(0, -14, 11, '#3fa0b0', { setting: clasp })
  )
}

function drawBowDots(sketch: Sketch, options: Options): Svg {
  const dots = findText(options, 'bowDots')
  if (!dots) return ''
  const size = getNumber(options, 'bowSize', 0.42)
  const places = ['30,-22', '56,-32', '82,-30', '44,-4', '70,-8', '90,-8', '62,12', '84,14']
  const spots = (half: Sketch) =>
    places.map((place) => {
      const [x, y] = place.split(',').map(Number)
      return half.disc((x ?? 0) * size, -14 + (y ?? 0) * size, 6.4 * size, dots)
    })
  return sketch.both((half) => spots(half).join(''))
}

const necktie: OutfitPiece = (canvas, { build }, options) => ({
  main: drawNeckwear(sketchTorso(canvas, build), build.shoulderY, { neckwear: 'tie', ...options }),
})

const necklace: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const count = getNumber(options, 'count', 11)
  const depth = getNumber(options, 'depth', 54)
  const reach = build.neck + getNumber(options, 'width', 18)
  const pendant = findText(options, 'pendant')
  const beads = Array.from({ length: count }, (_, index) => {
    const u = (index / (count - 1)) * 2 - 1
    return sketch.gem(
      u * reach,
      -30 + (1 - u * u) * depth,
      getNumber(options, 'radius', 6.5),
      getColor(options, 'color', '#f3ead8'),
    )
  })
  const drop = pendant
    ? sketch.gem(0, -10 + depth, getNumber(options, 'pendantRadius', 12), pendant, {
        setting: getColor(options, 'setting', GOLD),
        stretch: 1.2,
      })
    : ''
  return { main: beads.join('') + drop }
}

const choker: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const stone = findText(options, 'gem')
  const bandColor = getColor(options, 'color', '#222228')
  const band = sketch.trim('-n-2,-66 0,-54 n+2,-66', getNumber(options, 'width', 9), bandColor)
  return { main: band + (stone ? sketch.gem(0, -46, 8, stone, { setting: GOLD }) : '') }
}

const chainOfOffice: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', GOLD)
  const links = Array.from({ length: 15 }, (_, index) => {
    const u = index / 7 - 1
    const [x, y] = [u * build.shoulder * 0.62, -14 + (1 - u * u) * 118 + (Math.abs(u) > 0.9 ? -6 : 0)]
    return index % 2 ? sketch.ring(x, y, 10, 5, color) : sketch.gem(x, y, 9, color, { setting: color })
  })
  const medal =
    sketch.disc(0, 134, 28, color, shade(color, 3)) + sketch.disc(0, 134, 21, tint(color, 0.6), shade(color, 2), 2)
  return { main: links.join('') + medal + sketch.gem(0, 134, 9, getColor(options, 'gem', '#c8283a')) }
}

const medal: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#f2c23e')
  const [x, y] = [getNumber(options, 'x', 46), getNumber(options, 'y', 70)]
  const ribbon = sketch.cloth('/-20,-40 20,-40 12,14 0,24 -12,14', getColor(options, 'ribbon', '#2f6ad0'), {
    shades: ['/4,-40 20,-40 12,14 4,20'],
  })
  const disc =
    sketch.disc(0, 44, 28, color, shade(color, 3), 4) +
    sketch.disc(0, 44, 20, tint(color, 0.5), shade(color, 1.6), 2.4) +
    sketch.place(0, 44, path(sketchStar, shade(color, 1.4)), 0.5)
  const lift = group({ transform: `translate(0 ${-build.shoulderY})` }, ribbon + disc)
  return { main: sketch.place(x, y, lift, getNumber(options, 'size', 1), getNumber(options, 'angle', 14)) }
}

const sketchStar = 'M0 -30L8 -9L29 -9L12 4L18 26L0 13L-18 26L-12 4L-29 -9L-8 -9Z'

const sash: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#3f62b8')
  const dots = findText(options, 'stripes')
  const outline =
    options['flip'] === true
      ? '.74s,-12! .4s,-26! -.2s,80 -.86s,200 -.8s,b! -.2s,b! .2s,160'
      : '-.74s,-12! -.4s,-26! .2s,80 .86s,200 .8s,b! .2s,b! -.2s,160'
  const folds =
    options['flip'] === true
      ? ['.62s,-8 0,130 -.5s,b', '.5s,-14 -.1s,110 -.7s,b']
      : ['-.62s,-8 0,130 .5s,b', '-.5s,-14 .1s,110 .7s,b']
  const main = sketchTorso(canvas, build).cloth(outline, color, {
    folds,
    pattern: dots ? definePattern(canvas, 'stripes', dots, 9) : undefined,
    shades: ['-.74s,0! -.1s,150 .2s,b! -.1s,b! -.4s,120'],
  })
  return { main }
}

const strap: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const line = options['left'] === true ? '.62s,-14 0,100 -.56s,b' : '-.62s,-14 0,100 .56s,b'
  const band = sketch.trim(line, getNumber(options, 'width', 16), getColor(options, 'color', '#7a4a24'))
  const buckle = options['buckle'] ? sketch.inked('/-14,86 14,86 14,112 -14,112', 'none', 6, GOLD) : ''
  return { main: band + buckle }
}

export const NECKWEAR: OutfitTable = {
  necktie,
  necklace,
  choker,
  'chain-of-office': chainOfOffice,
  medal,
  sash,
  strap,
}
