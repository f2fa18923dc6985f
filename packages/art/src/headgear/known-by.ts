import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead } from './head.ts'
import { drawPointedRing } from './crowns.ts'
import { RoundHat } from './round-hat.ts'
import { Sketch } from '../draw/sketch.ts'

const GOLD = '#e8c04e'

function getFacingSide(figure: Figure): -1 | 1 {
  return figure.turn < 0 ? -1 : 1
}

const juttingJaw: HeadgearPiece = (canvas, figure, options) => {
  const wood = getColor(options, 'color', figure.skin.base)
  const beard = getColor(options, 'beard', '#fffdf8')
  const dark = getColor(options, 'moustache', '#3a241a')
  const s = sketchHead(canvas, figure, 0.4, getNumber(options, 'y', (figure.build.chin ?? 150) - 62)).on(
    getFacingSide(figure),
  )
  const tooth = (x: number, y: number) =>
    s.inked(`/${x - 10},${y} ${x + 10},${y} ${x + 9},${y + 21} ${x - 9},${y + 21}`, '#fffdf2', 3, '#8a7a72')
  const tufts = [-64, -40, -16, 10, 34, 58].map((x, n) =>
    s.blade(`${x},100 ${x + 6},140 ${x - 4},${186 + (n % 2) * 18}`, 46, n % 2 ? beard : shade(beard, 0.25)),
  )
  const lever =
    s.cloth('-70,-50! -60,-86! -196,36! -222,12!', shade(wood, 0.6)) + s.disc(-214, 30, 24, '#d8344a', toInk(wood), 5)
  const lower =
    s.cloth('-68,13! -26,51! 92,55! 104,68 92,98! 16,108 -59,97!', wood, {
      shades: ['-59,80! 16,92! 95,83! 89,105! -59,108!'],
    }) + [-2, 19, 40, 61, 82].map((x) => tooth(x, 36)).join('')
  const upper = [-2, 19, 40, 61, 82].map((x) => tooth(x, -3)).join('')
  const lip = s.cloth('-59,-21! 16,-33! 92,-24! 99,1! 16,8 -59,13!', wood, {
    lights: ['-17,-24! 84,-21! 84,-14! -17,-14!'],
  })
  const moustache = s.blade('36,-21 75,-16 120,-51', 30, dark) + s.blade('33,-19 0,-8 -34,-34', 28, dark)
  return {
    back: lever,
    front:
      tufts.join('') +
      s.fill('-51,4! 92,0! 96,62! -30,62!', '#5a1a26') +
      lower +
      upper +
      lip +
      moustache +
      s.disc(-46, 38, 11, GOLD, toInk(GOLD), 4),
  }
}

const dragonKing: HeadgearPiece = (canvas, figure, options) => {
  const bone = getColor(options, 'color', '#f0d88a')
  const s = sketchHead(canvas, figure, 0.4)
  const antlers = s.both(
    (half) =>
      half.cord('124,-286 176,-304 206,-352', 24, bone, 'out') +
      half.cord('84,-220 150,-216 196,-244', 22, bone, 'out') +
      half.cord('104,-256 62,-300 64,-356', 24, bone, 'out') +
      half.cord('58,-136 76,-210 122,-284 128,-400', 34, bone, 'out'),
  )
  const hat = new RoundHat(canvas, figure, { y: -142, dip: 0.2 })
  const [x, y] = hat.at(18, 84, hat.middle)
  const ring = drawPointedRing(hat, { radius: 82, height: 60, points: 4, color: GOLD })
  const crown = hat.place(ring.front, new Sketch(canvas).gem(x, y, 16, '#5ad0f0', { setting: GOLD, stretch: 1.3 }))
  const barbel = getColor(options, 'barbels', '#eef6ff')
  const barbels = s.both((half) => half.cord('30,74 96,112 166,84 206,26 262,40 286,6', 17, barbel, 'out'))
  return { back: antlers + hat.place(ring.back), front: crown + barbels }
}

const tonsureWreath: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#5a3a26')
  const s = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', 0))
  const tufts = s.both((half) =>
    ['96,-70 126,-86 158,-66', '96,-40 136,-46 166,-20', '96,-8 136,-8 162,22', '90,24 124,30 144,60']
      .map((line, n) => half.blade(line, 58, n % 2 ? shade(c, 0.3) : c))
      .join(''),
  )
  return { back: tufts }
}

const hangingPipe: HeadgearPiece = (canvas, figure, options) => {
  const wood = getColor(options, 'color', '#7a4a2c')
  const s = sketchHead(canvas, figure, 0.85, getNumber(options, 'y', 84)).on(
    getNumber(options, 'side', -1) < 0 ? -1 : 1,
  )
  return {
    front:
      s.cord('6,4 80,14 130,60 168,64', 13, '#3a2c28') +
      s.cloth('140,44! 128,-58! 200,-58! 192,44! 184,78 152,80', wood, {
        shades: ['166,-56! 204,-56! 190,76! 170,76!'],
      }) +
      s.cloth('122,-56! 132,-78 164,-90 196,-78 206,-56!', '#c8ccd6') +
      s.disc(164, -96, 8, '#c8ccd6', '#4a4c58', 3),
  }
}

const cheekRuff: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#de7a1f')
  const pale = getColor(options, 'second', '#f8ecdc')
  const stripe = getColor(options, 'stripe', '#201418')
  const s = sketchHead(canvas, figure, 0.4, getNumber(options, 'y', 0))
  const lines = ['74,10 150,22 206,6', '74,50 166,80 232,84', '66,84 140,126 198,150']
  const ruff = s.both(
    (half) =>
      lines.map((line, n) => half.blade(line, 78, n % 2 ? c : n > 1 ? pale : tint(c, 0.3))).join('') +
      ['124,18 160,20 186,14', '124,62 170,78 204,82'].map((line) => half.stroke(line, 13, stripe)).join(''),
  )
  return { back: ruff }
}

export const KNOWN_BY_HEADGEAR: HeadgearTable = {
  'jutting-jaw': juttingJaw,
  'dragon-king': dragonKing,
  'tonsure-wreath': tonsureWreath,
  'hanging-pipe': hangingPipe,
  'cheek-ruff': cheekRuff,
}
