import { ink, light } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const PATCH = 84

/** A patchwork quilt across the whole picture, its sheet folded over the hem where hands hold it. */
const quilt: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const ground = colorIn(options, 'color', '#b8506a')
  const tones = [ground, colorIn(options, 'second', '#e8d0b0'), colorIn(options, 'third', '#5a7a9a')]
  const body = '-350,20 -170,4 0,14 170,2 350,18 370,360! -370,360!'
  const patches = Array.from({ length: 40 }, (_, index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)]
    const [x, y] = [column * PATCH - 420 + row * 6, row * PATCH + Math.sin(column) * 5]
    const tone = tones[(column * 2 + row) % tones.length] ?? ground
    const stitches = `${x + 8},${y + 10} ${x + PATCH - 8},${y + 8}`
    return (
      s.inked(`/${x},${y} ${x + PATCH},${y} ${x + PATCH},${y + PATCH} ${x},${y + PATCH}`, tone, 2) +
      s.stroke(stitches, 2.4, light(tone, 0.8), { profile: 'even' }) +
      ((column + row) % 3 ? '' : s.disc(x + PATCH / 2, y + PATCH / 2, 15, light(tone, 0.6), ink(tone), 2))
    )
  })
  const hem = '-360,-24! -180,-40 -60,-26 60,-32 190,-44 360,-26! 360,36! 180,22 60,38 -70,28 -190,40 -360,34!'
  return (
    s.cloth(body, ground, {
      extra: patches.join(''),
      shades: [
        '-120,30! -80,180 -130,360! -60,360! -20,170 -60,30!',
        '160,30! 220,190 180,360! 260,360! 280,180 230,30!',
      ],
      folds: [
        '-100,40 -60,170 -110,320',
        '110,50 90,140 120,240',
        '-220,50 -250,150 -240,260',
        '220,40 250,170 210,320',
      ],
    }) +
    s.cloth(hem, '#fbf8ff', {
      shade: '#cfc9e6',
      shades: ['-300,20! -160,30 0,20 170,30 300,12! 320,40! -320,44!'],
      folds: ['-130,-30 -116,0 -130,26', '-96,-30 -104,0 -92,28', '112,-34 124,0 110,28', '150,-38 142,-4 156,22'],
    })
  )
}

/** A plait that was cut off, held near its cut end. */
const cutBraid: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hair = colorIn(options, 'color', '#f0c85a')
  const tie = colorIn(options, 'ribbon', '#9a7ae0')
  const cut = [-26, -13, 0, 13, 26].map((x, index) =>
    s.blade(`${x * 0.5},-20 ${x * 0.9},-60 ${x * 1.3},${index % 2 ? -104 : -88}`, 20, light(hair, 0.2), 'lock'),
  )
  const knots = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [Math.sin(index * 0.6) * 18, 10 + index * 42]
    const size = 1 - index * 0.04
    const half = (side: number, tone: string) =>
      s.cloth(
        `${x - side * 4},${y - 22}! ${x + side * 32 * size},${y - 8} ${x + side * 26 * size},${y + 26} ${x - side * 6},${y + 30}!`,
        tone,
        { folds: [`${x},${y - 12} ${x + side * 20},${y + 4} ${x + side * 14},${y + 22}`] },
      )
    return half(1, hair) + half(-1, light(hair, 0.25))
  })
  return (
    cut.join('') +
    knots.join('') +
    s.trim('-22,-18 0,-12 22,-18', 13, tie) +
    s.trim('-2,340 14,344 30,338', 12, tie) +
    s.blade('14,342 26,380 10,430', 44, hair)
  )
}

/** Shears, half open, held at the rings; the points are up. */
const scissors: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#c3cfe2')
  return (
    s.both(
      (half) =>
        half.ring(22, 30, 19, 8, '#e0b04a') +
        half.place(
          0,
          0,
          new Sketch(canvas).metal('-9,16! -10,-60 4,-190! 14,-60 9,16!', steel, { gradient: '-12,0 14,0' }),
          1,
          -13,
        ),
    ) + s.disc(0, -8, 7, '#8f9bb3', ink('#8f9bb3'), 3)
  )
}

/** A ship's rope from above the picture to below it. */
const ropeLine: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hemp = colorIn(options, 'color', '#c8a468')
  const twists = Array.from({ length: 30 }, (_, index) => {
    const y = -560 + index * 34
    return s.stroke(`${-9 - y * 0.06},${y - 10} ${9 - y * 0.06},${y + 10}`, 4, ink(hemp), { opacity: 0.7 })
  })
  return s.cord('34,-570 0,0 -28,470', 22, hemp) + twists.join('')
}

/** Iron cuffs at both wrists, chained to each other; the wrists are 128 to each side and 10 above. */
const shackles: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#8a94a8')
  const links = Array.from({ length: 9 }, (_, index) => {
    const u = index / 4 - 1
    const [x, y] = [u * 104, 40 - u * u * 34]
    return index % 2
      ? s.ring(x, y, 13, 8, iron)
      : s.inked(`/${x - 17},${y - 7} ${x + 17},${y - 7} ${x + 17},${y + 7} ${x - 17},${y + 7}`, iron, 4)
  })
  const cuffs = s.both((half) =>
    half.metal('92,-30! 128,-22 164,-30! 162,10 158,22! 128,28 98,22! 94,10', iron, { gradient: '90,0 166,0' }),
  )
  return links.join('') + cuffs
}

export const KEEPSAKES: PropTable = { quilt, 'cut-braid': cutBraid, scissors, 'rope-line': ropeLine, shackles }
