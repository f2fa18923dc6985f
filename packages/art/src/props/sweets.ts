import { bow } from '../draw/bow.ts'
import { type Color, ink, light, shade } from '../draw/color.ts'
import { sparkle, star } from '../draw/plants.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A wand of barley sugar with a crystal star and little bells. */
const sugarWand: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ff8ab8')
  const rod =
    s.rod([0, 150], [0, -150], 19, '#fff4f8') +
    Array.from({ length: 11 }, (_, index) =>
      s.stroke(`-11,${140 - index * 27} 11,${124 - index * 27}`, 11, c, { profile: 'even' }),
    ).join('')
  const crystal =
    path(star(0, -210, 84, { points: 6, waist: 0.52 }), '#ffe4f2', {
      stroke: ink(c),
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }) +
    path(star(0, -210, 56, { points: 6, waist: 0.5 }), light(c, 0.3)) +
    path(star(0, -210, 30, { points: 6, waist: 0.5 }), '#ffffff')
  const bells = s.both(
    (half) =>
      half.cord('6,-130 40,-112 54,-84', 5, '#d8a8c8') +
      half.cloth('42,-86! 66,-86! 74,-52! 34,-52!', '#f2d27a', { lineWidth: 2.4 }) +
      half.disc(54, -48, 5, '#a87a2a'),
  )
  return rod + bells + crystal + sparkle(0, -210, 40) + sparkle(-70, -280, 20) + sparkle(80, -262, 16)
}

/** Wings of poured sugar glass, faceted. */
const sugarWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ffc0dc')
  const pane = (half: Sketch, outline: string, tone: Color, opacity: number): Svg =>
    path(half.shape(`/${outline}`), tone, { opacity, stroke: '#c86a9a', 'stroke-width': 4, 'stroke-linejoin': 'round' })
  return s.both(
    (half) =>
      pane(half, '20,30 150,-190 220,-200 170,-60', '#ffffff', 0.75) +
      pane(half, '220,-200 290,-210 320,-130 170,-60', c, 0.75) +
      pane(half, '320,-130 270,-30 170,-60', '#d8e8ff', 0.75) +
      pane(half, '20,30 170,-60 270,-30 180,60', light(c, 0.4), 0.75) +
      pane(half, '20,60 180,60 250,110 190,190', '#d8e8ff', 0.72) +
      pane(half, '20,60 190,190 120,240 60,180', c, 0.72) +
      half.stroke('40,20 140,-140 210,-186', 7, '#ffffff', { opacity: 0.8 }) +
      [
        [220, -200],
        [290, -210],
        [320, -130],
        [250, 110],
        [190, 190],
      ]
        .map(([x = 0, y = 0]) => half.gem(x, y, 10, '#fff4fa'))
        .join(''),
  )
}

/** A walnut, its halves tight together. */
const walnut: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b87a40')
  return (
    s.cloth('-58,0 -46,-46 0,-66 46,-46 58,0 46,46 0,64! -46,46', c, {
      shades: ['14,-64! 64,-40 60,40 10,66! 30,30 36,-20'],
      folds: [
        '-40,-30 -24,-14 -38,6',
        '-34,20 -18,26 -20,44',
        '-20,-44 -12,-24 -20,-6',
        '26,-40 18,-20 32,-4',
        '34,14 20,24 26,42',
        '-8,10 -14,24 -6,40',
      ],
    }) +
    s.cord('0,-64 -7,-20 5,20 0,62', 9, shade(c, 0.7)) +
    s.stroke('-40,-26 -28,-40 -14,-46', 6, '#ffffff', { opacity: 0.6 })
  )
}

/** A soldier of gingerbread with icing for a uniform. */
const gingerbreadSoldier: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8703a')
  const icing = (line: string) => s.stroke(line, 8, '#fffaf4', { profile: 'even' })
  return (
    s.cloth(
      '-30,-150 0,-166 30,-150 38,-112 26,-84 80,-70 88,-40 70,-28 36,-36 34,0 50,84 44,104 14,104 0,40 -14,104 -44,104 -50,84 -34,0 -36,-36 -70,-28 -88,-40 -80,-70 -26,-84 -38,-112',
      c,
      { shades: ['10,-160! 40,-140 40,-60 90,-60 60,-20 40,-30 40,20 56,110! 20,110! 10,0'] },
    ) +
    icing('-28,-70 -10,-62 10,-62 28,-70') +
    icing('-26,-46 -8,-38 8,-38 26,-46') +
    icing('-48,76 -34,84 -18,76') +
    icing('18,76 34,84 48,76') +
    icing('-14,-106 0,-98 14,-106') +
    s.both((half) => half.disc(13, -126, 5, '#3a2018')) +
    bow(0, -84, 0.4, '#d8344a') +
    s.cloth('-34,-146! -28,-196! 28,-196! 34,-146! 0,-156', '#c8344a', { lineWidth: 2.4 }) +
    s.rod([74, 40], [74, -170], 7, '#e8c070')
  )
}

export const SWEETS: PropTable = {
  'sugar-wand': sugarWand,
  'sugar-wings': sugarWings,
  walnut,
  'gingerbread-soldier': gingerbreadSoldier,
}
