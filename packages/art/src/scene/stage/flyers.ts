import { ink, light, shade } from '../../draw/colour.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { type StageTable, standing, times } from './part.ts'

/** What flies, perches and leaves tracks; and the figures of people seen small, dark or in stone. */
export const FLYERS: StageTable = {
  birds: standing({ colour: '#3a3a5a', amount: 7, size: 160, y: 180 }, (s, look) =>
    times(look.amount, () => {
      const [x, y, k] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * look.size, 0.5 + look.random()]
      return s.place(
        x,
        y,
        s.stroke('-26,-8 -12,-14 0,0 12,-14 26,-8', 5, look.colour),
        k,
        Math.round(look.random() * 20 - 10),
      )
    }),
  ),
  bats: standing({ colour: '#1a1426', amount: 6, size: 200, y: 200 }, (s, look) =>
    times(look.amount, () => {
      const [x, y, k] = [
        (look.random() - 0.5) * look.size * 2,
        (look.random() - 0.5) * look.size,
        0.4 + look.random() * 0.7,
      ]
      const wing = s.both((side) =>
        side.fill('6,-4! 30,-34 78,-42! 98,-8! 72,-10 62,14! 44,2 32,22! 20,8 6,16!', look.colour),
      )
      const head =
        s.disc(0, -6, 10, look.colour) +
        s.both((side) => side.fill('2,-12! 9,-26! 12,-8!', look.colour) + side.disc(4, -7, 2, '#ff6a6a'))
      return s.place(x, y, wing + head, k, Math.round(look.random() * 40 - 20))
    }),
  ),
  raven: standing({ colour: '#2a2c3c', accent: '#8a94b8' }, (s, look) => {
    const wing = (tone: string, line: string) => s.blade(line, 44, tone)
    const far =
      wing(shade(look.colour, 0.6), '10,-10 60,-90 150,-130') + wing(shade(look.colour, 0.6), '20,-4 90,-70 190,-80')
    const near =
      wing(look.colour, '0,-6 -40,-96 -130,-160') +
      wing(look.colour, '-4,0 -80,-80 -180,-110') +
      wing(look.colour, '-6,6 -90,-40 -190,-50')
    const body = s.cloth('-70,-2! -40,-26 20,-26 60,-6 110,20! 60,24 0,30 -40,18', look.colour, {
      lineWidth: 2.4,
      shades: ['-40,14 20,18 110,22 40,30 -20,30'],
    })
    const tail =
      s.blade('70,8 120,24 160,30', 40, look.colour) + s.blade('70,12 120,40 150,56', 30, shade(look.colour, 0.5))
    return (
      far +
      tail +
      body +
      s.inked('-62,-18! -76,-34 -104,-30 -108,-12 -80,2', look.colour, 2.4) +
      s.inked('-104,-28! -150,-12! -104,-8!', '#5a5a66', 2.4) +
      s.disc(-88, -22, 4.4, '#ffd83a', '#111', 1.6) +
      near +
      s.stroke('-40,-20 0,-24 40,-12', 4, look.accent, { opacity: 0.5 })
    )
  }),
  perched: standing({ colour: '#2a2c3c', accent: '#5a5a66' }, (s, look) => {
    const tail = s.blade('40,-30 70,20 76,60', 34, look.colour)
    const body = s.cloth('-30,-10 -40,-60 -30,-104 0,-120 34,-90 56,-30 40,4 0,8', look.colour, {
      lineWidth: 2.6,
      shades: ['10,-116! 60,-40 46,10! 6,12! 30,-40'],
      folds: ['-6,-90 20,-50 40,-8', '-16,-70 4,-36 24,4'],
    })
    return (
      tail +
      body +
      s.disc(-20, -122, 27, look.colour, ink(look.colour), 2.6) +
      s.inked('-42,-126! -80,-114! -40,-106!', look.accent, 2.4) +
      s.disc(-28, -128, 5.4, '#ffd83a', '#111', 2) +
      s.disc(-29, -128, 2.4, '#111') +
      s.stroke('-10,6 -12,24', 5, look.accent) +
      s.stroke('14,6 14,24', 5, look.accent)
    )
  }),
  owl: standing({ colour: '#b08a5a', accent: '#ffd04a' }, (s, look) => {
    const body = s.cloth(
      '-52,-120! -58,-166! -24,-148 24,-148 58,-166! 52,-120 58,-50 30,0 -30,0 -58,-50',
      look.colour,
      { shades: ['20,-170! 70,-170! 70,10! 10,20! 36,-60'] },
    )
    const feathers = times(12, (index) =>
      s.stroke(
        `${-28 + (index % 4) * 18},${-62 + Math.floor(index / 4) * 18} ${-20 + (index % 4) * 18},${-52 + Math.floor(index / 4) * 18} ${-12 + (index % 4) * 18},${-62 + Math.floor(index / 4) * 18}`,
        3.4,
        shade(look.colour, 1.2),
      ),
    )
    const wing = s.both((side) => side.blade('44,-110 66,-60 44,-8', 34, shade(look.colour, 0.6)))
    const eyes =
      s.both(
        (side) =>
          side.disc(24, -112, 24, light(look.colour, 0.9), ink(look.colour), 2.6) +
          side.disc(23, -112, 14, look.accent, ink(look.colour), 2) +
          side.disc(22, -112, 7, '#1a1020'),
      ) +
      s.disc(-27, -116, 3, '#fff') +
      s.disc(19, -116, 3, '#fff')
    return (
      wing +
      body +
      feathers +
      eyes +
      s.inked('-8,-104! 8,-104! 0,-84!', '#e0a030', 2.2) +
      s.both((side) => side.cord('14,0 16,12', 5, '#e0a030'))
    )
  }),
  bees: standing({ colour: '#f2c23e', amount: 6, size: 120 }, (s, look) =>
    times(look.amount, () => {
      const [x, y] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * look.size * 1.4]
      const bee =
        s.oval(-4, -10, 9, 6, '#ffffffcc', '#6a6a8a', 1.4) +
        s.oval(6, -10, 9, 6, '#ffffffcc', '#6a6a8a', 1.4) +
        s.oval(0, 0, 14, 9, look.colour, '#3a2414', 2.4) +
        s.stroke('-3,-8 -3,8', 4, '#3a2414', { profile: 'flat' }) +
        s.stroke('5,-8 5,8', 4, '#3a2414', { profile: 'flat' }) +
        s.disc(-11, -1, 2, '#1a1020')
      return s.place(x, y, bee, 0.8 + look.random() * 0.6, Math.round(look.random() * 60 - 30))
    }),
  ),
  tracks: standing({ colour: '#4a3426', amount: 6, size: 60, variant: 'paw' }, (s, look) =>
    times(look.amount, (index) => {
      const side = index % 2 ? 1 : -1
      const pad =
        look.variant === 'boot'
          ? s.oval(0, 0, 9, 17, look.colour) + s.oval(0, 24, 7, 7, look.colour)
          : s.oval(0, 6, 12, 9, look.colour) +
            [
              [-13, -6],
              [-5, -13],
              [5, -13],
              [13, -6],
            ]
              .map(([x = 0, y = 0]) => s.oval(x, y, 4, 5.6, look.colour))
              .join('')
      return s.place(
        side * 22 + index * look.size * 0.36,
        -index * look.size,
        group({ opacity: 0.75 }, pad),
        1 - index * 0.07,
        14,
      )
    }),
  ),
  flyer: standing({ colour: '#1c2048', variant: 'boy' }, (s, look) =>
    s.place(0, 0, flyer(s, look.variant, look.colour), 1),
  ),
  statue: standing({ colour: '#b8b4b0', accent: '#8a8680', shadow: 60 }, (s, look) => {
    const plinth = s.cloth('/-64,4 -58,-30 58,-30 64,4', shade(look.colour, 0.4), { lineWidth: 2.6 })
    const legs = s.cloth('-34,-30! -30,-120! 30,-120! 34,-30! 12,-30! 2,-92 -8,-30!', look.colour, { lineWidth: 2.4 })
    const skirt = s.cloth('-44,-104! -34,-160! 34,-160! 46,-104!', look.colour, {
      lineWidth: 2.4,
      folds: ['-22,-154 -28,-108', '0,-156 0,-108', '22,-154 28,-108'],
    })
    const trunk = s.cloth('-34,-156! -48,-220 -30,-244 30,-244 48,-220 34,-156!', look.colour, {
      lineWidth: 2.4,
      shades: ['8,-248! 60,-220 40,-150! 10,-150!'],
      folds: ['-20,-216 0,-206 20,-216', '0,-206 0,-164'],
    })
    const arms =
      s.cord('44,-226 84,-250 74,-300', 19, look.colour) + s.cord('-44,-226 -80,-190 -60,-150', 19, look.colour)
    const head =
      s.cloth('-24,-252! -28,-290 0,-312 28,-290 24,-252! 0,-238', look.colour, {
        lineWidth: 2.4,
        shades: ['4,-316! 36,-290 28,-244! 4,-236!'],
      }) +
      s.inked('-14,-268! -4,-272! -6,-262!', shade(look.colour, 1.4), 1) +
      s.inked('4,-272! 14,-268! 6,-262!', shade(look.colour, 1.4), 1) +
      s.oval(0, -252, 7, 6, shade(look.colour, 1.6))
    const crest = s.cloth('-8,-306! -30,-344 0,-356 36,-340 44,-300! 26,-316', look.accent, { lineWidth: 2.2 })
    const shield =
      s.disc(-62, -160, 46, look.colour, ink(look.colour), 3) +
      s.disc(-62, -160, 30, 'none', look.accent, 4) +
      s.disc(-62, -160, 9, look.accent)
    const cracks =
      s.stroke('10,-236 2,-210 14,-190 4,-170', 2.4, shade(look.colour, 1.8)) +
      s.stroke('-18,-110 -8,-90 -16,-70', 2.4, shade(look.colour, 1.8))
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
  watcher: standing({ colour: '#1c1a34', accent: '#6a7ab8', shadow: 70 }, (s, look) => {
    const cloak = s.cloth(
      '-76,0! -70,-120 -44,-210 -30,-240 0,-270 30,-240 44,-210 70,-120 76,0! 40,-6 0,4 -40,-6',
      look.colour,
      { lineWidth: 2.4, folds: ['-30,-200 -44,-100 -40,-10', '6,-190 4,-90 0,-4', '34,-190 46,-90 44,-8'] },
    )
    const hood = s.fill('-24,-236 0,-262 24,-236 18,-204 0,-196 -18,-204', shade(look.colour, 2))
    return cloak + hood + s.stroke('-70,-116 -46,-208 -30,-240', 4, look.accent, { opacity: 0.8 })
  }),
  boy: standing({ colour: '#3a3a54', accent: '#8a6a4a', third: '#e8c8a8', shadow: 46 }, (s, look) => {
    const legs =
      s.cloth('-26,-90! -30,-6! -8,-6! 0,-70! 10,-6! 32,-6! 26,-90!', shade(look.colour, 0.7), { lineWidth: 2.2 }) +
      s.oval(-24, -2, 20, 8, '#2a1c1c') +
      s.oval(26, -2, 20, 8, '#2a1c1c')
    const coat = s.cloth('-40,-66! -36,-140 -22,-160 22,-160 36,-140 40,-66! 0,-60', look.colour, {
      lineWidth: 2.4,
      shades: ['8,-164! 44,-140 46,-60! 8,-60!'],
      folds: ['-4,-150 -4,-66', '-24,-110 -30,-74'],
      extra: s.disc(6, -130, 3, '#e6bd55') + s.disc(6, -106, 3, '#e6bd55'),
    })
    const arms =
      s.cord('-34,-142 -54,-110 -40,-84', 17, look.colour) +
      s.cord('34,-142 58,-120 70,-146', 17, look.colour) +
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

function flyer(s: Sketch, kind: string, colour: string): Svg {
  const girl =
    '-120,10! -70,0 -30,-20 10,-28 46,-44 60,-62 84,-66 100,-48 94,-30 72,-22 60,-14 110,-6 140,-22 146,-14 116,10 60,14 30,20 -20,44 -90,56 -130,44! -100,34 -140,26!'
  const boy =
    '-130,26! -80,10 -40,-4 0,-20 40,-36 58,-60 76,-72! 70,-84! 90,-78 104,-60 100,-42 80,-30 70,-20 120,-40 150,-66 158,-58 130,-24 84,2 40,16 0,24 -30,30 -60,60 -100,90 -110,84 -80,46 -50,20 -90,26 -126,38!'
  const fairy = '-50,20! -20,4 10,-10 24,-30 40,-34 50,-22 44,-8 30,0 60,4 76,-6 60,14 20,16 -10,26 -46,40! -36,30!'
  const wings =
    kind === 'fairy'
      ? s.fill('0,-6! -6,-60 -50,-84 -40,-30!', '#dff4ff') + s.fill('4,-6! 10,-64 -16,-96 -22,-40!', '#f4fbff')
      : ''
  const hat = kind === 'hat' ? s.fill('66,-74! 84,-120 110,-112! 104,-60!', colour) : ''
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
  return glow + wings + path(s.shape(outline), colour) + hat
}
