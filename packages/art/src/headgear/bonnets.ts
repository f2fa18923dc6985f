import { toRadians } from '../draw/geometry.ts'
import { drawBow } from '../draw/bow.ts'
import { toInk, tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, pickColor, findText, addPattern } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawFrill } from './hat-trimmings.ts'
import { drawHatShadow, sketchHead } from './head.ts'
import { type Ring, scaleRing } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

/** Returns points on the upper arc of the head, from ear to ear. */
function listArcPoints(
  rx: number,
  ry: number,
  count: number,
  y = -40,
  from = -8,
  to = 188,
): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = toRadians(from + ((to - from) * index) / (count - 1))
    return [Math.cos(angle) * rx, y - Math.sin(angle) * ry] as const
  })
}

const text = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

const sunbonnet: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f29ab8')
  const ribbon = getColor(options, 'ribbon', tint(color, 0.6))
  const sketch = sketchHead(canvas, figure, 0.3)
  const outer = listArcPoints(172, 178, 13, -38, -28, 208)
  const inner = listArcPoints(120, 122, 13, -28, -20, 200).toReversed()
  const crown = sketch.cloth(text(listArcPoints(150, 180, 11, -40, -30, 210)), shade(color, 0.7), {
    folds: ['-60,-200 -80,-150', '0,-216 0,-170', '60,-200 80,-150'],
  })
  const brim = sketch.cloth(`${text(outer)} ${text(inner)}`, color, {
    pattern: addPattern(canvas, options),
    lights: ['-150,-110! -100,-180 -30,-206 -30,-190 -90,-164 -134,-104'],
    shades: ['60,-220! 180,-140! 190,60! 120,40! 140,-60 110,-140'],
    folds: outer.filter((_, index) => index % 2 === 1).map(([x, y]) => `${x},${y} ${x * 0.78},${y * 0.78 - 8}`),
  })
  const edge = drawFrill(sketch, listArcPoints(168, 174, 25, -38, -26, 206), 20, {
    frill: getColor(options, 'frill', '#ffffff'),
  })
  const line = sketch.trim(text(listArcPoints(122, 124, 13, -28, -18, 198)), 6, ribbon)
  return { back: crown, front: edge + brim + line + drawChinBow(figure, sketch, ribbon) }
}

function drawChinBow(figure: Figure, sketch: Sketch, color: string): string {
  const { chin, faceWidth } = figure.build
  const strings = sketch.both((half) =>
    half.cord(`${faceWidth + 4},20 ${faceWidth * 0.8},${chin * 0.66} 26,${chin + 16}`, 10, color),
  )
  return strings + drawBow(figure.turn * 0.5, chin + 20, 0.5, color)
}

const nightcap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#ffffff')
  const sketch = sketchHead(canvas, figure, 0.4)
  const puff = '-128,-70! -150,-130 -112,-196 -40,-226 40,-226 112,-196 150,-130 128,-70! 60,-96 0,-102 -60,-96'
  const cap = sketch.cloth(puff, color, {
    shade: color === '#ffffff' ? '#cfc9e6' : undefined,
    pattern: addPattern(canvas, options),
    shades: ['40,-230! 160,-190! 150,-70! 70,-96! 100,-150'],
    folds: [
      '-100,-90 -112,-140 -80,-190',
      '-50,-100 -56,-150 -40,-200',
      '50,-100 56,-150 40,-200',
      '100,-90 112,-140 80,-190',
    ],
  })
  const wide = getNumber(options, 'wide', 0)
  const hem = drawFrill(sketch, listArcPoints(124 + wide, 66, 23, -66, 2, 178), 34 + wide * 0.5, {
    frill: getColor(options, 'frill', color),
  })
  const ribbon = findText(options, 'ribbon')
  const band = ribbon
    ? sketch.trim(text(listArcPoints(126, 62, 13, -70, 4, 176)), 12, ribbon) +
      drawBow(figure.turn * 0.4 - 70, -132, 0.46, ribbon)
    : ''
  const shadow = drawHatShadow(figure, sketch, '-122,-60 0,-110 122,-60 114,-38 0,-84 -114,-38', '#20142e', 0.26)
  const hanging = options['tail'] === true ? drawNightcapTail(sketch, color, ribbon) : ''
  return { front: shadow + hanging + cap + hem + band, hidesCap: true }
}

function drawNightcapTail(sketch: Sketch, color: string, ribbon: string | undefined): string {
  const tuft = ribbon ?? color
  return (
    sketch.cloth('-30,-222! -90,-246 -160,-238 -222,-170 -232,-50! -204,-50! -184,-120 -150,-150 -110,-140!', color, {
      shade: '#cfc9e6',
      shades: ['-216,-60! -204,-140 -160,-186 -110,-190! -110,-150 -150,-150 -184,-110 -204,-50!'],
      folds: ['-90,-240 -96,-210 -110,-180', '-160,-232 -150,-206 -156,-178', '-214,-170 -196,-160 -184,-140'],
    }) +
    sketch.disc(-218, -34, 32, tuft, toInk(tuft), 4) +
    sketch.stroke('-234,-46 -222,-56 -208,-52', 6, tint(tuft, 0.8))
  )
}

const nurseCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#ffffff')
  const sketch = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -150))
  const cap = sketch.cloth('-84,24! -98,-20 -60,-62 0,-72 60,-62 98,-20 84,24! 40,10 0,6 -40,10', color, {
    shade: '#cfc9e6',
    shades: ['24,-76! 110,-50! 90,30! 40,12! 60,-20'],
    folds: ['-50,10 -56,-26 -36,-54', '50,10 56,-26 36,-54'],
  })
  const places = [-84, -70, -56, -42, -28, -14, 0, 14, 28, 42, 56, 70, 84].map(
    (x) => [x, 16 - (1 - (x / 84) ** 2) * 14] as const,
  )
  const waves = places.map(([x, y], index) => `${x},${y + (index % 2 ? 26 : 14)}`)
  const hem = sketch.cloth(`-88,12! ${text(places)} 88,12! ${waves.toReversed().join(' ')}`, color, {
    shade: '#cfc9e6',
    folds: places.map(([x, y]) => `${x},${y} ${x},${y + 16}`),
  })
  const cross = findText(options, 'cross')
  return {
    front:
      cap +
      hem +
      (cross
        ? sketch.fill('/-7,-50 7,-50 7,-36 21,-36 21,-22 7,-22 7,-8 -7,-8 -7,-22 -21,-22 -21,-36 -7,-36', cross)
        : ''),
  }
}

const kerchief: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#c8402e')
  const sketch = sketchHead(canvas, figure, 0.3)
  const cloth = sketch.cloth(
    `-132,10! -140,-60 -112,-150 -50,-200 20,-204 96,-166 138,-70 132,10! ${text(listArcPoints(108, 96, 9, -24, 4, 176))}`,
    color,
    {
      pattern: addPattern(canvas, options),
      shades: ['50,-206! 150,-150! 146,20! 116,0! 104,-90 76,-140'],
      folds: ['-60,-196 -90,-120 -116,-50', '60,-192 90,-120 116,-50'],
    },
  )
  const edge = findText(options, 'trim')
  const rim = edge ? sketch.trim(text(listArcPoints(109, 97, 11, -24, 4, 176)), 6, edge) : ''
  const knot = options['chin'] === false ? '' : drawChinBow(figure, sketch, color)
  return { front: cloth + rim + knot, hidesCap: true }
}

const CLOSE: readonly Ring[] = [
  [0, 122],
  [42, 122],
  [78, 102],
  [100, 64],
  [108, 16],
]

/** Creates a cap that fits closely. `low` is how far down it reaches. */
function createFittedCap(defaults: { color: string; low: number; band: string; onHair?: boolean }): HeadgearPiece {
  return (canvas, figure, options) => {
    const color = getColor(options, 'color', defaults.color)
    const low = getNumber(options, 'low', defaults.low)
    const hat = new RoundHat(canvas, figure, { y: -62 + low, dip: -0.2, tilt: 3 })
    const rings = CLOSE.map((ring) => scaleRing(ring, 1 + Math.max(0, low + 34) / 100, 1))
    const [x, y] = hat.at((rings.at(-1)?.[0] ?? 0) + 2, 0, 0)
    const plain = new Sketch(canvas, { x, y })
    const tassel = findText(options, 'tassel')
    const knot = tassel
      ? plain.cord('0,0 36,-16 80,8 108,54', 5, tassel) + plain.blade('108,48 114,84 112,112', 22, tassel)
      : plain.disc(0, 0, 8, shade(color, 0.6), toInk(color), 3)
    const shadow = defaults.onHair ? hat.drawContactShadow([0, 122], figure.hair.shadow) : ''
    return {
      front: hat.place(
        shadow,
        hat.drawWall(rings, color, { finish: 'silk', pattern: addPattern(canvas, options), seams: [-72, -24, 24, 72] }),
        hat.drawCord([2, 123], 10, getColor(options, 'band', defaults.band)),
        knot,
      ),
      hidesCap: !defaults.onHair,
    }
  }
}

const coif: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a5434')
  const sketch = sketchHead(canvas, figure, 0.3)
  const rim = text(listArcPoints(106, 92, 9, -24, -22, 202))
  const cap = sketch.cloth(`-122,60! -136,-40 -112,-150 -50,-194 20,-196 96,-160 136,-40 122,60! ${rim}`, color, {
    shades: ['50,-200! 150,-150! 140,70! 112,50! 108,-60 80,-120'],
    folds: ['2.8 flat | 0,-196 0,-150 0,-118', '-70,-180 -84,-130 -96,-80', '70,-180 84,-130 96,-80'],
  })
  const stitches = sketch.both((half) => half.trim('108,50 92,86', 8, shade(color, 1)))
  return { front: cap + sketch.trim(rim, 7, tint(color, 0.3)) + stitches, hidesCap: true }
}

const bellflowerCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8f7ae0')
  const sketch = sketchHead(canvas, figure, 0.5)
  const rim = [-128, -92, -50, 0, 50, 92, 128].map(
    (x, index) => `${x},${-62 - (1 - (x / 128) ** 2) * 26 + (index % 2 ? -10 : 22)}${index % 2 ? '' : '!'}`,
  )
  const bell = sketch.cloth(`-14,-232! -84,-200 -120,-130 ${rim.join(' ')} 120,-130 84,-200 14,-232!`, color, {
    gradient: '0,-240 0,-40',
    shades: ['20,-236! 90,-206 136,-120 128,-50! 84,-80! 90,-150'],
    folds: ['-8,-228 -60,-150 -88,-90', '0,-230 -4,-150 0,-84', '8,-228 60,-150 88,-90'],
  })
  const stem =
    sketch.cord('0,-232 6,-262 30,-276', 8, '#6aa04a') +
    sketch.blade('0,-236 -30,-240 -54,-226', 22, '#6aa04a') +
    sketch.blade('2,-236 34,-236 54,-220', 22, '#7fb24a')
  return { front: bell + stem, hidesCap: true }
}

const flowerCrown: HeadgearPiece = (canvas, figure, options) => {
  const petals = getColors(options, 'colors', ['#f2a02a', '#ffc24a', '#e8782a'])
  const sketch = sketchHead(canvas, figure, 0.6)
  const blooms = listArcPoints(126, 70, getNumber(options, 'count', 11), -64, 4, 176).map(([x, y], index) => {
    const [place] = sketch.points(`${x},${y}`)
    return drawFlower(place?.[0] ?? x, y, index % 2 ? 19 : 23, pickColor(petals, index))
  })
  const leaves = listArcPoints(130, 74, 12, -64, 8, 172).map(([x, y], index) =>
    sketch.blade(`${x * 0.94},${y} ${x * 1.04},${y - 12} ${x * 1.16},${y - 20}`, 18, index % 2 ? '#5f9a3c' : '#7fb24a'),
  )
  return { front: leaves.join('') + blooms.join('') }
}

export const BONNETS: HeadgearTable = {
  sunbonnet,
  nightcap,
  'nurse-cap': nurseCap,
  kerchief,
  'skull-cap': createFittedCap({ color: '#c8302e', low: -34, band: '#f2c23e', onHair: true }),
  'silk-cap': createFittedCap({ color: '#b01c34', low: -22, band: '#7a1226', onHair: true }),
  'cloth-wrap': createFittedCap({ color: '#d8c8a4', low: 4, band: '#b99f74' }),
  coif,
  'bellflower-cap': bellflowerCap,
  'flower-crown': flowerCrown,
}
