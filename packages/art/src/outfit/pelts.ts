import { type Color, toInk, tint, mix, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { definePattern } from '../draw/patterns.ts'
import type { Svg } from '../draw/svg.ts'
import { path } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { getColors, pickColor, findText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import { CAPES } from './capes.ts'
import { base } from './basics.ts'
import { drawPatch } from './gowns.ts'
import { sketchTorso } from './torso.ts'

function createFeatherCloak(defaults: { colors: readonly Color[] }): OutfitPiece {
  return (canvas, { build }, options) => {
    const colors = getColors(options, 'colors', defaults.colors)
    const sketch = sketchTorso(canvas, build)
    const main = sketch.both((half) =>
      [3, 2, 1, 0]
        .map((row) =>
          Array.from({ length: 5 }, (_, index) => {
            const x = 0.5 + index * 0.17
            const top = -26 + index * index * 3 + row * 58
            const line = `${x}s,${top} ${x + 0.05}s+${4 + index * 4},${top + 40} ${x + 0.06}s+${8 + index * 9},${top + 96}`
            return drawFeather(half.points(line), 46, pickColor(colors, index + row))
          }).join(''),
        )
        .join(''),
    )
    const back = sketch.cloth(
      '-n-20,-44! -.8s,-30 -s-50,60 -s-80,b! s+80,b! s+50,60 .8s,-30 n+20,-44!',
      shade(pickColor(colors, 0), 1.6),
    )
    const clasp =
      sketch.trim('-n-20,-6 0,22 n+20,-6', 7, '#e8c04e') +
      sketch.gem(0, 22, 13, getColor(options, 'gem', '#f09a2a'), { setting: '#e8c04e' })
    return { back, main: main + clasp }
  }
}

const lionSkin: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d9a24a')
  const sketch = sketchTorso(canvas, figure.build)
  const cape = CAPES['cape']?.(canvas, figure, { color, width: 66 }).back ?? ''
  const drape = sketch.both((half, side) =>
    half.cloth('n+8,-46! .62s,-26 s+14,0 s+34,100 s+38,b! .74s,b! .7s,150 .5s,60 n,6', color, {
      shades: side > 0 ? ['.8s,-10! s+60,0 s+60,b! .9s,b! s,120'] : [],
      folds: ['n+30,-20 .66s,60 .8s,200', '.7s,-10 s,90 s+10,220'],
    }),
  )
  const paw = sketch.both(
    (half) =>
      half.cloth('n+10,0! n-4,30 20,56 -10,74! -26,60 -6,40 8,20!', color, { lineWidth: 2.6 }) +
      ['-8,74 -12,90', '2,72 0,90', '10,68 12,84'].map((claw) => half.blade(claw, 8, '#fff6e0', 'spike')).join(''),
  )
  const mane = CAPES['fur']?.(canvas, figure, { color: getColor(options, 'mane', '#8a4f22') }).main ?? ''
  return { back: cape, main: drape + mane + paw }
}

const maneCollar: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#b5702c')
  const sketch = sketchTorso(canvas, build)
  const tones = [tint(color, 0.2), color, mix(color, shade(color, 1), 0.5)]
  const lockAt = (angle: number, far: number, middle: number, tone: number) => {
    const at = (reach: number, bend: number) =>
      `${(Math.sin(angle + bend) * reach).toFixed(1)},${(middle + Math.cos(angle + bend) * reach * 0.94).toFixed(1)}`
    return sketch.blade(`${at(70, 0)} ${at(far * 0.7, 0.03)} ${at(far, 0.1)}`, 66, tones[tone % 3] ?? color, 'lock')
  }
  const headMiddle = -build.shoulderY - 30
  const ring = [0, 1].flatMap((row) =>
    Array.from({ length: 21 }, (_, index) => {
      const angle = Math.PI + (index / 10 - 1) * 2.3
      return lockAt(angle, 258 - row * 34 - (index % 2) * 18, headMiddle, index + row)
    }),
  )
  const ruff = [1, 0].flatMap((row) =>
    Array.from({ length: 9 + row * 2 }, (_, index) => {
      const angle = (index / (4 + row) - 1) * 1.12
      return lockAt(angle, 154 + row * 40 - (index % 2) * 18, -74, index + row)
    }),
  )
  return { collarBack: ring.join(''), main: ruff.join('') }
}

/** `chain` or `ribbon` wraps around the coat. */
const furCoat: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#5a5f78')
  const sketch = sketchTorso(canvas, figure.build)
  const under = base(canvas, figure, { neck: 'v', depth: 80, color: getColor(options, 'under', '#2f2c3a') }).main ?? ''
  const sides = sketch.both((half, side) => {
    const front = half.cloth('n+10,-46! .64s,-24 s+20,4 s+44,110 s+50,b! .3s,b! .34s,160 .3s,60 n+2,0', color, {
      shades: side > 0 ? ['.8s,0! s+70,0 s+70,b! .84s,b! .96s,140'] : [],
    })
    const tufts = [0, 1, 2, 3, 4].map(
      (row) =>
        half.blade(
          `.34s,${40 + row * 50} .24s,${60 + row * 50} .16s,${86 + row * 50}`,
          38,
          row % 2 ? color : tint(color, 0.2),
          'spike',
        ) +
        half.blade(
          `s+20,${50 + row * 48} s+48,${70 + row * 48} s+62,${100 + row * 48}`,
          38,
          row % 2 ? tint(color, 0.15) : color,
          'spike',
        ),
    )
    return front + tufts.join('')
  })
  const mantle = CAPES['fur']?.(canvas, figure, { color: tint(color, 0.15) }).main ?? ''
  return {
    main: under + sides + mantle + drawLegBinding(sketch, findText(options, 'ribbon'), options['chain'] !== false),
  }
}

function drawLegBinding(sketch: Sketch, ribbon: Color | undefined, chained: boolean): Svg {
  const silk = ribbon ? sketch.trim('-s-20,60 -.3s,130 .3s,90 s+30,160', 15, ribbon) : ''
  if (!chained) return silk
  const iron = '#8f96a8'
  const links = Array.from({ length: 13 }, (_, index) => {
    const u = index / 6 - 1
    const place = sketch.points(`${u}s,${110 + (1 - u * u) * 40}`)[0]
    const [x, y] = [place?.[0] ?? 0, 110 + (1 - u * u) * 40]
    return (
      sketch.oval(x, y, index % 2 ? 17 : 10, index % 2 ? 10 : 13, 'none', toInk(iron), 12) +
      sketch.oval(x, y, index % 2 ? 17 : 10, index % 2 ? 10 : 13, 'none', iron, 7)
    )
  })
  return silk + links.join('')
}

const netCloak: OutfitPiece = (canvas, figure, options) => {
  const colors = getColors(options, 'colors', ['#4a2a5f', '#7a3a4a', '#3a5a5f', '#8a6a2a'])
  const sketch = sketchTorso(canvas, figure.build)
  const cords = getColor(options, 'net', '#d8c89a')
  const cloak =
    CAPES['cape-front']?.(canvas, figure, { color: pickColor(colors, 0), clasp: 'none', width: 56 }).main ?? ''
  const patches = [
    [-0.74, 60],
    [0.76, 50],
    [-0.8, 130],
    [0.84, 130],
    [-0.86, 200],
    [0.9, 206],
  ].map(([x = 0, y = 0], index) => drawPatch(sketch, x, y, pickColor(colors, index + 1)))
  const net = sketch.both((half) => {
    const shape = half.shape('.5s,-20! s+10,0 s+40,90 s+56,b! .7s,b! .62s,150')
    const mesh = Array.from(
      { length: 9 },
      (_, index) =>
        half.stroke(`.4s,${-60 + index * 44} .8s,${-20 + index * 44} s+70,${10 + index * 44}`, 4, cords, {
          profile: 'even',
        }) +
        half.stroke(`.4s,${0 + index * 44} .8s,${-30 + index * 44} s+70,${-80 + index * 44}`, 4, cords, {
          profile: 'even',
        }),
    )
    return `<g clip-path="${canvas.clip(shape)}">${mesh.join('')}</g>`
  })
  const clasp = sketch.gem(0, 16, 13, getColor(options, 'gem', '#a0d030'), { setting: '#e8c04e' })
  return {
    main: cloak + patches.join('') + net + clasp,
    back: CAPES['cape']?.(canvas, figure, { color: pickColor(colors, 0), width: 60 }).back ?? '',
  }
}

const coilRobe: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#b8963a')
  const sketch = sketchTorso(canvas, figure.build)
  const coils = [3, 2, 1, 0].map((row) => {
    const top = -34 + row * 78
    const outline = `-s-${row * 6},${top + 30} -.6s,${top - 4} 0,${top + 16} .6s,${top - 8} s+${row * 6},${top + 20} s+${16 + row * 6},${top + 70} .6s,${top + 96} 0,${top + 110} -.6s,${top + 100} -s-${14 + row * 6},${top + 76}`
    const diamonds = path(
      sketch.shape(outline),
      definePattern(canvas, 'diamonds', getColor(options, 'pattern', '#5a4a1e'), 36),
      { opacity: 0.55 },
    )
    return sketch.cloth(outline, color, {
      extra:
        diamonds +
        sketch.fill(
          `-s-30,${top + 74} 0,${top + 92} s+40,${top + 70} s+40,${top + 120} -s-40,${top + 120}`,
          tint(color, 0.8),
        ),
      shades: [`.4s,${top - 10}! s+60,${top}! s+60,${top + 120}! .3s,${top + 120}! .6s,${top + 50}`],
    })
  })
  return { main: coils.join('') }
}

export const PELTS: OutfitTable = {
  'feather-cloak': createFeatherCloak({ colors: ['#8a6a4c', '#b08a5e', '#6a4e38'] }),
  'swan-cloak': createFeatherCloak({ colors: ['#ffffff', '#eef0fb', '#dfe4f6'] }),
  'lion-skin': lionSkin,
  'mane-collar': maneCollar,
  'fur-coat': furCoat,
  'net-cloak': netCloak,
  'coil-robe': coilRobe,
}
