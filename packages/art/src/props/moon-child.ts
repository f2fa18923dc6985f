import { type Color, ink, light, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const HAIR = '#1c1828'
const HAIR_SHINE = '#6f6ab8'
const SKIN = '#fff0e4'
const SKIN_SHADOW = '#f0c2b8'
const SKIN_LINE = '#8c4a4c'

/** A girl no longer than a forearm kneels in a shallow basket and lifts one hand to the left, her hair falling over the rim, which is at y 0. */
const moonChild: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const basket = colorIn(options, 'color', '#c8a45a')
  const robe = colorIn(options, 'robe', '#f28aa6')
  return (
    s.oval(0, -6, 138, 24, shade(basket, 1.4), ink(basket), 5) +
    fallingHair(s) +
    kneelingRobe(s, robe) +
    childHead(s) +
    basketFront(s, basket) +
    strandOverRim(s)
  )
}

function fallingHair(s: Sketch): Svg {
  return s.cloth('-48,-166 -40,-212 4,-226 50,-208 64,-160 74,-100 100,-44 112,12! 10,12! -4,-60 -38,-124', HAIR, {
    shades: ['30,-180! 70,-150 80,-80 104,12! 60,12! 50,-80'],
  })
}

function kneelingRobe(s: Sketch, robe: Color): Svg {
  const body = s.cloth('-26,-112! 30,-112! 58,-84 78,-20 84,20! -82,20! -74,-24 -54,-86', robe, {
    shades: ['34,-112! 70,-80 96,24! 40,24! 46,-40'],
    folds: ['-40,-20 -44,0 -60,16', '30,-16 38,0 56,14'],
  })
  const collar = [
    ['#fffaf4', '-30,-116! 4,-66! 34,-116! 24,-118 4,-86! -18,-118'],
    ['#8fc48a', '-22,-116! 4,-80! 27,-116! 20,-118 4,-92! -14,-118'],
  ].map(([tone = '', outline = '']) => s.inked(outline, tone, 2.4))
  const sash = s.cloth('-40,-46! 0,-38 48,-46! 50,-24! 4,-16 -42,-24!', '#f2cc5a', { lineWidth: 2.6 })
  const lap = s.cloth('32,-108! 64,-84 84,-34 88,14! 40,18! 24,-14 -6,-32! -6,-56! 22,-62 32,-84', light(robe, 0.12), {
    shades: ['64,-84! 96,-20 92,18! 64,18! 66,-30'],
    folds: ['50,-70 50,-50 36,-38', '72,-50 70,-24 74,4'],
    extra: s.stroke('38,13 62,11 90,6', 7, '#fff6f0', { profile: 'even' }),
  })
  const lifted = s.cloth(
    '-22,-112! -56,-122 -96,-152! -112,-134! -118,-96 -112,-52! -80,-46 -62,-60! -58,-78 -30,-70',
    light(robe, 0.12),
    {
      shades: ['-62,-92! -44,-76 -62,-56! -112,-50! -92,-70'],
      folds: ['-96,-136 -92,-100 -88,-62', '-60,-110 -66,-96 -64,-80'],
      extra: s.stroke('-116,-54 -90,-46 -62,-58', 7, '#fff6f0', { profile: 'even' }),
    },
  )
  const hands =
    s.oval(-8, -44, 10, 9, SKIN, SKIN_LINE, 2.6) +
    s.inked('-92,-150! -104,-176 -118,-178 -126,-160 -122,-142 -108,-134!', SKIN, 2.8, SKIN_LINE) +
    s.stroke('-112,-160 -104,-166 -100,-176', 2.6, SKIN_LINE)
  return body + collar.join('') + sash + lap + hands + lifted
}

function childHead(s: Sketch): Svg {
  const neck = s.inked('-10,-132! 16,-132! 14,-104 4,-92! -8,-104', SKIN_SHADOW, 2.4, SKIN_LINE)
  const face = s.cloth('-46,-172 -38,-204 0,-214 42,-202 48,-166 36,-136 10,-118 -2,-116 -28,-130 -44,-152', SKIN, {
    line: SKIN_LINE,
    lineWidth: 2.8,
    shades: ['34,-190! 52,-170 40,-134 8,-114! 30,-140'],
  })
  const eye = (x: number, size: number) =>
    s.oval(x, -158, 8 * size, 12, '#3a2430') +
    s.oval(x, -152, 5 * size, 5, '#9a6a5a') +
    s.disc(x - 2, -163, 3, '#ffffff') +
    s.stroke(`${x - 12 * size},-164 ${x},-173 ${x + 12 * size},-163`, 5, HAIR)
  const features =
    eye(-22, 0.9) +
    eye(16, 1) +
    s.oval(-32, -141, 9, 5.5, '#f8a4a4', undefined) +
    s.oval(28, -141, 9, 5.5, '#f8a4a4', undefined) +
    s.stroke('-11,-134 -4,-129 4,-134', 4, '#b83a54')
  const fringe =
    s.cloth(
      '-50,-158! -56,-200 -26,-228 6,-232 44,-220 60,-190 56,-156! 44,-178! 20,-184 -4,-186 -26,-183 -42,-176!',
      HAIR,
      {
        lineWidth: 2.4,
      },
    ) +
    s.cloth('44,-184! 60,-180 66,-140 60,-104! 44,-104! 48,-140', HAIR, { lineWidth: 2.4 }) +
    s.cloth('-44,-182! -56,-176 -60,-140 -54,-108! -40,-108! -44,-140', HAIR, { lineWidth: 2.4 })
  const shine = s.stroke('-38,-204 -14,-212 14,-213 40,-203', 8, HAIR_SHINE, { opacity: 0.85 })
  const pin = s.place(50, -206, flower(s), 1, 12)
  return neck + face + features + fringe + shine + pin
}

function flower(s: Sketch): Svg {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    s.place(0, 0, s.oval(0, -9, 6.5, 9, '#ffd0dc', '#b05070', 2), 1, turn),
  )
  return petals.join('') + s.disc(0, 0, 5, '#f2c84a')
}

function basketFront(s: Sketch, basket: Color): Svg {
  const outline = '-140,-8! -84,12 0,18 84,12 140,-8! 124,36 76,66 0,72 -76,66 -124,36'
  const strips = Array.from({ length: 13 }, (_, index) => {
    const x = -150 + index * 25
    return (
      s.stroke(`${x},80 ${x + 44},-6`, 7, shade(basket, 0.9), { profile: 'even', opacity: 0.8 }) +
      s.stroke(`${x + 40},80 ${x - 4},-6`, 7, light(basket, 0.4), { profile: 'even', opacity: 0.9 })
    )
  })
  return (
    s.cloth(outline, basket, { extra: strips.join(''), shades: ['40,74! 150,-10! 150,80! 40,90!'] }) +
    s.cord('-140,-8 -84,12 0,18 84,12 140,-8', 13, light(basket, 0.25))
  )
}

/** One lock lies over the rim, so that the hair is seen to be longer than she is. */
function strandOverRim(s: Sketch): Svg {
  return (
    s.cloth('64,-70! 84,-40 108,0 116,48 104,74! 92,40 82,6 68,-30', HAIR, { lineWidth: 2.4 }) +
    s.stroke('78,-36 94,-4 104,36', 5, HAIR_SHINE, { opacity: 0.8 })
  )
}

export const MOON_CHILD: PropTable = { 'moon-child': moonChild }
