import { ink, light, shade } from '../../draw/color.ts'
import { feather } from '../../draw/plants.ts'
import type { Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

const GOLD = '#e9bf3e'

/** What moves on the river of the night. */
export const NILE_NIGHT: StageTable = {
  devourer: standing({ color: '#1a1230', accent: '#ff9a3a' }, (s, look) => devourer(s, look)),
  'nile-barge': standing({ color: '#c89a4a', accent: '#2f6a8a', third: '#e0503a' }, (s, look) => barge(s, look)),
  'sky-serpent': standing({ color: '#3a2a5a', accent: '#ff5a3a', third: '#8a6ac0' }, (s, look) => {
    const body = '460,60 330,-60 190,-10 60,80 -60,20 -150,-100 -260,-120 -330,-40'
    return (
      s.stroke(body, 96, ink(look.color), { profile: 'in', steps: 40 }) +
      s.stroke(body, 86, look.color, { profile: 'in', steps: 40 }) +
      s.stroke('440,70 330,-44 190,10 60,98 -60,40 -150,-78 -260,-98 -320,-30', 20, look.third, {
        profile: 'in',
        steps: 40,
        opacity: 0.7,
      }) +
      s.inked('-290,-76! -350,-110 -420,-70 -470,0! -400,6 -440,40! -350,40 -290,10!', look.color, 5) +
      s.fill('-390,-56! -366,-66 -350,-46! -370,-42', look.accent) +
      s.stroke('-440,4 -400,-4 -350,8', 5, look.accent) +
      s.fill('/-440,6 -432,26 -424,4', '#fff') +
      s.fill('/-412,2 -406,20 -398,2', '#fff')
    )
  }),
  'falcon-nest': standing({ color: '#8a6a3a', accent: '#f4efe0', shadow: 110 }, (s, look) => nest(s, look)),
}

/** Crocodile before, lion in the middle, hippopotamus behind; seen as a shadow. */
function devourer(s: Sketch, look: Look): Svg {
  const body = '-20,-110 60,-170 160,-180 236,-150 262,-80 256,0! 206,0! 196,-60 130,-50 110,0! 62,0! 56,-60 0,-40'
  const mane = times(9, (index) =>
    s.blade(
      `${10 + index * 4},-130 ${-6 + index * 12},${-190 - (index % 3) * 16} ${-30 + index * 18},${-216 - (index % 2) * 18}`,
      40,
      look.color,
      'spike',
    ),
  )
  const jaws =
    s.inked('20,-150! -40,-186 -110,-170 -250,-150! -250,-136 -120,-128 0,-110', look.color, 4) +
    s.inked('10,-118! -100,-118 -226,-108! -214,-92 -80,-84 20,-84', look.color, 4) +
    times(8, (index) =>
      s.fill(`/${-236 + index * 24},-136 ${-230 + index * 24},-118 ${-222 + index * 24},-134`, '#f0e8d8'),
    )
  const eye = s.fill('-66,-166! -48,-176 -32,-164! -48,-158', look.accent)
  return mane + s.inked(body, look.color, 4) + jaws + eye + s.cord('250,-120 300,-150 300,-200', 9, look.color, 'out')
}

function barge(s: Sketch, look: Look): Svg {
  const hull = s.cloth(
    '-330,-150! -326,-90 -230,-10 -80,24 80,24 230,-10 326,-90 330,-150! 300,-110 200,-56 0,-36 -200,-56 -300,-110',
    look.color,
    {
      shades: ['-300,-60 -80,10 80,10 300,-60! 240,0 80,30 -80,30 -240,0'],
      folds: ['-270,-70 0,-14 270,-70', '-220,-36 0,8 220,-36'],
    },
  )
  const lotus = s.both(
    (half) =>
      half.cord('326,-140 350,-200 320,-236', 13, look.color) +
      [-26, 0, 26].map((x) => half.blade(`318,-226 ${312 + x},-256 ${316 + x * 1.7},-280`, 22, look.accent)).join(''),
  )
  const cabin =
    s.both((half) => half.cord('86,-40 86,-190', 10, look.third)) +
    s.cloth('-110,-186! -100,-214 0,-226 100,-214 110,-186!', look.accent, { lineWidth: 2.6 }) +
    s.trim('-110,-184 110,-184', 10, GOLD)
  const oars = s.both(
    (half) => half.cord('250,-90 300,60', 8, look.color) + half.blade('292,40 306,96', 26, look.third),
  )
  return oars + cabin + lotus + hull + s.trim('-326,-140 -300,-104 -200,-50 0,-30 200,-50 300,-104 326,-140', 10, GOLD)
}

function nest(s: Sketch, look: Look): Svg {
  const chick =
    s.inked('-44,-40! -50,-100 -24,-140 20,-144 48,-110 48,-40!', look.accent, 4) +
    s.disc(4, -128, 34, light(look.accent, 0.3), ink(look.accent), 4) +
    s.both(
      (half) =>
        half.disc(16, -134, 8, '#1a1428') +
        half.disc(13, -137, 3, '#fff') +
        half.stroke('16,-124 18,-110 12,-100', 4, '#4a2e14'),
    ) +
    s.inked('-6,-126! 8,-126! 4,-112 2,-104!', '#e0a83a', 3) +
    [-30, 0, 30].map((x) => feather(s.points(`${x},-80 ${x + 4},-60 ${x},-40`), 26, '#d8c098')).join('')
  const twigs = times(26, (index) => {
    const x = -120 + index * 9.6
    const lift = (index % 5) * 9
    return s.stroke(
      `${x - 40},${-20 - lift} ${x},${-4 - lift} ${x + 46},${-26 - lift}`,
      8,
      index % 2 ? look.color : shade(look.color, 0.8),
    )
  })
  return (
    s.oval(0, -30, 126, 30, shade(look.color, 2)) +
    chick +
    s.inked('-136,-44! -110,10 0,26 110,10 136,-44! 0,-10', look.color, 4) +
    twigs
  )
}
