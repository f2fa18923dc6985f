import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** The broad muzzle of a big dog in profile to the left; it hides nose and mouth, its root is at (0, 0). */
const dogSnout: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f6f2ee')
  const nose = colorIn(options, 'nose', '#1a161c')
  return (
    s.cloth('-60,50! -104,66 -132,66 -134,88 -96,108 -40,106 20,84!', shade(c, 0.5), { lineWidth: 3 }) +
    s.cloth(
      '34,-54 -6,-44 -50,-24 -110,-20 -156,-14 -178,8 -176,40 -158,64 -126,72 -96,62! -64,84 -20,88 24,70 48,20',
      c,
      {
        shades: ['-96,60! -60,84 -20,90 30,70 50,10! 24,40 -30,58'],
        folds: ['-96,62 -70,48 -30,50', '-60,-18 -90,-12 -130,-12'],
      },
    ) +
    s.stroke('-96,62 -60,70 -26,58 -8,36', 6, ink(nose), { profile: 'out' }) +
    [-128, -112, -100].map((x, index) => s.disc(x, index === 1 ? 26 : 40, 3.6, ink(c))).join('') +
    s.inked('-146,-18 -166,-26 -190,-18 -194,4 -180,22 -160,20 -148,4', nose, 3) +
    s.stroke('-182,-10 -172,-16 -160,-14', 7, light(nose, 1.6)) +
    s.stroke('-172,22 -166,42 -150,58', 4, ink(nose), { profile: 'out' })
  )
}

export const SNOUTS: PropTable = { 'dog-snout': dogSnout }
