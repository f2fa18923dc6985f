import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'
import { VESSELS } from './vessels.ts'

/** A newspaper, opened and held by its lower edge; one corner has fallen over. */
const broadsheet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const paper = colorIn(options, 'color', '#f2ead6')
  const lines = (from: number, slope: number) =>
    Array.from({ length: 9 }, (_, n) =>
      s.stroke(`${from},${-150 + n * 20} ${from + 74},${-150 + n * 20 + slope}`, 5, '#8a8478', { profile: 'even' }),
    ).join('')
  return (
    s.cloth('-118,-30! -100,-6 -60,-16 0,20! 62,-4 124,22! 122,-20! 0,-30!', shade(paper, 0.7)) +
    s.cloth('0,-232! -60,-268 -132,-262! -140,-24! -72,-40 0,0!', paper, {
      shades: ['-30,-250! 0,-232! 0,0! -26,-16!'],
    }) +
    s.cloth('0,-232! 40,-246 70,-244! 140,-170! 134,8! 66,-18 0,0!', light(paper, 0.2), {
      shades: ['0,-232! 22,-242! 20,-8! 0,0!'],
    }) +
    s.cloth('70,-244! 140,-170! 150,-120 120,-104! 96,-150 62,-190!', shade(paper, 0.9)) +
    lines(-100, -2) +
    lines(22, 4) +
    s.stroke('-100,-214 -60,-226 -20,-206', 16, '#3a3430', { profile: 'even' }) +
    s.stroke('-100,-184 -60,-194 -20,-178', 8, '#5a544c', { profile: 'even' })
  )
}

/** A watch that hangs by its chain from the fingers at (0, 0). */
const hangingWatch: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#e8c04e')
  const links = Array.from({ length: 7 }, (_, n) =>
    [6, 3]
      .map((width) => s.oval(0, 8 + n * 13, n % 2 ? 4 : 7, 9, 'none', width === 6 ? ink(gold) : gold, width))
      .join(''),
  )
  return (
    links.join('') +
    s.ring(0, 106, 15, 7, gold) +
    s.disc(0, 176, 58, gold, ink(gold), 5) +
    s.disc(0, 176, 45, '#fdf8e8', ink(gold), 3) +
    s.stroke('0,178 0,144', 6, '#3a2c34', { profile: 'even' }) +
    s.stroke('0,176 22,190', 6, '#3a2c34', { profile: 'even' }) +
    [0, 1, 2, 3]
      .map((n) =>
        s.disc(
          Math.round(Math.cos((n * Math.PI) / 2) * 36),
          176 + Math.round(Math.sin((n * Math.PI) / 2) * 36),
          4,
          '#3a2c34',
        ),
      )
      .join('')
  )
}

/** The cross with two bars that is borne before a prelate. */
const prelateCross: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#f0c244')
  const bar = (y: number, half: number) =>
    s.rod([-half, y], [half, y], 22, gold) + s.both((side) => side.disc(half + 4, y, 17, gold, ink(gold), 4))
  return (
    s.rod([0, -150], [0, 460], 17, colorIn(options, 'shaft', '#b88a3a')) +
    s.rod([0, -340], [0, -130], 22, gold) +
    s.disc(0, -346, 17, gold, ink(gold), 4) +
    bar(-286, 46) +
    bar(-214, 82) +
    s.disc(0, -122, 22, gold, ink(gold), 4) +
    s.gem(0, -214, 13, '#c8202e', { setting: gold })
  )
}

/** Glasses for the opera on their handle. */
const operaGlasses: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#f0c244')
  const shell = colorIn(options, 'shell', '#f4ece0')
  return (
    s.rod([0, 60], [0, -92], 15, gold) +
    s.metal('-26,-132! 26,-132! 20,-92! -20,-92!', gold, { gradient: '-26,-130 26,-96' }) +
    s.both(
      (half) =>
        half.ring(58, -132, 44, 20, shell) +
        half.ring(58, -132, 52, 5, gold) +
        half.stroke('36,-150 52,-166 70,-166', 7, '#ffffff', { opacity: 0.9 }),
    )
  )
}

/** A winnowing sieve lifted flat on both hands, with an open mesh; the grain runs down through it. */
const openSieve: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#b8844a')
  const cord = colorIn(options, 'mesh', '#e8cc8a')
  const [wide, tall] = [176, 66]
  const mesh = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((off) => {
    const far = Math.sqrt(1 - off * off)
    return s.stroke(`${off * wide},${-far * tall} ${off * wide},${far * tall}`, 7, cord, { profile: 'even' })
  })
  const across = [-0.5, 0, 0.5].map((off) => {
    const far = Math.sqrt(1 - off * off) * wide
    return s.stroke(`${-far},${off * tall} ${far},${off * tall}`, 7, cord, { profile: 'even' })
  })
  const rim = Array.from({ length: 25 }, (_, n) => {
    const angle = (n / 24) * Math.PI * 2
    return `${(Math.cos(angle) * wide).toFixed(1)},${(Math.sin(angle) * tall).toFixed(1)}`
  }).join(' ')
  const hoop = s.cloth('-186,0! -120,58 0,74 120,58 186,0! 182,34 120,92 0,108 -120,92 -182,34!', wood, {
    folds: ['-170,28 -110,76 0,90 110,76 170,28'],
    shades: ['40,80! 186,0! 182,34 120,92 40,108!'],
  })
  const grain = Array.from({ length: 14 }, (_, n) =>
    s.oval(-126 + ((n * 89) % 252), 126 + ((n * 37) % 67), 6, 10, n % 3 ? '#e8b83a' : '#f6d874', '#9a6a1a', 2),
  )
  return grain.join('') + mesh.join('') + across.join('') + s.cord(rim, 17, light(wood, 0.2)) + hoop
}

/** A jar lifted and tipped to the left; the oil falls from its mouth. */
const tippedJar: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const oil = colorIn(options, 'oil', '#d8962a')
  return (
    s.cloth('-96,44! -118,60 -124,140 -122,330 -116,520! -100,520! -98,330 -94,150 -70,70!', oil, {
      lights: ['-112,80! -116,200 -112,500! -108,500! -108,200!'],
    }) +
    s.place(0, 0, VESSELS['jar']?.(canvas, options) ?? '', 0.92, -118) +
    s.disc(-112, 560, 9, oil, ink(oil), 3)
  )
}

export const LIFTED_THINGS: PropTable = {
  broadsheet,
  'hanging-watch': hangingWatch,
  'prelate-cross': prelateCross,
  'opera-glasses': operaGlasses,
  'open-sieve': openSieve,
  'tipped-jar': tippedJar,
}
