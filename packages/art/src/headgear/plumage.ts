import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather, drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHoodParts } from './covers.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const swanHeadpiece: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#ffffff')
  const silver = getColor(options, 'silver', '#cfdcf4')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -104))
  const wings = s.both((half) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        drawFeather(
          half.points(
            `${66 - index * 4},${-50 + index * 16} ${104 + index * 3},${-40 + index * 22} ${122 - index * 4},${10 + index * 26}`,
          ),
          52,
          index % 2 ? '#eef2fb' : c,
        ),
      )
      .toReversed()
      .join(''),
  )
  const points = [-54, -28, 0, 28, 54].map((x) => {
    const tall = 86 - Math.abs(x) * 0.9
    const y = (x / 100) ** 2 * 40 - 30
    return s.metal(`/${x - 13},${y} ${x},${y - tall} ${x + 13},${y}`, silver) + s.gem(x, y - tall - 4, 7, '#ffffff')
  })
  return {
    front:
      wings +
      points.join('') +
      s.trim('-92,10 -50,-22 0,-32 50,-22 92,10', 11, silver) +
      s.gem(0, -34, 14, '#7ab0f8', { setting: silver, stretch: 1.3 }) +
      drawSparkle(figure.turn * 0.6, -214, 20),
  }
}

const plumeCrown: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#241c2c')
  const second = getColor(options, 'second', '#8a1424')
  const gold = '#d8a83a'
  const s = sketchHead(canvas, figure, 0.7, getNumber(options, 'y', -124))
  const back = [-64, -40, -16, 16, 40, 64].map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const reach = 190 - Math.abs(degrees) * 0.4
    return drawFeather(
      s.points(
        `${x * 40},${y * 30} ${x * reach * 0.7},${y * reach * 0.7} ${x * reach + Math.sign(degrees) * 34},${y * reach + 6}`,
      ),
      56,
      index % 2 ? second : c,
    )
  })
  const front = [-84, -56, -28, 0, 28, 56, 84].map((x) => {
    const tall = 96 - Math.abs(x) * 0.6
    const y = (x / 110) ** 2 * 44
    return (
      s.metal(`/${x - 15},${y + 8} ${x * 1.12 - 3},${y - tall} ${x + 15},${y + 8}`, '#3a3044') +
      s.gem(x, y - 10, 6, '#d8243a')
    )
  })
  return {
    back: back.join(''),
    front:
      front.join('') +
      s.trim('-108,46 -60,10 0,0 60,10 108,46', 13, gold) +
      s.gem(0, -2, 18, '#d8243a', { setting: gold, stretch: 1.3 }),
  }
}

const greatOwlHood: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#7a5638')
  const { back, front, sketch } = drawHoodParts(canvas, figure, c, {
    trim: tint(c, 0.5),
    peak: 4,
    volume: 6,
    ...options,
  })
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 13 - row }, (_, index) => {
      const angle = ((-202 + (index * 224) / (12 - row)) * Math.PI) / 180
      const at = (reach: number) =>
        sketch.points(`${Math.cos(angle) * reach * 0.9},${-34 + Math.sin(angle) * reach * 1.06}`)[0] ??
        ([0, 0] as const)
      const start = 150 - row * 14
      return drawFeather(
        [at(start - 50), at(start - 20), at(start + 20)],
        44,
        row % 2 ? tint(c, 0.4) : index % 2 ? c : shade(c, 0.6),
      )
    }),
  )
  const brow = sketchHead(canvas, figure, 0.6, -168)
  const tufts = brow.both((half) =>
    [0, 1, 2, 3]
      .map((index) =>
        drawFeather(
          half.points(
            `${40 + index * 16},${-6 + index * 6} ${84 + index * 12},${-100 + index * 16} ${132 + index * 10},${-206 + index * 40}`,
          ),
          50 - index * 4,
          index % 2 ? tint(c, 0.3) : shade(c, 0.9),
        ),
      )
      .join(''),
  )
  const discs = brow.both(
    (half) =>
      Array.from({ length: 13 }, (_, index) => {
        const angle = (index / 13) * Math.PI * 2
        return half.blade(
          `${50 + Math.cos(angle) * 18},${-10 + Math.sin(angle) * 18} ${50 + Math.cos(angle) * 36},${-10 + Math.sin(angle) * 36} ${50 + Math.cos(angle) * 56},${-10 + Math.sin(angle) * 52}`,
          22,
          index % 2 ? tint(c, 0.8) : tint(c, 0.4),
        )
      }).join('') +
      half.disc(50, -10, 29, '#ffb02a', toInk(c), 5) +
      half.disc(50, -10, 15, '#1a1016') +
      half.disc(42, -20, 6, '#ffffff') +
      half.stroke('14,-34 50,-56 100,-52', 13, shade(c, 1.4), { profile: 'out' }),
  )
  const beak = brow.cloth('-24,8! 0,-8 24,8! 14,50 0,84! -14,50', '#e0a43a', {
    shades: ['2,-6! 28,8! 4,86!'],
    folds: ['-14,22 0,30 14,22'],
  })
  return { back, front: front + tufts + rows.join('') + discs + beak, hood: true }
}

const pheasantCap: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#1f6f78')
  const red = getColor(options, 'cheek', '#e02838')
  const side = getNumber(options, 'side', -1) < 0 ? -1 : 1
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0))
  // The coordinates are for a bird that faces the viewer's left; `on` mirrors them.
  const bird = s.on(side < 0 ? 1 : -1)
  const tufts = ['6,-316 60,-346 96,-398', '20,-300 90,-316 142,-352', '30,-276 100,-270 156,-290'].map((line, index) =>
    bird.blade(line, 36, index % 2 ? tint(c, 0.5) : c),
  )
  const beak =
    bird.cloth('-86,-298! -128,-300 -166,-276 -178,-238! -158,-246 -136,-246 -92,-240!', '#e8c878', {
      shades: ['-92,-264! -136,-264 -176,-240! -140,-242 -92,-238!'],
    }) + bird.stroke('-92,-266 -130,-268 -158,-260', 5, toInk('#e8c878'))
  const head = bird.cloth(
    '-128,-84! -134,-140 -118,-190 -96,-220 -100,-280 -66,-326 -6,-338 46,-304 60,-250 84,-212 122,-158 128,-84! 70,-104 0,-112 -70,-104',
    c,
    {
      shades: ['10,-340! 70,-300 70,-240 140,-150 134,-80! 66,-100! 84,-170 30,-240 30,-300'],
      lights: ['-90,-284! -60,-318 -14,-326! -40,-306 -70,-276!'],
      folds: ['-110,-150 -70,-170 -20,-170', '-40,-130 20,-150 70,-144', '-100,-190 -60,-200 -20,-196'],
    },
  )
  const face =
    bird.inked('-92,-286 -64,-306 -22,-292 -10,-256 -30,-226 -66,-222 -92,-246', red, 4) +
    bird.disc(-54, -270, 18, '#ffe27a', toInk(red), 4) +
    bird.disc(-57, -270, 8, '#1a1018') +
    bird.disc(-60, -274, 3, '#ffffff')
  const collar = bird.trim('-106,-200 -50,-184 10,-190 72,-220', 17, '#fdf8ee')
  const band = s.trim('-128,-88 -70,-106 0,-114 70,-106 128,-88', 13, getColor(options, 'trim', '#e8bd55'))
  return {
    front:
      drawHatShadow(figure, s, '-126,-84! 0,-112 126,-84! 112,-50 0,-78 -112,-50') +
      tufts.join('') +
      beak +
      head +
      collar +
      face +
      band,
    hidesCap: true,
  }
}

export const PLUMAGE: HeadgearTable = {
  'swan-headpiece': swanHeadpiece,
  'plume-crown': plumeCrown,
  'great-owl-hood': greatOwlHood,
  'pheasant-cap': pheasantCap,
}
