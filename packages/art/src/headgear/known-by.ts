import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather, drawFlower } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHatShadow, sketchHead } from './head.ts'

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

const paradeShako: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#43206a')
  const plume = getColor(options, 'plume', '#e8344a')
  const s = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', -84)).on(getFacingSide(figure))
  const quills = ['84,-170 76,-250 104,-330', '84,-170 100,-250 140,-316', '84,-170 50,-240 66,-318'].map((line, n) =>
    drawFeather(s.points(line), 46, n === 1 ? tint(plume, 0.2) : plume),
  )
  const body = s.cloth('-116,6! -132,-196! 132,-196! 116,6! 0,-22', c, {
    shades: ['-30,-200! -140,-200! -124,10! -50,-12! -60,-100'],
    lights: ['88,-186! 108,-186! 98,-40! 80,-36!'],
  })
  const visor = s.cloth('-40,-12! 60,-24 122,-10! 206,34! 196,48 110,34 30,26!', '#241c30', {
    lights: ['60,-10! 120,0 180,34! 100,20!'],
  })
  return {
    front:
      drawHatShadow(figure, s, '-124,10! 0,-10 124,10! 110,70 0,50 -110,70') +
      body +
      s.trim('-132,-188 0,-178 132,-188', 16, GOLD) +
      s.cord('-124,-150 -40,-70 50,-66 126,-150', 9, GOLD) +
      s.trim('-119,-2 0,-28 119,-2', 15, GOLD) +
      visor +
      quills.join('') +
      s.disc(84, -168, 24, GOLD, toInk(GOLD), 4) +
      s.disc(30, -98, 32, GOLD, toInk(GOLD), 4) +
      s.disc(30, -98, 17, '#d8344a', toInk(GOLD), 3),
  }
}

const uprightKanmuri: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#221f2c')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0))
  const tail = s.cloth('-26,-170! -30,-270 -22,-350 0,-390! 12,-396 24,-392 32,-380! 30,-330 28,-260 26,-170!', color, {
    lights: ['-18,-220! -20,-290 -8,-360! 0,-360! -8,-290 -8,-220!'],
    folds: ['8,-200 10,-290 14,-370'],
  })
  const comb = s.cloth('-56,-160! -54,-214 -40,-236 0,-242 40,-236 54,-214 56,-160!', color, {
    lights: ['-46,-180! -44,-212 -34,-226! -34,-180!'],
  })
  const cap = s.cloth(
    '-118,-74! -126,-130 -94,-180 -34,-198 34,-198 94,-180 126,-130 118,-74! 62,-98 0,-106 -62,-98',
    color,
    {
      shades: ['40,-204! 134,-170 130,-64! 80,-84! 86,-140'],
      lights: ['-106,-100! -102,-150 -62,-178! -86,-140 -90,-98!'],
    },
  )
  const pin = s.cord('-146,-176 146,-176', 11, GOLD) + s.both((half) => half.disc(150, -176, 11, GOLD, toInk(GOLD), 3))
  const cords = s.both((half) => half.stroke('110,-80 108,20 80,96 30,140', 6, '#6a3f9a', { profile: 'even' }))
  return {
    back: tail,
    front: drawHatShadow(figure, s, '-120,-84 0,-84 120,-84 112,-56 0,-64 -112,-56') + cords + comb + pin + cap,
    hidesCap: true,
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
  const crown =
    s.metal('-84,-126! -104,-196! -56,-172! 0,-264! 56,-172! 104,-196! 84,-126! 0,-146', GOLD, {
      gradient: '-80,-220 80,-120',
    }) + s.gem(0, -180, 19, '#5ad0f0', { setting: GOLD, stretch: 1.3 })
  const barbel = getColor(options, 'barbels', '#eef6ff')
  const barbels = s.both((half) => half.cord('30,74 96,112 166,84 206,26 262,40 286,6', 17, barbel, 'out'))
  return { back: antlers, front: crown + barbels }
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

const brushHat: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#4a6a44')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -84))
  const brush = Array.from({ length: 9 }, (_, n) => {
    const u = n / 4 - 1
    return s.blade(
      `-92,-30 ${-102 + u * 20},-100 ${-112 + u * 40},${-164 + Math.abs(u) * 16}`,
      20,
      n % 2 ? '#3a2c24' : '#8a6a4a',
      'spike',
    )
  })
  const crown = s.cloth('-112,6! -104,-70 -84,-124 -40,-132 4,-104! 48,-138 88,-118 106,-60 112,6! 0,-20', c, {
    shades: ['30,-120! 110,-110! 120,10! 50,-6!'],
    lights: ['-88,-30! -84,-90 -62,-116! -66,-60'],
  })
  const brim = s.cloth(
    '-176,-26! -130,0 -60,-20 0,-24 60,-20 130,0 176,-26! 150,34 70,40 0,34 -70,40 -150,34',
    shade(c, 0.3),
  )
  const petals = [-26, 12, 50].map((x) =>
    drawFlower(s.points(`${x},-34`)[0]?.[0] ?? 0, s.points(`${x},-34`)[0]?.[1] ?? 0, 20, '#fffdf4'),
  )
  return {
    front:
      drawHatShadow(figure, s, '-124,20! 0,20 124,20! 110,60 0,50 -110,60') +
      brush.join('') +
      crown +
      s.trim('-110,-10 0,-34 110,-10', 20, '#b89a5a') +
      brim +
      petals.join(''),
    hidesCap: true,
  }
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

const kerchiefKnot: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#f6f2ea')
  const s = sketchHead(canvas, figure, 0.2, getNumber(options, 'y', 40)).on(figure.turn < 0 ? 1 : -1)
  return {
    back:
      s.blade('80,0 150,-40 196,-36', 58, c) +
      s.blade('80,10 146,34 184,80', 56, c) +
      s.disc(112, 2, 26, c, toInk(c), 4),
  }
}

export const KNOWN_BY_HEADGEAR: HeadgearTable = {
  'jutting-jaw': juttingJaw,
  'parade-shako': paradeShako,
  'upright-kanmuri': uprightKanmuri,
  'dragon-king': dragonKing,
  'tonsure-wreath': tonsureWreath,
  'brush-hat': brushHat,
  'hanging-pipe': hangingPipe,
  'cheek-ruff': cheekRuff,
  'kerchief-knot': kerchiefKnot,
}
