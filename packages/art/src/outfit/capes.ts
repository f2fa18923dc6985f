import { toLine } from '../draw/geometry.ts'
import { drawBow } from '../draw/bow.ts'
import { toInk, tint, mix, shade } from '../draw/color.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { findText, addPattern, getText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { sketchTorso } from './torso.ts'

/** Draws the inside of the cape, which is behind the figure. On a full figure, it reaches down to the calves. */
const cape: OutfitPiece = (canvas, { build, hips }, options) => {
  const sketch = sketchTorso(canvas, build)
  const w = getNumber(options, 'width', 70)
  const lining = findText(options, 'inner') ?? shade(getColor(options, 'color', '#b3202e'), 1.6)
  const sides = [`-n-20,-44! -.8s,-30 -s-${w * 0.5},30`, `s+${w * 0.5},30 .8s,-30 n+20,-44!`]
  const fold = (k: string) => `${k}s${k || '+'}10,60 ${k}s${k || '+'}${w * 0.55},170 ${k}s${k || '+'}${w * 0.7},b-20`
  const fall = Math.min(520, (hips ?? 0) - 120)
  if (fall > 0) return { back: drawLongCape(sketch, sides, { w, fall, lining }) }
  const back = sketch.cloth(`${sides[0]} -s-${w},b! s+${w},b! ${sides[1]}`, lining, {
    shades: [`.6s,0! s+${w},60 s+${w + 30},b! s+10,b!`],
    folds: [fold('-'), fold('')],
  })
  return { back }
}

type Fall = { w: number; fall: number; lining: string }

function drawLongCape(sketch: Sketch, sides: readonly string[], { w, fall, lining }: Fall): Svg {
  const wide = w * 1.25
  const hem = `-s-${wide},b+${fall - 30}! -.9s,b+${fall} -.5s,b+${fall - 34} 0,b+${fall + 6} .5s,b+${fall - 34} .95s,b+${fall} s+${wide},b+${fall - 30}!`
  return sketch.cloth(`${sides[0]} -s-${w * 0.8},b ${hem} s+${w * 0.8},b ${sides[1]}`, lining, {
    shades: [
      `.6s,0! s+${w},60 s+${wide + 30},b+${fall}! .8s,b+${fall + 30}!`,
      `-.62s,b! -.3s,b! -.38s,b+${fall}! -.6s,b+${fall}!`,
    ],
    folds: [
      `5 in | -s-10,60 -s-${w * 0.5},b -s-${wide * 0.6},b+${fall - 20}`,
      `6 in | -.62s,b -.56s,b+${fall * 0.5} -.5s,b+${fall - 34}`,
      `6 in | .6s,b .56s,b+${fall * 0.5} .5s,b+${fall - 34}`,
      `5 in | s+10,60 s+${w * 0.5},b s+${wide * 0.6},b+${fall - 20}`,
    ],
  })
}

const capeFront: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const w = getNumber(options, 'width', 46)
  const color = getColor(options, 'color', '#b3202e')
  const edge = findText(options, 'trim')
  const outline = `n+10,-48! .6s,-28 s+14,-2 s+${w * 0.7},90 s+${w},b! .6s,b! .58s,190 .46s,70 n+4,-4`
  const main = sketch.both((half, side) => {
    const shadow =
      side > 0 ? '.7s,-20! s+80,0 s+90,b! .86s,b! .98s,160 .84s,60' : '.62s,40! .4s,70 .5s,b! .72s,b! .7s,150'
    return (
      half.cloth(outline, color, {
        pattern: addPattern(canvas, options),
        gradient: '0,-40 0,270',
        shades: [shadow],
        folds: ['n+26,-20 .62s,60 .78s,220', '.66s,-10 .98s,90 s+10,250'],
      }) + (edge ? half.trim('n+4,-4 .46s,70 .58s,190 .6s,b', getNumber(options, 'trimWidth', 8), edge) : '')
    )
  })
  return { main: main + drawClasp(sketch, build.shoulderY, options) }
}

function drawClasp(sketch: Sketch, shoulderY: number, options: Options): Svg {
  const stone = getColor(options, 'gem', '#d83a3a')
  const setting = getColor(options, 'setting', '#e6bd55')
  switch (getText(options, 'clasp', 'gem')) {
    case 'none':
      return ''
    case 'bow':
      return drawBow(0, shoulderY + 14, 0.46, getColor(options, 'claspColor', '#fff2e4'))
    case 'chain':
      return (
        sketch.trim('-n-14,8 0,30 n+14,8', 6, setting) +
        sketch.both((half) => half.gem(sketch.points('n+14,0')[0]?.[0] ?? 0, 6, 10, stone, { setting }))
      )
    default:
      return sketch.gem(0, 16, 12, stone, { setting })
  }
}

const shawl: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#8a6ae0')
  const main = sketchTorso(canvas, build).both(
    (half) =>
      path(half.shape('.5s,-14! s+16,10 s+50,110 s+60,b! .72s,b! .8s,150 .64s,50'), color, {
        opacity: getNumber(options, 'opacity', 0.72),
        stroke: toInk(color),
        'stroke-width': 3,
      }) +
      half.stroke('.7s,0 s+10,110 s+20,b-20', 4, tint(color, 0.8), { opacity: 0.7 }) +
      half.stroke('.86s,20 s+34,140 s+44,b-20', 4, shade(color, 1), { opacity: 0.6 }),
  )
  return { main }
}

const hoodDrape: OutfitPiece = (canvas, { build }, options) => {
  const outline = '-n-18,-56! -n-66,-40 -.62s,-10 -n-30,34 0,60! n+30,34 .62s,-10 n+66,-40 n+18,-56! n,-20 0,0 -n,-20'
  return {
    main: sketchTorso(canvas, build).cloth(outline, getColor(options, 'color', '#356b38'), {
      shades: ['10,-10! .7s,-40 n+30,40 0,64! 20,20'],
      folds: ['-n-50,-30 -30,18 0,34', 'n+50,-30 30,18 0,34'],
    }),
  }
}

const scarf: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#d22a24')
  const pattern = addPattern(canvas, options)
  const tail = options['tail']
    ? sketch.cloth('n+10,-36! .9s,-66 s+70,-40 s+130,-96! s+116,-30 s+80,6 .8s,-20 n,-4!', color, {
        pattern,
        shades: ['n,-10! .9s,-34 s+76,-14 s+120,-60! s+116,10 n,20!'],
      })
    : ''
  const wrap = '-n-30,-52 -.4n,-34 .5n,-34 n+32,-54 n+46,-24 n+16,14 0,24 -n-18,12 -n-46,-22'
  const main = sketch.cloth(wrap, color, {
    pattern,
    shades: ['.2n,-40! n+60,-60 n+50,0! 0,40! .6n,0'],
    folds: ['-n-34,-30 -8,-8 n+20,-18', '-n-20,-4 0,6 .8n,-2', '-n-26,-46 -n,-28 -.3n,-22'],
  })
  return { back: tail, main }
}

/** `ermine` adds black ermine tails. */
const fur: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#8a6f58')
  const sketch = sketchTorso(canvas, build)
  const { shoulder, shoulderY } = build
  const locks = [17, 13].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const u = (index / (count - 1)) * 2 - 1
      const x = u * shoulder * (row ? 0.74 : 1.04)
      const y = shoulderY - 34 + Math.abs(u) ** 1.6 * (row ? 28 : 44) + (row ? -4 : 8)
      const tip = y + (row ? 50 : 64) - (index % 2) * 14
      return buildLock(toLine([x * 0.86, y - 22], [x, y + 10], [x * 1.07 + u * 10, tip]), 42, { profile: 'spike' })
    }),
  )
  const mass = sketch.shape(
    '-n-12,-52! -.6s,-34 -s-6,6 -s-4,40 -.5s,34 0,40 .5s,34 s+4,40 s+6,6 .6s,-34 n+12,-52! n,-14 0,4 -n,-14',
  )
  const tones = [tint(color, 0.18), color, mix(color, shade(color, 1), 0.4)]
  const tufts = locks.map(
    (tuft, index) =>
      path(tuft.outline, tones[index % 3] ?? color) +
      path(buildRibbon(tuft, 0.62, 1, 0.1, 1, 6), shade(color, 1.1), { opacity: 0.75 }),
  )
  const outlines = [mass, ...locks.map((tuft) => tuft.outline)]
  const tails = options['ermine'] ? ['-.7s,6', '-.42s,14', '-.14s,22', '.14s,22', '.42s,14', '.7s,6'] : []
  const spots = tails.map((place) => {
    const [x, y] = place.split(',')
    return sketch.blade(`${x},${Number(y) - 12} ${x},${Number(y) + 4} ${x}+3,${Number(y) + 24}`, 9, '#2a2430')
  })
  return { main: drawUnionOutline(outlines, toInk(color), 3) + path(mass, color) + tufts.join('') + spots.join('') }
}

export const CAPES: OutfitTable = { cape, 'cape-front': capeFront, shawl, 'hood-drape': hoodDrape, scarf, fur }
