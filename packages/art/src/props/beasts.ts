import { type Color, ink, light, shade } from '../draw/color.ts'
import { feather } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

type Fur = { coat: Color; line: Color; shadow: Color; pale: Color }

function furOf(coat: Color): Fur {
  const white = coat.toLowerCase() === '#fdfbff' || coat.toLowerCase() === '#fbf7f2'
  return white
    ? { coat, line: '#6a5a7a', shadow: '#d8cfe6', pale: '#ffffff' }
    : { coat, line: ink(coat), shadow: shade(coat, 1.1), pale: light(coat, 0.6) }
}

/** A small beast that sits upright: chest, haunches and two forepaws below a head at (0, 0). */
function seated(s: Sketch, { coat, line, shadow, pale }: Fur): string {
  const haunches = s.both((half) =>
    half.cloth('20,110! 66,100 92,140 88,196 40,208!', coat, { line, shade: shadow, folds: ['34,130 56,140 62,180'] }),
  )
  const chest = s.cloth('-34,24! -56,90 -60,160 -46,206! 46,206! 60,160 56,90 34,24!', coat, {
    line,
    shade: shadow,
    shades: ['20,20! 70,60 70,210! 24,210! 40,120'],
  })
  const bib = s.fill('-22,44 0,36 22,44 26,100 0,132 -26,100', pale)
  const paws = s.both((half) =>
    half.cloth('6,120! 30,116 34,196! 20,212 4,204!', coat, {
      line,
      shade: shadow,
      folds: ['16,196 16,206', '25,194 26,204'],
    }),
  )
  return haunches + chest + bib + paws
}

function eyes(s: Sketch, x: number, y: number, radius: number, iris: Color): string {
  return (
    s.both((half) => half.oval(x, y, radius, radius * 1.3, iris)) +
    [-x, x].map((place) => s.disc(place - radius * 0.35, y - radius * 0.5, radius * 0.42, '#ffffff')).join('')
  )
}

/** The White Rabbit's kind: `vest` dresses it in a checked waistcoat color. */
const rabbit: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fur = furOf(colorIn(options, 'color', '#fdfbff'))
  const { coat, line, shadow } = fur
  const vest = maybeText(options, 'vest')
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
  return seated(s, fur) + dress + ears + head + cheeks + eyes(s, 24, -12, 8, colorIn(options, 'eyes', '#c8283a')) + nose
}

function tuft(s: Sketch, color: Color, count: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const at = (reach: number, turn = 0) =>
      `${(Math.cos(angle + turn) * reach).toFixed(1)},${(Math.sin(angle + turn) * reach * 0.9).toFixed(1)}`
    return s.blade(`${at(radius * 0.35)} ${at(radius * 0.74)} ${at(radius, 0.1)}`, 38, color, 'spike')
  }).join('')
}

/** A shaggy terrier. */
const dog: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#3a3440')
  const fur = furOf(coat)
  const ears = s.both((half) => half.cloth('30,-44! 62,-92! 72,-30!', coat))
  const muzzle = s.fill('-26,8 0,-2 26,8 22,36 0,44 -22,36', light(coat, 0.3))
  const nose = s.oval(0, 10, 11, 8, '#14101a') + s.oval(-3, 7, 3.4, 2, '#ffffff')
  const tongue = s.inked('-9,24! 9,24! 6,42 -6,42', '#f07a8a', 2.4, ink(coat))
  const cape = maybeText(options, 'collar')
  const collar = cape ? s.trim('-44,52 0,70 44,52', 14, cape) : ''
  const tail = s.blade('70,180 112,150 126,96', 40, coat, 'spike')
  return (
    tail +
    seated(s, fur) +
    collar +
    ears +
    tuft(s, coat, 14, 74) +
    s.oval(0, 0, 52, 46, coat) +
    muzzle +
    eyes(s, 24, -12, 9, '#1a1018') +
    nose +
    tongue
  )
}

const goat: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fur = furOf(colorIn(options, 'color', '#fbf7f2'))
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
    eyes(s, 24, -16, 8, '#3a2a20') +
    s.both((half) => half.oval(8, 32, 4, 3, '#a06a6a')) +
    s.stroke('-10,42 0,46 10,42', 3, '#6a4a4a')
  const bell = s.trim('-34,66 0,78 34,66', 10, '#b03a2a') + s.disc(0, 90, 12, '#f0c244', '#6a4410', 3)
  return seated(s, fur) + bell + horns + head + face + s.blade('0,50 2,70 -4,88', 18, coat, 'spike')
}

/** The head and shoulders of a grown wolf, or a sitting cub. */
const wolf: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#5a5f78')
  const line = ink(coat)
  const shoulders = s.cloth('-70,50! -120,130 -150,240 -160,400! 160,400! 150,240 120,130 70,50!', coat, {
    shades: ['20,60! 140,120 180,400! 50,400! 80,200'],
    folds: ['-60,140 -70,220 -60,320', '60,140 70,220 60,320'],
  })
  const ruff = s.both((half) =>
    ['40,30 86,60 112,104', '40,10 92,24 128,50', '30,50 70,104 84,160']
      .map((text) => half.blade(text, 56, coat, 'spike'))
      .join(''),
  )
  return shoulders + ruff + wolfHead(s, coat, line, colorIn(options, 'eyes', '#ffd83a'))
}

function wolfHead(s: Sketch, coat: Color, line: Color, iris: Color): string {
  const ears = s.both(
    (half) =>
      half.cloth('26,-56! 58,-124 84,-150! 98,-84 88,-20!', coat) +
      half.fill('44,-66! 66,-112 78,-126! 86,-76 78,-40!', '#c88a98'),
  )
  const head = s.cloth('-88,-30 -60,-74 0,-84 60,-74 88,-30 84,26 48,56 30,92 0,104 -30,92 -48,56 -84,26', coat, {
    shades: ['20,-90! 100,-40 90,30 50,60 30,110! 8,110! 24,40 40,-20'],
  })
  const mask = s.fill('-84,20! -40,8 -22,30 0,24 22,30 40,8 84,20! 48,60 30,94 0,106 -30,94 -48,60', light(coat, 0.8))
  const eye = s.both(
    (half) =>
      half.inked('22,-14! 40,-30 64,-30! 54,-8 36,-4', iris, 3, line) +
      half.oval(44, -16, 4, 8, '#1a1020') +
      half.stroke('14,-26 40,-40 70,-40', 6, line, { profile: 'out' }),
  )
  const nose = s.oval(0, 46, 19, 14, '#1d1824') + s.oval(-5, 41, 6, 3.4, '#ffffff')
  const jaw =
    s.stroke('0,58 0,74', 3, line) +
    s.stroke('-34,66 -16,80 0,74 16,80 34,66', 3.4, line) +
    s.both((half) => half.inked('/14,78 24,75 20,92', '#ffffff', 2, line))
  return ears + head + mask + eye + nose + jaw
}

/** A cat that sits; `grin` gives it the wide smile, `stripes` colors its bands. */
const cat: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#4a3f52')
  const fur = furOf(coat)
  const stripes = maybeText(options, 'stripes')
  const tail =
    s.cord('60,196 120,190 146,130 118,84', 24, coat) +
    (stripes
      ? ['96,190 104,206', '136,160 158,164', '126,104 146,94'].map((text) => s.stroke(text, 12, stripes)).join('')
      : '')
  const ears = s.both(
    (half) => half.cloth('14,-44! 44,-94! 58,-30!', coat) + half.fill('26,-50! 42,-78 50,-40!', '#e8a0a8'),
  )
  const head = s.cloth('-60,-8 -48,-46 0,-54 48,-46 60,-8 40,30 0,40 -40,30', coat, {
    shades: ['18,-60! 70,-40 66,30 10,50! 40,10'],
  })
  const bands = stripes
    ? ['0,-52 0,-34', '-18,-50 -16,-36', '18,-50 16,-36', '-58,0 -42,2', '58,0 42,2']
        .map((text) => s.stroke(text, 7, stripes))
        .join('')
    : ''
  const iris = colorIn(options, 'eyes', '#d8e84a')
  const eye = s.both(
    (half) => half.inked('10,-8! 24,-20 40,-12! 26,0', iris, 2.6, fur.line) + half.oval(25, -10, 3.4, 8, '#14101a'),
  )
  const mouth = options['grin']
    ? s.inked('-36,10! 0,24 36,10! 24,32 0,38 -24,32', '#ffffff', 3, fur.line)
    : s.stroke('-12,20 -5,22 0,14 5,22 12,20', 3, fur.line)
  return tail + seated(s, fur) + ears + head + bands + eye + s.fill('/-6,4 6,4 0,11', '#e07a8a') + mouth
}

/** Feathers for the tails of birds, in the frame of a prop. */
export function tailFeathers(s: Sketch, lines: readonly (readonly [string, Color])[], width = 34): string {
  return lines.map(([line, color]) => feather(s.points(line), width, color)).join('')
}

export const BEASTS: PropTable = {
  rabbit,
  dog,
  goat,
  wolf,
  cat,
}
