import type { Canvas } from '../draw/canvas.ts'
import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { drawSparkle } from '../draw/plants.ts'
import { element, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { companion } from '../props/companion.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchTorso } from './torso.ts'

const hussarJacket: OutfitPiece = (canvas, { build }, options) => {
  const c = getColor(options, 'color', '#7a3f9a')
  const gold = getColor(options, 'trim', '#f2c84a')
  const s = sketchTorso(canvas, build)
  const body = s.cloth(
    '-n-13,-48! -.6n,-34 0,-30 .6n,-34 n+13,-48! .62s,-16 s-14,8 s+12,56 s+20,130 s+18,b! -s-18,b! -s-20,130 -s-12,56 -s+14,8 -.62s,-16',
    c,
    {
      shades: [
        's-22,4! s+40,30 s+44,b! .84s,b! .9s,150 .8s,92! .94s,48',
        '-.7s,84! -.66s,140 -.67s,b! -.6s,b! -.6s,150',
        '.3n,-30! .7s,20 .6s,b! .2s,b! .3s,100',
      ],
      folds: ['3.2 in | -.73s,74 -.68s,130 -.69s,b', '3.2 in | .73s,74 .68s,130 .69s,b'],
    },
  )
  const collar =
    s.cloth('-n-20,-62! -.5n,-44 0,-38 .5n,-44 n+20,-62! n+16,-16 0,4 -n-16,-16', shade(c, 0.5)) +
    s.trim('-n-18,-20 0,0 n+18,-20', 10, gold)
  const rows = [30, 72, 114, 156, 198].map((y, index) => {
    const wide = 0.62 - index * 0.05
    return (
      s.cord(
        `-${wide}s,${y - 12} -${wide * 0.5}s,${y - 2} 0,${y + 2} ${wide * 0.5}s,${y - 2} ${wide}s,${y - 12}`,
        9,
        gold,
      ) +
      s.both((half) => half.ring(build.shoulder * wide, y - 12, 8, 5, gold)) +
      s.both((half) => half.disc(26, y + 2, 10, gold, toInk(gold), 2.6)) +
      s.disc(0, y + 2, 10, tint(gold, 0.4), toInk(gold), 2.6)
    )
  })
  const shoulders = s.both(
    (half) =>
      half.cloth('.56s,-24 s-16,-10 s+18,24 s+12,44 .7s,16', gold, { shades: ['s,0! s+30,20 s+16,50! .9s,40!'] }) +
      Array.from({ length: 7 }, (_, index) =>
        half.blade(
          `${0.7 + index * 0.06}s,${22 + index * 4} ${0.71 + index * 0.063}s,${50 + index * 5} ${0.71 + index * 0.065}s,${78 + index * 5}`,
          17,
          index % 2 ? gold : tint(gold, 0.4),
        ),
      ).join(''),
  )
  return { main: body + collar + rows.join('') + shoulders }
}

const tutu: OutfitPiece = (canvas, { build }, options) => {
  const c = getColor(options, 'color', '#fff4fa')
  const second = getColor(options, 'second', shade(c, 0.5))
  const gem = getColor(options, 'gem', '#ff8ab8')
  const s = sketchTorso(canvas, build)
  const waist = getNumber(options, 'waist', 168)
  const body = s.cloth(
    `-.66s,24! -.5s,52 -.26s,40 0,66! .26s,40 .5s,52 .66s,24! .7s,${waist * 0.42} .52s,${waist * 0.72} .44s,${waist}! 0,${waist + 26}! -.44s,${waist}! -.52s,${waist * 0.72} -.7s,${waist * 0.42}`,
    c,
    {
      shades: [`.2s,40! .7s,20 .7s,80 .46s,${waist}! .2s,${waist}! .3s,100`],
      folds: [`0,66 0,110 0,${waist + 20}`, `-.3s,46 -.26s,110 -.2s,${waist}`, `.3s,46 .26s,110 .2s,${waist}`],
    },
  )
  const straps = s.both((half) => half.trim('.5s,50 .56s,0 .5s,-22', 8, second))
  const edge = s.trim('-.66s,26 -.5s,52 -.26s,42 0,66 .26s,42 .5s,52 .66s,26', 8, second)
  const stones = [-0.36, -0.18, 0, 0.18, 0.36].map((x) =>
    s.gem(build.shoulder * x, 96 + Math.abs(x) * -30, x === 0 ? 13 : 8, gem),
  )
  return {
    main:
      straps +
      drawBreastplate(canvas, s, c, second, waist, build.shoulder) +
      body +
      edge +
      stones.join('') +
      drawSparkle(-40, build.shoulderY + 130, 16) +
      drawSparkle(52, build.shoulderY + 110, 13),
  }
}

function drawBreastplate(
  canvas: Canvas,
  sketch: Sketch,
  color: Color,
  secondColor: Color,
  waist: number,
  shoulder: number,
): Svg {
  const own = new Sketch(canvas)
  const layer = (wide: number, drop: number, tone: Color) => {
    const count = 17
    const rim = Array.from({ length: count }, (_, index) => {
      const share = index / (count - 1)
      const angle = Math.PI * share
      return `${(-Math.cos(angle) * wide).toFixed(0)},${(Math.sin(angle) * drop + (index % 2 ? 12 : -4)).toFixed(0)}`
    })
    return own.cloth(
      `${-wide},-8! ${-shoulder * 0.4},-26 ${shoulder * 0.4},-26 ${wide},-8! ${rim.toReversed().join(' ')}`,
      tone,
      {
        folds: rim.filter((_, index) => index % 2 === 0).map((point) => `2.4 out | ${point} 0,-20`),
        shade: shade(tone, 0.8),
      },
    )
  }
  return sketch.place(
    0,
    waist + 14,
    layer(shoulder * 2.1, 128, secondColor) +
      layer(shoulder * 1.9, 100, color) +
      layer(shoulder * 1.5, 64, tint(color, 0.5)),
  )
}

const mouseHeads: OutfitPiece = (canvas, { build }, options) => {
  const c = getColor(options, 'color', '#8e8c94')
  const gold = getColor(options, 'crown', '#f2c23a')
  const s = sketchTorso(canvas, build)
  const seats = [
    [-1.0, -40, 1, -10],
    [1.0, -34, 1, 10],
    [-1.5, 40, 1.02, -24],
    [1.5, 46, 1.02, 24],
    [-1.36, -134, 0.98, -26],
    [1.36, -130, 0.98, 26],
  ] as const
  const kinds = [defineMouseHead(canvas, tint(c, 0.14), -18), defineMouseHead(canvas, c, 18)]
  const heads = seats.map(([x, y, scale, turn], index) =>
    s.place(
      build.shoulder * x * 0.94,
      y,
      element('use', { href: kinds[index % 2] }) + drawCrownlet(canvas, gold),
      scale,
      turn,
    ),
  )
  return { back: heads.slice(4).join('') + heads.slice(2, 4).join('') + heads.slice(0, 2).join('') }
}

/** The size of a companion's head next to the king's own. */
const SMALL = 0.56

/** Defines a head to be used several times, and returns its reference. */
function defineMouseHead(canvas: Canvas, color: Color, turn: number): string {
  const head = companion(canvas, {
    muzzle: 'mouse',
    ears: 'mouse',
    earInside: '#d8929c',
    fur: color,
    furInside: tint(color, 0.6),
    noseColor: '#a84a5a',
    eyes: 'beady',
    eyeSize: 1.6,
    iris: '#f02a2a',
    pupil: 'slit',
    brow: 20,
    mouth: 'growl',
    turn,
    neck: 150,
    back: 0,
  })
  return canvas.define('g', { transform: `scale(${SMALL})` }, head).slice('url('.length, -1)
}

function drawCrownlet(canvas: Canvas, gold: Color): Svg {
  const s = new Sketch(canvas)
  return (
    s.inked('/-34,-74 -40,-114 -19,-94 0,-128 19,-94 40,-114 34,-74', gold, 5, toInk(gold)) +
    s.fill('/-30,-76 -35,-102 -19,-86 -13,-76', '#fff6c8', 0.8) +
    s.disc(0, -88, 6, '#d8243a')
  )
}

export const BALLET: OutfitTable = { 'hussar-jacket': hussarJacket, tutu, 'mouse-heads': mouseHeads }
