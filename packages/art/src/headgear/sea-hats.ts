import { tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const knitCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#c8322e')
  const s = sketchHead(canvas, figure, 0.4)
  const way = figure.turn >= 0 ? -1 : 1
  const k = s.on(way)
  const ribs = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map(
    (u) => `3 both | ${u * 118},-112 ${u * 96 + 14},-190 ${40 + u * 40},-244`,
  )
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => {
    const x = -122 + i * 27
    return s.stroke(`${x},${-80 + (x / 130) ** 2 * 26} ${x + 3},${-124 + (x / 130) ** 2 * 22}`, 5, shade(color, 1.1), {
      opacity: 0.8,
    })
  })
  return {
    front:
      drawHatShadow(figure, s, '-140,-90! 0,-110 140,-90! 140,-40 0,-66 -140,-40') +
      k.cloth('-124,-106! -128,-176 -60,-236 20,-262 96,-268 150,-232! 172,-196 140,-190 126,-160 126,-106!', color, {
        folds: ribs,
        shades: ['60,-262! 150,-232 170,-196 130,-180 128,-106! 70,-106! 96,-180'],
        lights: ['-100,-130! -96,-190 -30,-230! -60,-180 -70,-130!'],
      }) +
      s.cloth(
        '-142,-74! -140,-124 -70,-140 0,-144 70,-140 140,-124 142,-74! 136,-60 70,-92 0,-98 -70,-92 -136,-60',
        tint(color, 0.12),
        { shades: ['40,-146! 146,-124 146,-60! 70,-92'] },
      ) +
      rows.join(''),
    hidesCap: true,
  }
}

const porterCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a909c')
  const band = getColor(options, 'band', '#4a5064')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -150))
  return {
    front:
      drawHatShadow(figure, s, '-110,0! 0,16 110,0! 112,40 0,56 -112,40') +
      s.stroke('-92,20 -112,110 -84,250 -30,292', 7, '#2a2430', { profile: 'even' }) +
      s.cloth('-92,-84! 0,-66 92,-84! 100,10! 0,36 -100,10!', color, {
        shades: ['30,-76! 92,-84! 100,10! 40,30!'],
        lights: ['-80,-70! -40,-66 -44,16! -86,6!'],
      }) +
      s.oval(0, -86, 93, 21, tint(color, 0.3), shade(color, 2), 3) +
      s.trim('-99,-6 0,20 99,-6', 22, band) +
      s.trim('-92,-74 0,-54 92,-74', 7, '#e0b04a') +
      s.gem(0, -24, 9, '#e0b04a'),
  }
}

const anchorPin: HeadgearPiece = (canvas, figure, options) => {
  const iron = getColor(options, 'color', '#8a9ab0')
  const s = new Sketch(canvas)
  const anchor =
    s.rod([0, 60], [0, -120], 17, iron) +
    s.rod([-46, 22], [46, 22], 14, iron) +
    s.ring(0, 66, 17, 8, iron) +
    s.metal(
      '0,-146! 24,-120 80,-100 104,-40! 124,-44 122,-8! 84,-30! 96,-46! 66,-78 18,-90 0,-96 -18,-90 -66,-78 -96,-46! -84,-30! -122,-8! -124,-44 -104,-40! -80,-100 -24,-120',
      iron,
      { gradient: '-120,-120 120,-20' },
    )
  const rope = s.cord('-6,40 20,10 -14,-20 16,-50', 8, '#e8d8a8')
  const weed = s.blade('70,-70 96,0 80,50', 20, '#3f9a7a', 'spike')
  const head = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', -160))
  return { front: head.place(50, 0, anchor + rope + weed, 0.95, 24) }
}

export const SEA_HATS: HeadgearTable = { 'knit-cap': knitCap, 'porter-cap': porterCap, 'anchor-pin': anchorPin }
