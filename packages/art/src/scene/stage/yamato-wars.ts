import { ink, light, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

/** Bells and banners of wars, and the gate of the ogres. */
export const YAMATO_WARS: StageTable = {
  'temple-bell': standing({ color: '#5f7a66', accent: '#7a4a2e', third: '#c8a24e' }, (s, look) => {
    const frame =
      s.both((half) => half.cloth('/150,0 140,-440 176,-440 190,0', look.accent, { lineWidth: 3 })) +
      s.cloth('/-240,-420 240,-420 240,-462 -240,-462', look.accent, { lineWidth: 3 }) +
      s.cloth('-290,-462! -160,-520 0,-600 160,-520 290,-462! 0,-480', '#4a4658', {
        lineWidth: 3,
        folds: ['-160,-470 -60,-560', '0,-470 0,-590', '160,-470 60,-560'],
      })
    const bell = s.metal(
      '-30,-370! -78,-344 -92,-240 -100,-120 -118,-84! 118,-84! 100,-120 92,-240 78,-344 30,-370!',
      look.color,
      { gradient: '-110,-200 110,-200' },
    )
    const bands = [-300, -190, -104]
      .map((y) => s.trim(`-94,${y} 0,${y + 10} 94,${y}`, 8, shade(look.color, 0.5)))
      .join('')
    const studs = times(10, (index) =>
      s.disc(-70 + (index % 5) * 35, -332 + Math.floor(index / 5) * 24, 7, light(look.color, 0.5), ink(look.color), 2),
    )
    const log =
      s.cord('-120,-160 -360,-190', 34, '#8a5a34') +
      s.stroke('-200,-170 -210,-450', 4, '#d8c8a0', { profile: 'even' }) +
      s.stroke('-320,-186 -320,-450', 4, '#d8c8a0', { profile: 'even' })
    return (
      log +
      s.ring(0, -392, 22, 13, look.color) +
      bell +
      bands +
      studs +
      s.disc(0, -150, 26, look.third, ink(look.third), 3) +
      frame
    )
  }),
  biwa: standing(
    { color: '#a8602e', accent: '#3a2418', shadow: 60 },
    (s, look) =>
      s.cord('0,-190 4,-330 -30,-380', 22, look.accent) +
      [-340, -356, -372, -388].map((y) => s.cord(`-30,${y + 20} 26,${y + 12}`, 5, '#e8dcc0')).join('') +
      s.cloth('0,0 -84,-30 -96,-110 -40,-200 0,-230 40,-200 96,-110 84,-30', look.color, {
        gradient: '-90,-120 90,0',
        shades: ['20,-230! 110,-120 90,-10! 10,0! 70,-90'],
      }) +
      s.trim('-80,-84 0,-74 80,-84', 34, shade(look.color, 1.2)) +
      s.both((half) => half.inked('30,-140! 44,-124 40,-104! 34,-122', '#fff0c8', 2.4)) +
      [-9, -3, 3, 9].map((x) => s.stroke(`${x},-40 ${x * 0.7},-340`, 2.4, '#f4ead0', { profile: 'even' })).join('') +
      s.inked('/-26,-46 26,-46 22,-32 -22,-32', look.accent, 3),
  ),
  'war-banner': standing({ color: '#d8282e', tall: 420 }, (s, look) => {
    const h = look.tall
    return (
      s.rod([0, 0], [0, -h], 9, '#5a3a24') +
      s.cloth(
        `4,${-h + 6}! 70,${-h + 2}! 78,${-h + 110} 62,${-h + 200} 80,${-h + 290}! 44,${-h + 270} 20,${-h + 292} 4,${-h + 276}!`,
        look.color,
        {
          shade: look.color === '#ffffff' ? '#cfc6e6' : undefined,
          folds: [`40,${-h + 20} 34,${-h + 130} 46,${-h + 250}`],
          lineWidth: 2.6,
        },
      )
    )
  }),
  'oni-gate': standing({ color: '#4a3a3e', accent: '#7a2a24', third: '#9aa0b0' }, (s, look) => oniGate(s, look)),
  'oni-island': standing(
    { color: '#3a2f4a' },
    (s, look) =>
      s.fill(
        '/-300,0 -270,-60 -230,-70 -210,-190 -190,-110 -150,-120 -120,-200 -104,-330 -60,-210 -20,-230 30,-220 66,-210 104,-340 124,-200 160,-130 200,-140 220,-70 270,-60 310,0',
        look.color,
      ) +
      s.fill('-60,-96! -36,-118 -12,-100! -36,-86', '#ff8a3a') +
      s.fill('60,-96! 36,-118 12,-100! 36,-86', '#ff8a3a') +
      s.fill('/-60,-40 -40,-56 -20,-40 0,-56 20,-40 40,-56 60,-40 40,-20 -40,-20', '#ff8a3a', 0.8),
  ),
}

function oniGate(s: Sketch, look: Look): Svg {
  const door = s.both((half) => {
    const studs = times(12, (index) =>
      half.disc(30 + (index % 3) * 50, -60 - Math.floor(index / 3) * 76, 12, look.third, ink(look.third), 3),
    )
    return (
      half.cloth('/4,0 4,-320 160,-320 160,0', look.accent, {
        lineWidth: 3,
        folds: ['54,0 54,-320', '108,0 108,-320'],
      }) +
      studs +
      half.ring(26, -170, 24, 9, '#c8a24e')
    )
  })
  const walls = s.both(
    (half) =>
      half.cloth('/166,0 172,-380 560,-340 600,0', look.color, {
        lineWidth: 3,
        folds: ['180,-120 580,-110', '180,-240 570,-220', '300,0 300,-120', '420,-120 420,-230', '260,-240 260,-350'],
      }) +
      half.blade('380,-350 420,-420 400,-500', 40, '#e8dcc0', 'spike') +
      half.blade('500,-350 550,-400 540,-470', 34, '#e8dcc0', 'spike'),
  )
  const skull =
    s.inked('-60,-380! -74,-440 -40,-490 40,-490 74,-440 60,-380! 30,-352 -30,-352', '#e8dcc0', 4) +
    s.both(
      (half) =>
        half.oval(28, -424, 17, 20, '#2a1a20') +
        half.cord('50,-480 110,-520 120,-590', 24, '#c8b48a', 'out') +
        half.fill('/14,-358 24,-320 32,-358', '#fff6e0'),
    ) +
    s.fill('/0,-404 -9,-384 9,-384', '#2a1a20')
  return (
    walls +
    s.fill('/-170,0 -170,-340 170,-340 170,0', '#140c18') +
    door +
    s.cloth('-260,-330! -200,-380 0,-400 200,-380 260,-330! 0,-350', shade(look.color, 0.8), { lineWidth: 3 }) +
    skull
  )
}
