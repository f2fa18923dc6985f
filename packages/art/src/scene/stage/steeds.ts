import { ink, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing } from './part.ts'

export const STEEDS: StageTable = {
  steed: standing({ color: '#f4f0ec', accent: '#c8302a', third: '#d8d0dc', shadow: 130 }, (s, look) => steed(s, look)),
  hare: standing({ color: '#b8926a', accent: '#f4e8d8', shadow: 60 }, (s, look) => hare(s, look)),
}

/** A horse under a saddle, its head to the right. */
function steed(s: Sketch, look: Look): Svg {
  const [c, far] = [look.color, shade(look.color, 0.7)]
  const leg = (x: number, bend: number, tone: string) =>
    s.cloth(
      `${x - 20},-120! ${x - 16 + bend},-64 ${x - 9},-12! ${x - 14},0! ${x + 16},0! ${x + 9},-14! ${x + 14 + bend},-64 ${x + 24},-120!`,
      tone,
      { lineWidth: 2.6 },
    ) + s.fill(`/${x - 10},-12 ${x + 11},-12 ${x + 16},0 ${x - 14},0`, '#5a4a4a')
  const body =
    '-130,-150! -136,-196 -104,-216 -40,-208 40,-210 84,-236 112,-300 136,-330! 152,-338 172,-322 210,-268 216,-248! 204,-236 184,-244 166,-262! 156,-220 140,-160 118,-116 40,-104 -60,-104 -116,-112'
  const mane = [
    '134,-334 104,-320 92,-280',
    '120,-314 92,-296 82,-252',
    '104,-288 76,-262 66,-226',
    '140,-340 150,-312 166,-296',
  ].map((line) => s.blade(line, 34, look.third, 'spike'))
  const tail = ['-130,-196 -176,-180 -186,-90', '-128,-190 -196,-150 -204,-60', '-128,-180 -160,-130 -162,-50'].map(
    (line) => s.blade(line, 36, look.third, 'spike'),
  )
  const saddle =
    s.cloth('-70,-216! -20,-204 34,-214! 50,-190 40,-120! -10,-108 -66,-120! -78,-180', look.accent, {
      lineWidth: 2.6,
      shades: ['0,-206! 40,-210 44,-118! 0,-110!'],
    }) +
    s.trim('-66,-126 -10,-114 40,-126', 7, '#e8c04e') +
    s.cloth('-62,-214! -70,-244 -46,-234 -10,-226 24,-240! 34,-212 -10,-202', '#6a3a24', { lineWidth: 2.4 })
  const tack =
    s.cord('150,-322 160,-286 156,-262', 5, look.accent) +
    s.cord('186,-300 176,-254', 5, look.accent) +
    s.cord('178,-262 90,-214 20,-222', 4, look.accent) +
    s.disc(142, -226, 9, '#e8c04e', '#5a3a14') +
    s.blade('140,-222 146,-190 140,-168', 16, '#d8322e', 'spike')
  return (
    tail.join('') +
    leg(-84, 8, far) +
    leg(96, -6, far) +
    leg(-112, -6, c) +
    leg(70, 8, c) +
    s.cloth(body, c, {
      lineWidth: 3,
      shades: [
        '-110,-130! 0,-120 110,-130 150,-180! 120,-116 0,-104 -116,-112',
        '150,-270! 176,-244 204,-236! 190,-256',
      ],
      folds: ['-90,-200 -104,-160 -96,-120'],
    }) +
    s.cloth('138,-330! 132,-368 156,-336!', c, { lineWidth: 2.4 }) +
    mane.join('') +
    s.disc(170, -298, 5, '#2a1c24') +
    s.disc(205, -252, 3.4, '#5a4a4a') +
    saddle +
    tack
  )
}

/** A hare at full stretch to the right. */
function hare(s: Sketch, look: Look): Svg {
  const c = look.color
  return (
    s.cloth('-110,-50! -150,-20 -170,4 -150,10! -110,-16 -70,-34!', shade(c, 0.4), { lineWidth: 2.6 }) +
    s.cloth('60,-50! 110,-30 150,-2 134,10! 90,-10 44,-30!', shade(c, 0.4), { lineWidth: 2.6 }) +
    s.cloth('-120,-60 -110,-100 -60,-116 0,-104 60,-108 90,-84 80,-46 20,-34 -50,-26 -104,-30', c, {
      lineWidth: 3,
      shades: ['-100,-36! 0,-44 80,-54! 70,-38 0,-28 -90,-24'],
      folds: ['-100,-80 -80,-60 -86,-36'],
    }) +
    s.fill('-20,-40 40,-50 70,-50 40,-34 0,-30', look.accent) +
    s.oval(-122, -82, 20, 15, look.accent, ink(c), 2.6) +
    s.cloth('90,-120! 50,-176 40,-210! 76,-196 110,-140!', shade(c, 0.4), { lineWidth: 2.6 }) +
    s.cloth('104,-124! 80,-190 84,-226! 114,-196 126,-136!', c, {
      lineWidth: 2.6,
      shades: ['102,-190! 116,-150 108,-136!'],
    }) +
    s.cloth('70,-90 80,-124 112,-136 146,-116 156,-92! 140,-76 100,-64', c, { lineWidth: 3 }) +
    s.disc(122, -108, 7, '#2a1c1c') +
    s.disc(120, -110, 2.4, '#ffffff') +
    s.disc(153, -94, 5, '#c8706a') +
    s.cloth('-90,-44! -130,-2 -120,14! -60,4 -56,-24!', c, { lineWidth: 2.6 }) +
    s.cloth('40,-50! 90,-10 112,8 90,16! 50,-2 20,-30!', c, { lineWidth: 2.6 })
  )
}
