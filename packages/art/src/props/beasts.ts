import { type Color, toInk, tint, shade } from '../draw/color.ts'

import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { findText } from './options.ts'
import { Sketch } from '../draw/sketch.ts'

type Fur = { coat: Color; line: Color; shadow: Color; pale: Color }

function createFurPalette(coat: Color): Fur {
  const white = coat.toLowerCase() === '#fdfbff' || coat.toLowerCase() === '#fbf7f2'
  return white
    ? { coat, line: '#6a5a7a', shadow: '#d8cfe6', pale: '#ffffff' }
    : { coat, line: toInk(coat), shadow: shade(coat, 1.1), pale: tint(coat, 0.6) }
}

/** Draws a small animal that sits upright. Its head is at (0, 0). */
function drawSeatedCat(sketch: Sketch, { coat, line, shadow, pale }: Fur): string {
  const haunches = sketch.both((half) =>
    half.cloth('20,110! 66,100 92,140 88,196 40,208!', coat, { line, shade: shadow, folds: ['34,130 56,140 62,180'] }),
  )
  const chest = sketch.cloth('-34,24! -56,90 -60,160 -46,206! 46,206! 60,160 56,90 34,24!', coat, {
    line,
    shade: shadow,
    shades: ['20,20! 70,60 70,210! 24,210! 40,120'],
  })
  const bib = sketch.fill('-22,44 0,36 22,44 26,100 0,132 -26,100', pale)
  const paws = sketch.both((half) =>
    half.cloth('6,120! 30,116 34,196! 20,212 4,204!', coat, {
      line,
      shade: shadow,
      folds: ['16,196 16,206', '25,194 26,204'],
    }),
  )
  return haunches + chest + bib + paws
}

function drawEyes(sketch: Sketch, x: number, y: number, radius: number, iris: Color): string {
  return (
    sketch.both((half) => half.oval(x, y, radius, radius * 1.3, iris)) +
    [-x, x].map((place) => sketch.disc(place - radius * 0.35, y - radius * 0.5, radius * 0.42, '#ffffff')).join('')
  )
}

/** `vest` is the color of a checked waistcoat. */
const rabbit: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fur = createFurPalette(getColor(options, 'color', '#fdfbff'))
  const { coat, line, shadow } = fur
  const vest = findText(options, 'vest')
  const dress = vest
    ? s.cloth('-40,40! 0,110! 40,40! 58,100 56,180! -56,180! -58,100', vest, {
        shades: ['10,60! 70,40! 60,190! 14,190!'],
      }) + [120, 150].map((y) => s.disc(0, y, 5, '#f0c244', '#6a4410', 2)).join('')
    : ''
  const ears = s.both(
    (half) =>
      half.cloth('10,-50! 12,-110 34,-150 50,-112 40,-46!', coat, { line, shade: shadow }) +
      half.fill('18,-60! 20,-104 33,-132 41,-104 34,-56!', '#f4b8c4'),
  )
  const head = s.cloth('-58,-10 -40,-52 0,-62 40,-52 58,-10 38,30 0,38 -38,30', coat, {
    line,
    shade: shadow,
    shades: ['20,-70! 70,-50 70,40! 0,50! 40,10'],
  })
  const cheeks = s.both((half) => half.oval(34, 8, 10, 6, '#f8a8b4'))
  const nose = s.fill('/-6,4 6,4 0,11', '#e06a80') + s.stroke('-10,17 -4,19 0,12 4,19 10,17', 2.8, line)
  return (
    drawSeatedCat(s, fur) +
    dress +
    ears +
    head +
    cheeks +
    drawEyes(s, 24, -12, 8, getColor(options, 'eyes', '#c8283a')) +
    nose
  )
}

const goat: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fur = createFurPalette(getColor(options, 'color', '#fbf7f2'))
  const { coat, line, shadow } = fur
  const horns = s.both(
    (half) =>
      half.cord('16,-44 28,-84 50,-96', 13, '#b39a78', 'out') +
      half.cloth('36,-26! 84,-34 92,-14! 44,-2', coat, { line }),
  )
  const head = s.cloth('-44,-30 -20,-54 20,-54 44,-30 36,20 20,52 -20,52 -36,20', coat, {
    line,
    shade: shadow,
    shades: ['14,-60! 56,-40 50,30 20,60! 10,60! 30,10'],
  })
  const face =
    drawEyes(s, 24, -16, 8, '#3a2a20') +
    s.both((half) => half.oval(8, 32, 4, 3, '#a06a6a')) +
    s.stroke('-10,42 0,46 10,42', 3, '#6a4a4a')
  const bell = s.trim('-34,66 0,78 34,66', 10, '#b03a2a') + s.disc(0, 90, 12, '#f0c244', '#6a4410', 3)
  return drawSeatedCat(s, fur) + bell + horns + head + face + s.blade('0,50 2,70 -4,88', 18, coat, 'spike')
}

export const BEASTS: PropTable = { rabbit, goat }
