import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

export const STEEL = '#c3cfe2'

const key: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f0bb3a')
  return (
    s.metal('/-8,-20 8,-20 8,130 34,130 34,108 46,108 46,152 -8,152', c, { gradient: '-8,0 40,0' }) +
    s.ring(0, -56, 34, 15, c)
  )
}

const chisel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.metal('/-14,-40 14,-40 20,-170 8,-196 -20,-176', colorIn(options, 'color', STEEL), { gradient: '-18,0 18,0' }) +
    s.trim('-16,-36 16,-36', 13, '#c99a4a') +
    s.cloth('-15,-30! -24,30 -18,92 18,92 24,30 15,-30!', colorIn(options, 'handle', '#b8743a'), {
      shades: ['6,-30! 30,0 26,96! 4,100!'],
    })
  )
}

const tinyHammer: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.rod([0, -60], [0, 110], 17, '#9a6a3a') +
    s.metal('-62,-104! 30,-108! 70,-84 30,-62! -62,-64!', colorIn(options, 'color', '#d88a4a'), {
      gradient: '-60,-104 60,-60',
      shines: ['6 both | -46,-94 0,-96 24,-94'],
    }) +
    s.trim('-10,-60 10,-60', 9, STEEL)
  )
}

const spoon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', STEEL)
  return (
    s.cord('0,120 -4,20 0,-60', 12, c) +
    s.metal('-30,-70! -44,-120 0,-164 44,-120 30,-70! 0,-50', c, { gradient: '-40,-150 40,-70' }) +
    s.oval(0, -112, 30, 34, colorIn(options, 'medicine', '#a83a5a'), ink(c), 3) +
    s.stroke('-16,-106 -14,-128 0,-138', 6, '#ffffff')
  )
}

const whistle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8deec')
  return (
    s.cord('30,-10 70,-70 60,-140', 5, colorIn(options, 'cord', '#8a6a2a')) +
    s.metal('-90,-22! 10,-26! 44,-10 46,36 10,56 -26,40 -34,8! -90,6!', c, { gradient: '-80,-20 30,50' }) +
    s.inked('/-52,-22 -34,-23 -36,-2 -50,-2', '#2a2a3a', 3) +
    s.disc(10, 16, 15, shade(c, 1.2), ink(c), 3)
  )
}

const spyglass: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const brass = colorIn(options, 'color', '#e2b44a')
  return (
    s.rod([0, 140], [0, 60], 34, brass) +
    s.rod([0, 66], [0, -40], 46, colorIn(options, 'leather', '#6a3a24')) +
    s.rod([0, -36], [0, -150], 60, brass) +
    s.trim('-32,-146 32,-146', 15, light(brass, 0.3)) +
    s.trim('-25,60 25,60', 12, brass) +
    s.trim('-32,-36 32,-36', 12, brass) +
    s.oval(0, -156, 30, 11, '#bfe8ff', ink(brass), 4)
  )
}

const thimble: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#cdd6ea')
  const dots = [-40, -22, -4].flatMap((y) => [-22, -7, 8, 23].map((x) => s.disc(x + (y % 4), y, 3.6, shade(c, 1.5))))
  return (
    s.metal('-40,50! -32,-30 -20,-64 20,-64 32,-30 40,50! 0,62', c, { gradient: '-40,-40 40,40' }) +
    dots.join('') +
    s.trim('-42,46 0,58 42,46', 13, '#f0c244')
  )
}

const brokenLock: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c99a4a')
  return (
    s.cord('-34,-10 -40,-90 0,-122 46,-110 62,-74', 16, '#8f96a8') +
    s.metal('-70,-14! 70,-14! 62,84 0,100 -62,84', c, {
      gradient: '-70,-10 70,90',
      shines: ['7 both | -52,4 -50,40 -40,70'],
    }) +
    s.disc(0, 26, 14, '#2a1c20') +
    s.fill('/-6,30 6,30 12,66 -12,66', '#2a1c20') +
    s.stroke('20,-14 34,20 20,44 40,86', 5, '#3a2a2a')
  )
}

const revolverCase: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#6a4430')
  return (
    s.cord('-30,-54 -26,-84 26,-84 30,-54', 10, shade(c, 1)) +
    s.cloth('/-112,-52 112,-52 112,66 -112,66', c, { shades: ['/30,-52 116,-52 116,66 10,66'] }) +
    s.trim('-112,-6 112,-6', 7, light(c, 0.3)) +
    s.both(
      (half) =>
        half.metal('/56,-18 84,-18 84,16 56,16', '#e2b44a', { gradient: '56,-18 84,16' }) +
        half.gem(102, -42, 5, '#e2b44a') +
        half.gem(102, 56, 5, '#e2b44a'),
    )
  )
}

const braidHook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hair = colorIn(options, 'color', '#f0c85a')
  const knots = Array.from({ length: 9 }, (_, index) => {
    const y = -110 + index * 46
    const x = Math.sin(index * 0.7) * 14
    return (
      s.cloth(`${x - 4},${y - 22}! ${x + 30},${y - 8} ${x + 24},${y + 26} ${x - 6},${y + 30}!`, shade(hair, 0.4)) +
      s.cloth(`${x + 4},${y - 24}! ${x - 32},${y - 8} ${x - 26},${y + 28} ${x + 8},${y + 32}!`, hair, {
        folds: [`${x},${y - 14} ${x - 20},${y + 4} ${x - 14},${y + 22}`],
      })
    )
  })
  return (
    s.cord('0,-240 0,-190 -44,-160 -34,-110 10,-106 34,-130', 16, '#7a8296') +
    s.rod([-60, -246], [60, -246], 30, '#8a7a6a') +
    s.cloth('-44,-150! -20,-170 30,-160 44,-126! 20,-100 -30,-104', hair, {
      folds: ['-30,-140 0,-150 34,-130', '-30,-124 0,-130 34,-116'],
    }) +
    knots.join('') +
    s.trim('-20,300 0,306 20,300', 12, colorIn(options, 'ribbon', '#9a7ae0')) +
    s.blade('0,300 4,340 -6,380', 40, hair, 'leaf')
  )
}

export const TOOLS: PropTable = {
  key,
  'iron-key': (canvas, options) => key(canvas, { color: '#7a7f8f', ...options }),
  chisel,
  'tiny-hammer': tinyHammer,
  spoon,
  whistle,
  spyglass,
  thimble,
  'broken-lock': brokenLock,
  'revolver-case': revolverCase,
  'braid-hook': braidHook,
}
