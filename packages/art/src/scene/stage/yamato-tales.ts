import { light, ink, shade } from '../../draw/colour.ts'
import { feather, sparkle } from '../../draw/plants.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { around, type Look, type StageTable, standing, times } from './part.ts'

const GOLD = '#e8c04e'

/** What the tales of the peach and of the moon are told with. */
export const YAMATO_TALES: StageTable = {
  'giant-peach': standing({ colour: '#ffb0a4', accent: '#f0607a', variant: 'closed' }, (s, look) =>
    giantPeach(s, look),
  ),
  washtub: standing(
    { colour: '#b8803e', accent: '#e8f0ff', shadow: 100 },
    (s, look) =>
      s.oval(0, -96, 104, 30, '#6ab0d8', ink(look.colour), 4) +
      s.cloth('-90,-100! -60,-140 -10,-120 40,-150 90,-100! 40,-86 -40,-86', look.accent, {
        shade: '#b8c4e0',
        folds: ['-50,-124 -20,-96', '30,-134 10,-96'],
      }) +
      s.cloth('-106,-96! -92,0! 92,0! 106,-96! 60,-72 -60,-72', look.colour, {
        lineWidth: 3,
        folds: ['-60,-70 -56,0', '-20,-66 -18,0', '20,-66 18,0', '60,-70 56,0'],
      }) +
      s.trim('-100,-56 0,-40 100,-56', 9, '#e8c878') +
      s.trim('-95,-20 0,-6 95,-20', 9, '#e8c878'),
  ),
  'old-hands': standing({ colour: '#dca878', accent: '#3a5a8a' }, (s, look) =>
    s.both(
      (half) =>
        half.cloth('150,60! 240,-10 330,40! 330,150! 190,150!', look.accent, { folds: ['200,40 280,90'] }) +
        half.inked(
          '180,70! 110,20 60,-10 54,10 90,34! 46,14 30,26 40,40 86,54! 40,44 30,56 44,68 92,76! 60,78 56,92 80,100 130,110 190,110!',
          look.colour,
          4,
        ) +
        half.stroke('120,50 150,64 176,80', 3, shade(look.colour, 1.2)) +
        half.stroke('110,70 140,84 170,94', 3, shade(look.colour, 1.2)),
    ),
  ),
  'moon-carriage': standing({ colour: '#8a6ac0', accent: '#f4e8c0' }, (s, look) => {
    const wheel = (x: number) =>
      s.ring(x, -60, 58, 12, GOLD) +
      times(8, (index) =>
        s.stroke(`${x},-60 ${around(x, -60, (index * Math.PI) / 4, 54)}`, 7, GOLD, { profile: 'even' }),
      ) +
      s.disc(x, -60, 14, look.colour, ink(GOLD), 3)
    return (
      s.cord('120,-90 260,-84 330,-110', 12, GOLD) +
      s.cloth('/-120,-80 -116,-240 116,-240 120,-80', look.colour, {
        lineWidth: 3,
        folds: ['-40,-80 -40,-240', '40,-80 40,-240'],
      }) +
      s.fill('/-60,-96 -60,-220 60,-220 60,-96', look.accent, 0.9) +
      times(9, (index) =>
        s.stroke(`${-54 + index * 13.5},-96 ${-54 + index * 13.5},-220`, 3, shade(look.colour, 0.8), {
          profile: 'even',
        }),
      ) +
      s.cloth('-170,-226! -100,-262 0,-300 100,-262 170,-226! 186,-250! 90,-300 0,-340 -90,-300 -186,-250!', GOLD, {
        lineWidth: 3,
      }) +
      s.disc(0, -350, 17, '#fff6dc', ink(GOLD), 4) +
      s.both(
        (half) =>
          half.cord('166,-230 172,-180', 5, '#d8486a') + half.blade('172,-184 176,-160 170,-130', 22, '#d8486a'),
      ) +
      s.trim('-124,-82 124,-82', 13, GOLD) +
      wheel(-80) +
      wheel(80)
    )
  }),
  'feather-robe': standing({ colour: '#f2f6ff', accent: '#c8d8ff' }, (s, look) => {
    const plumes = times(26, (index) => {
      const t = index / 25
      const [x, y] = [-150 + t * 300, -90 + Math.sin(t * Math.PI) * -60 + Math.sin(t * 9) * 14]
      return feather(
        s.points(`${x},${y} ${x + (t - 0.5) * 60},${y + 90} ${x + (t - 0.5) * 130},${y + 190 + Math.sin(t * 7) * 40}`),
        46,
        index % 2 ? look.colour : look.accent,
      )
    })
    const ribbon = (half: Sketch) =>
      half.stroke('130,-100 210,-150 250,-60 200,40 260,150', 26, look.accent, { steps: 30 }) +
      half.stroke('130,-100 210,-150 250,-60 200,40 260,150', 9, '#ffffff', { steps: 30 })
    return (
      s.both(ribbon) +
      plumes +
      s.trim('-156,-84 -70,-140 0,-154 70,-140 156,-84', 20, light(look.accent, 0.6)) +
      s.gem(0, -150, 13, '#ffffff', { setting: GOLD }) +
      times(7, (index) => sparkle(-150 + index * 50, -180 - (index % 3) * 40, 13 + (index % 2) * 9, '#fff'))
    )
  }),
}

function giantPeach(s: Sketch, look: Look): Svg {
  const leaves = s.both(
    (half) => half.blade('10,10 110,30 210,-30', 70, '#6db04a') + half.blade('0,14 90,50 170,40', 50, '#5a9a3f'),
  )
  const skin = s.canvas.radialGradient(
    [
      [0, '#fff0dc'],
      [0.45, look.colour],
      [1, look.accent],
    ],
    -60,
    -210,
    260,
  )
  const whole = '0,-300 100,-330 186,-250 180,-110 100,-10 0,20! -100,-10 -180,-110 -186,-250 -100,-330'
  const body = s.inked(whole, '#8a2440', 6) + element('path', { d: s.shape(whole), fill: skin })
  if (look.variant !== 'open')
    return (
      leaves +
      body +
      s.stroke('4,-304 40,-200 26,-80 0,18', 9, '#c23a5a', { opacity: 0.7 }) +
      s.oval(-90, -240, 26, 40, '#fff4ec')
    )
  const glow = s.canvas.radialGradient(
    [
      [0, '#fffde8', 1],
      [0.4, '#fff0a8', 0.7],
      [1, '#ffd86a', 0],
    ],
    0,
    -170,
    380,
  )
  const halves = s.both(
    (half) =>
      half.inked('30,-260! 120,-340 220,-270 216,-110 130,-4 34,16! 90,-60 96,-180', look.accent, 6, '#8a2440') +
      half.fill('34,-250! 100,-300 190,-250 184,-120 110,-30 44,4! 90,-60 96,-180', look.colour) +
      half.fill('34,-250! 110,-230 104,-100 44,4! 86,-60 92,-180', '#fff0c8'),
  )
  return leaves + element('circle', { cy: -170, r: 380, fill: glow }) + halves
}
