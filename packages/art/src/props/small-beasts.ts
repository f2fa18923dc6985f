import { ink, light } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A snail with a lantern on its shell. */
const snail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const shell = colorIn(options, 'color', '#9a8ad8')
  return (
    s.cloth('-120,60! -110,30 -70,34 -20,40 90,44 130,60!', '#e8d4b8', {
      shades: ['-110,52! 130,50! 130,70! -110,70!'],
    }) +
    s.cloth('-100,44! -116,-10 -104,-34 -78,-30 -70,10 -60,44!', '#e8d4b8') +
    s.cord('-106,-30 -122,-64', 5, '#e8d4b8') +
    s.cord('-88,-32 -84,-68', 5, '#e8d4b8') +
    s.disc(-122, -66, 7, '#2a2030') +
    s.disc(-84, -70, 7, '#2a2030') +
    s.cloth('-50,40! -60,-30 -10,-80 60,-66 84,-6 64,40!', shell, { shades: ['20,-80! 100,-40 70,50! 10,50! 50,0'] }) +
    s.stroke('-30,34 -36,-20 10,-54 54,-30 48,10 14,16 4,-12 26,-20', 6, ink(shell), { profile: 'out' }) +
    s.disc(6, -92, 15, '#ffe27a', '#6a4a1a', 4)
  )
}

const bat: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2a2036')
  return (
    s.both((half) =>
      half.cloth('8,-6! 40,-46 104,-56! 130,-10! 96,-14 84,18! 60,2 44,28! 28,10 8,22!', c, {
        folds: ['40,-44 60,-16 84,16', '40,-44 44,-8 44,26'],
      }),
    ) +
    s.cloth('-22,-14 -22,-42! -8,-28 8,-28 22,-42! 22,-14 16,24 0,34 -16,24', light(c, 0.12)) +
    s.both(
      (half) =>
        half.oval(9, -8, 5.5, 7, '#ffda4a') +
        half.disc(9, -7, 2.4, '#220000') +
        half.fill('/3,8 8,8 5.5,16', '#ffffff'),
    )
  )
}

const fish: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e87aa0')
  const fin = light(c, 0.3)
  return (
    s.cloth('54,0! 104,-40! 92,0 104,40!', fin, { folds: ['100,-30 74,-10 60,0', '100,30 74,10 60,0'] }) +
    s.cloth('-24,-32! 10,-64 40,-50! 24,-26!', fin) +
    s.cloth('-70,0 -40,-34 10,-38 50,-14 66,0! 50,14 10,36 -40,32', c, {
      shades: ['-70,6! -20,16 60,2! 10,46 -40,40'],
      extra: s.stroke('-20,-30 20,-22 60,-8', 9, light(c, 0.9), { opacity: 0.8 }),
    }) +
    s.disc(-44, -8, 11, '#ffffff', ink(c)) +
    s.disc(-45, -7, 6, '#1a1424') +
    s.disc(-47, -10, 2.4, '#ffffff') +
    s.cloth('-6,8! 22,4 30,22! 8,24', fin, { lineWidth: 2 })
  )
}

export const SMALL_BEASTS: PropTable = {
  snail,
  bat,
  fish,
}
