import { ink, shade } from '../../draw/color.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { type StageTable, standing } from './part.ts'

export const PEOPLE: StageTable = {
  flyer: standing({ color: '#1c2048', variant: 'boy' }, (s, look) =>
    s.place(0, 0, flyer(s, look.variant, look.color), 1),
  ),
  statue: standing({ color: '#b8b4b0', accent: '#8a8680', shadow: 60 }, (s, look) => {
    const plinth = s.cloth('/-64,4 -58,-30 58,-30 64,4', shade(look.color, 0.4), { lineWidth: 2.6 })
    const legs = s.cloth('-34,-30! -30,-120! 30,-120! 34,-30! 12,-30! 2,-92 -8,-30!', look.color, { lineWidth: 2.4 })
    const skirt = s.cloth('-44,-104! -34,-160! 34,-160! 46,-104!', look.color, {
      lineWidth: 2.4,
      folds: ['-22,-154 -28,-108', '0,-156 0,-108', '22,-154 28,-108'],
    })
    const trunk = s.cloth('-34,-156! -48,-220 -30,-244 30,-244 48,-220 34,-156!', look.color, {
      lineWidth: 2.4,
      shades: ['8,-248! 60,-220 40,-150! 10,-150!'],
      folds: ['-20,-216 0,-206 20,-216', '0,-206 0,-164'],
    })
    const arms =
      s.cord('44,-226 84,-250 74,-300', 19, look.color) + s.cord('-44,-226 -80,-190 -60,-150', 19, look.color)
    const head =
      s.cloth('-24,-252! -28,-290 0,-312 28,-290 24,-252! 0,-238', look.color, {
        lineWidth: 2.4,
        shades: ['4,-316! 36,-290 28,-244! 4,-236!'],
      }) +
      s.inked('-14,-268! -4,-272! -6,-262!', shade(look.color, 1.4), 1) +
      s.inked('4,-272! 14,-268! 6,-262!', shade(look.color, 1.4), 1) +
      s.oval(0, -252, 7, 6, shade(look.color, 1.6))
    const crest = s.cloth('-8,-306! -30,-344 0,-356 36,-340 44,-300! 26,-316', look.accent, { lineWidth: 2.2 })
    const shield =
      s.disc(-62, -160, 46, look.color, ink(look.color), 3) +
      s.disc(-62, -160, 30, 'none', look.accent, 4) +
      s.disc(-62, -160, 9, look.accent)
    const cracks =
      s.stroke('10,-236 2,-210 14,-190 4,-170', 2.4, shade(look.color, 1.8)) +
      s.stroke('-18,-110 -8,-90 -16,-70', 2.4, shade(look.color, 1.8))
    return (
      plinth +
      legs +
      skirt +
      arms +
      s.rod([74, -150], [74, -390], 7, look.accent) +
      trunk +
      crest +
      head +
      shield +
      cracks
    )
  }),
  watcher: standing({ color: '#1c1a34', accent: '#6a7ab8', shadow: 70 }, (s, look) => {
    const cloak = s.cloth(
      '-76,0! -70,-120 -44,-210 -30,-240 0,-270 30,-240 44,-210 70,-120 76,0! 40,-6 0,4 -40,-6',
      look.color,
      { lineWidth: 2.4, folds: ['-30,-200 -44,-100 -40,-10', '6,-190 4,-90 0,-4', '34,-190 46,-90 44,-8'] },
    )
    const hood = s.fill('-24,-236 0,-262 24,-236 18,-204 0,-196 -18,-204', shade(look.color, 2))
    return cloak + hood + s.stroke('-70,-116 -46,-208 -30,-240', 4, look.accent, { opacity: 0.8 })
  }),
  boy: standing({ color: '#3a3a54', accent: '#8a6a4a', third: '#e8c8a8', shadow: 46 }, (s, look) => {
    const legs =
      s.cloth('-26,-90! -30,-6! -8,-6! 0,-70! 10,-6! 32,-6! 26,-90!', shade(look.color, 0.7), { lineWidth: 2.2 }) +
      s.oval(-24, -2, 20, 8, '#2a1c1c') +
      s.oval(26, -2, 20, 8, '#2a1c1c')
    const coat = s.cloth('-40,-66! -36,-140 -22,-160 22,-160 36,-140 40,-66! 0,-60', look.color, {
      lineWidth: 2.4,
      shades: ['8,-164! 44,-140 46,-60! 8,-60!'],
      folds: ['-4,-150 -4,-66', '-24,-110 -30,-74'],
      extra: s.disc(6, -130, 3, '#e6bd55') + s.disc(6, -106, 3, '#e6bd55'),
    })
    const arms =
      s.cord('-34,-142 -54,-110 -40,-84', 17, look.color) +
      s.cord('34,-142 58,-120 70,-146', 17, look.color) +
      s.disc(72, -152, 9, look.third, ink(look.third), 2)
    const head =
      s.disc(0, -186, 30, look.third, ink(look.third), 2.6) +
      s.fill('-29,-180 -30,-206 0,-218 30,-206 29,-178 20,-198 -18,-200', look.accent) +
      s.disc(-10, -182, 3, '#2a1a20') +
      s.disc(10, -182, 3, '#2a1a20') +
      s.stroke('-8,-170 0,-167 8,-170', 2.4, '#6a3a3a')
    const cap =
      s.cloth('-36,-202! -30,-228 10,-236 36,-214 34,-202!', shade(look.accent, 0.8), { lineWidth: 2.2 }) +
      s.inked('-38,-202! -56,-196 -20,-196!', shade(look.accent, 1.2), 2)
    const scarf =
      s.cloth('-24,-162! 24,-162! 22,-148 -22,-148', '#b8402e', { lineWidth: 2 }) +
      s.blade('12,-152 22,-128 16,-108', 15, '#b8402e')
    return legs + arms + coat + head + cap + scarf
  }),
}

function flyer(s: Sketch, kind: string, color: string): Svg {
  const girl =
    '-120,10! -70,0 -30,-20 10,-28 46,-44 60,-62 84,-66 100,-48 94,-30 72,-22 60,-14 110,-6 140,-22 146,-14 116,10 60,14 30,20 -20,44 -90,56 -130,44! -100,34 -140,26!'
  const boy =
    '-130,26! -80,10 -40,-4 0,-20 40,-36 58,-60 76,-72! 70,-84! 90,-78 104,-60 100,-42 80,-30 70,-20 120,-40 150,-66 158,-58 130,-24 84,2 40,16 0,24 -30,30 -60,60 -100,90 -110,84 -80,46 -50,20 -90,26 -126,38!'
  const fairy = '-50,20! -20,4 10,-10 24,-30 40,-34 50,-22 44,-8 30,0 60,4 76,-6 60,14 20,16 -10,26 -46,40! -36,30!'
  const wings =
    kind === 'fairy'
      ? s.fill('0,-6! -6,-60 -50,-84 -40,-30!', '#dff4ff') + s.fill('4,-6! 10,-64 -16,-96 -22,-40!', '#f4fbff')
      : ''
  const hat = kind === 'hat' ? s.fill('66,-74! 84,-120 110,-112! 104,-60!', color) : ''
  const outline = kind === 'girl' ? girl : kind === 'fairy' ? fairy : boy
  const glow =
    kind === 'fairy'
      ? element('circle', {
          r: 70,
          fill: s.canvas.radialGradient(
            [
              [0, '#fff6a0', 0.9],
              [1, '#fff6a0', 0],
            ],
            0,
            0,
            70,
          ),
        })
      : ''
  return glow + wings + path(s.shape(outline), color) + hat
}
