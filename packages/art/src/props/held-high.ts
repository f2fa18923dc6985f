import { ink, light, shade } from '../draw/color.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A thrown lasso of catgut, whose running loop slides through an eye; `rope` is its length over the eye. */
const catgutLasso: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const cord = colorIn(options, 'color', '#d8c08a')
  const rope = numberIn(options, 'rope', 320)
  const loop = '0,90 -40,130 -78,200 -74,262 -40,306 0,318 40,306 74,262 78,200 40,130 0,90'
  const twists = Array.from({ length: Math.ceil(rope / 26) }, (_, index) =>
    s.stroke(`-6,${6 - index * 26} 6,${-4 - index * 26}`, 3, ink(cord)),
  )
  const strands = [
    [-70, 186],
    [-76, 250],
    [-30, 308],
    [40, 304],
    [74, 240],
    [66, 178],
  ].map(([x = 0, y = 0]) => s.stroke(`${x - 7},${y - 5} ${x + 7},${y + 5}`, 3, ink(cord)))
  return (
    s.cord(`0,${-rope} 3,${-rope * 0.5} 0,20`, 13, cord) +
    twists.join('') +
    s.cord(loop, 15, cord) +
    strands.join('') +
    s.cord('0,20 -22,42 -24,72 0,94 24,72 22,42 0,20', 13, cord)
  )
}

/** A bulbous bottle of old green glass, held by its long neck. */
const wineBottle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const glass = colorIn(options, 'color', '#3f6a48')
  return (
    s.rod([0, -88], [0, -62], 20, '#b98a54') +
    s.cloth(
      '-17,-66! -19,-10 -24,34 -70,74 -88,130 -80,186 -50,206! 50,206! 80,186 88,130 70,74 24,34 19,-10 17,-66!',
      glass,
      {
        gradient: '-88,0 88,0',
        shades: ['20,-66! 40,30 96,80 96,190 50,210! 10,210! 50,150 10,40'],
      },
    ) +
    s.trim('-21,-52 0,-48 21,-52', 11, light(glass, 0.3)) +
    s.stroke('-58,92 -70,132 -62,174', 11, '#e8fff0', { opacity: 0.85 }) +
    s.stroke('-8,-40 -10,0 -14,34', 6, '#e8fff0', { opacity: 0.7 }) +
    s.cloth('/-42,108 46,104 50,168 -38,174', '#f2e2b8', { shades: ['/20,104 50,104 54,170 24,172'] }) +
    s.stroke('-22,128 0,124 30,128', 5, '#8a4a3a') +
    s.stroke('-18,148 4,144 26,148', 4, '#8a4a3a')
  )
}

/** A spider on its thread; the thread ends in the fingers at (0, 0). */
const threadSpider: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#3a2c34')
  const drop = numberIn(options, 'drop', 150)
  const legs = s.both((half) =>
    [
      `8,${drop - 6} 44,${drop - 60} 66,${drop - 34} 58,${drop - 84}`,
      `12,${drop} 62,${drop - 34} 92,${drop - 2} 98,${drop - 46}`,
      `12,${drop + 8} 66,${drop + 4} 96,${drop + 50} 84,${drop + 96}`,
      `8,${drop + 16} 44,${drop + 32} 62,${drop + 84} 42,${drop + 124}`,
    ]
      .map((line) => half.cord(line, 7, c, 'out'))
      .join(''),
  )
  return (
    s.stroke(`0,-4 1,${drop * 0.5} 0,${drop}`, 5, '#e4e8ee', { profile: 'even' }) +
    legs +
    s.inked(
      `0,${drop + 14} 32,${drop + 30} 40,${drop + 66} 22,${drop + 98} 0,${drop + 106} -22,${drop + 98} -40,${drop + 66} -32,${drop + 30}`,
      c,
      4,
    ) +
    s.stroke(`-16,${drop + 40} -22,${drop + 64} -14,${drop + 84}`, 7, light(c, 0.8)) +
    s.fill(
      `0,${drop + 40}! 9,${drop + 54} 0,${drop + 68}! 9,${drop + 82} -9,${drop + 82} 0,${drop + 68}! -9,${drop + 54}`,
      '#c8503a',
    ) +
    s.disc(0, drop, 21, light(c, 0.2), ink(c), 3.4) +
    s.both((half) => half.disc(7, drop - 6, 4.4, '#ffe08a') + half.disc(14, drop - 1, 2.8, '#ffe08a'))
  )
}

/** A photograph of a lady and a masked king on its mount, with a ring to hang it by. */
const framedPhotograph: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#d8a848')
  const sepia = '#e8d2a8'
  const sitter = (x: number, coat: string, hair: string) =>
    s.fill(`${x - 34},0! ${x - 30},-44 ${x - 8},-62 ${x + 8},-62 ${x + 30},-44 ${x + 34},0!`, coat) +
    s.oval(x, -84, 17, 21, '#f4e4c4', '#6a4a34', 2.4) +
    s.fill(`${x - 19},-84! ${x - 18},-106 ${x},-114 ${x + 18},-106 ${x + 19},-84! ${x + 8},-98 ${x - 8},-98`, hair)
  const corner = (half: Sketch, y: number) => half.disc(74, y, 17, gold, ink(gold), 4) + half.disc(74, y, 7, '#3fae78')
  return (
    s.ring(0, -232, 17, 8, gold) +
    s.metal('/-78,0 -78,-178 78,-178 78,0', gold, { gradient: '-78,-178 78,0' }) +
    s.metal('-58,-176! -46,-204 -18,-206 0,-226! 18,-206 46,-204 58,-176!', gold, { gradient: '-50,-200 50,-176' }) +
    s.inked('/-58,-18 -58,-160 58,-160 58,-18', sepia, 3.4, ink(gold)) +
    s.clipped(
      '/-56,-20 -56,-158 56,-158 56,-20',
      s.place(
        0,
        -14,
        sitter(24, '#5a4636', '#4a3426') +
          s.fill('8,-86 24,-92 42,-86 38,-78 24,-82 12,-78', '#2a1c18') +
          sitter(-24, '#b89a72', '#7a5236'),
      ),
    ) +
    s.stroke('-50,-60 -50,-150 -10,-152', 6, '#fff8e4', { opacity: 0.7 }) +
    s.both((half) => corner(half, 0) + corner(half, -178)) +
    s.metal('-40,0! -26,22 0,30 26,22 40,0!', gold, { gradient: '-40,0 40,20' }) +
    s.gem(0, -200, 9, '#3fae78', { setting: shade(gold, 0.4) })
  )
}

/** The hooked beak of a macaw in the middle of a face that turns to the left; its root is between the eyes at (0, 0). */
const macawBeak: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f2b02e')
  return (
    s.cloth('-56,96! -88,114 -92,136! -56,158 -10,154 26,130 46,92!', shade(c, 1.5), {
      shades: ['46,96! 10,128 -40,142 -90,132! -56,164 10,158 50,120!'],
    }) +
    s.fill('40,88! 6,104 -40,108 -78,126 -24,128 26,112!', '#8a2434') +
    s.cloth(
      '-4,-26! -22,-6 -36,28 -76,40 -130,66 -158,112 -148,172! -128,136 -96,112 -50,102 0,108 34,104 62,74! 46,36 22,2 10,-26!',
      c,
      {
        shades: ['66,70! 34,92 -4,94 -56,88 -116,106 -146,166! -164,110 -124,88 -70,66 -10,66 40,56!'],
        lights: ['-6,-8! -26,28 -78,50 -130,86! -80,64 -18,50 4,14!'],
      },
    ) +
    s.stroke('-2,-20 -14,18 -56,46 -120,84', 3.4, ink(c), { profile: 'out', opacity: 0.5 }) +
    s.oval(-24, 24, 5, 7, ink(c)) +
    s.oval(22, 22, 6, 8, ink(c))
  )
}

export const HELD_HIGH: PropTable = {
  'catgut-lasso': catgutLasso,
  'wine-bottle': wineBottle,
  'thread-spider': threadSpider,
  'framed-photograph': framedPhotograph,
  'macaw-beak': macawBeak,
}
