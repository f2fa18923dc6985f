import { ink, light, mix, shade } from '../draw/color.ts'
import { lock, ribbon } from '../draw/lock.ts'
import { feather } from '../draw/plants.ts'
import { path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** The fore part of a python, risen beside a figure; its head, in profile, looks over to the right. */
const risenPython: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hide = colorIn(options, 'color', '#a8963c')
  const mark = colorIn(options, 'pattern', '#4a4018')
  const body = lock(s.points('150,440 10,330 -70,210 -20,90 56,-20 20,-150 -60,-236 -40,-318 30,-334'), 84, {
    profile: 'blunt',
  })
  const saddles = Array.from({ length: 13 }, (_, index) => {
    const [x, y] = body.at(0.45, 0.12 + index * 0.062)
    return (
      s.place(x, y, s.inked('/0,-22 24,0 0,22 -24,0', mark, 3), 0.95, index * 9 - 30) +
      s.disc(x, y, 7, light(hide, 0.8))
    )
  })
  const tongue = s.cord('128,-312 160,-306 186,-322', 5, '#c8283e') + s.cord('158,-306 184,-292', 5, '#c8283e')
  const head =
    s.cloth('0,-306! 50,-296 100,-296 132,-306! 122,-286 84,-272 30,-274 -6,-290', light(hide, 0.7)) +
    s.cloth('-16,-300 -6,-352 34,-382 84,-376 124,-346 144,-318 134,-304! 90,-300 30,-296', hide, {
      shades: ['0,-310! 60,-312 134,-312! 130,-296! 20,-290!'],
    }) +
    s.stroke('-10,-330 30,-338 66,-344', 10, mark, { profile: 'out' }) +
    s.disc(84, -346, 13, '#2fd39c', ink(hide), 4) +
    s.disc(84, -346, 6, '#12181a') +
    s.disc(128, -326, 4, ink(hide))
  return (
    path(body.outline, hide, { stroke: ink(hide), 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(body.outline, hide) +
    path(ribbon(body, 0.8, 1, 0, 1, 20), light(hide, 1.2), { opacity: 0.9 }) +
    saddles.join('') +
    tongue +
    head
  )
}

/** The wings of a great owl, lifted clear of the head on both sides; every quill is barred. */
const owlWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a6440')
  const tip = colorIn(options, 'tip', '#4a3424')
  const fan = (half: Sketch, count: number, from: number, step: number, reach: number, width: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((from + index * step) * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const [x, y] = [236 - index * 9, -60 + index * 24]
      const at = (along: number) => `${x + cos * reach * along},${y + sin * reach * along}`
      const tone = index % 2 ? c : mix(c, tip, 0.55)
      const bars = [0.5, 0.72].map((along) =>
        half.stroke(
          `${x + cos * reach * along - sin * width * 0.36},${y + sin * reach * along + cos * width * 0.36} ${x + cos * reach * along + sin * width * 0.36},${y + sin * reach * along - cos * width * 0.36}`,
          11,
          tip,
          { opacity: 0.75 },
        ),
      )
      return feather(half.points(`${at(0)} ${at(0.55)} ${at(1)}`), width, tone) + bars.join('')
    })
      .toReversed()
      .join('')
  return s.both(
    (half) =>
      fan(half, 8, -96, 20, 176, 70) +
      fan(half, 6, -88, 26, 100, 58) +
      half.cloth('40,220! 120,110 180,0 224,-90 256,-78 246,10 190,140 110,260!', c, {
        folds: ['90,190 160,80 226,-60', '110,230 190,110 236,-20'],
      }),
  )
}

/** A spider in the middle of her web; long threads hold it at the edges. */
const spunWeb: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const silk = colorIn(options, 'color', '#e8f0ea')
  const spider = colorIn(options, 'spider', '#1c1820')
  const spokes = 9
  const at = (spoke: number, far: number) => {
    const angle = (spoke / spokes) * Math.PI * 2 - 0.2
    return `${(Math.cos(angle) * far).toFixed(1)},${(Math.sin(angle) * far).toFixed(1)}`
  }
  const threads = Array.from({ length: spokes }, (_, n) => {
    const rings = [62, 104, 146].map((far) =>
      s.stroke(`${at(n, far)} ${at(n + 0.5, far * 0.82)} ${at(n + 1, far)}`, 6, silk, { profile: 'even' }),
    )
    return s.stroke(`0,0 ${at(n, 80)} ${at(n, n % 2 ? 178 : 164)}`, 6, silk, { profile: 'even' }) + rings.join('')
  })
  const stays = ['0,-150 -4,-300', '-150,-20 -300,-60', '0,150 14,230'].map((line) =>
    s.stroke(line, 6, silk, { profile: 'even' }),
  )
  const legs = s.both((half) =>
    ['8,-8 34,-38 40,-66', '10,-2 46,-14 66,-34', '10,6 46,14 62,40', '8,12 30,38 34,66']
      .map((line) => half.cord(line, 6, spider, 'out'))
      .join(''),
  )
  return (
    stays.join('') +
    threads.join('') +
    legs +
    s.oval(0, 22, 25, 31, spider, light(spider, 0.6), 2) +
    s.disc(0, -12, 17, spider, light(spider, 0.6), 2) +
    s.fill('0,6! 8,18 0,30! 8,42 -8,42 0,30! -8,18', '#c8503a')
  )
}

/** The two ends of a long scarf, blown up and aside by the wind from the neck at (0, 0). */
const streamingScarf: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const red = colorIn(options, 'color', '#d0202e')
  const upper = [0, 1, 2, 3, 4].map((n) =>
    s.cord(`${176 + n * 11},${-268 + n * 12} ${192 + n * 11},${-290 + n * 12}`, 6, red),
  )
  const lower = [0, 1, 2, 3].map((n) => s.cord(`${268 + n * 6},${-84 + n * 14} ${292 + n * 6},${-96 + n * 14}`, 6, red))
  return (
    lower.join('') +
    s.cloth('0,-14! 70,-8 120,-50 190,-36 264,-92! 292,-36! 226,6 150,10 90,46 0,40!', shade(red, 0.5), {
      folds: ['20,10 90,10 150,-24 210,-16 276,-64'],
    }) +
    upper.join('') +
    s.cloth(
      '-10,-20! 60,-60 104,-116 84,-190 112,-244 172,-274! 226,-220! 180,-200 164,-160 184,-90 140,-16 60,44 0,40!',
      red,
      {
        folds: ['10,0 80,-30 130,-100 126,-190 196,-246', '40,24 120,-40 156,-110'],
        shades: ['60,44! 140,-16 184,-90 164,-160! 150,-100 110,-30 0,30!'],
      },
    )
  )
}

export const SEEN_FROM_AFAR: PropTable = {
  'risen-python': risenPython,
  'owl-wings': owlWings,
  'spun-web': spunWeb,
  'streaming-scarf': streamingScarf,
}
