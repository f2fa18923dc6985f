import { light, ink, shade } from '../../draw/color.ts'
import { feather, sparkle } from '../../draw/plants.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { around, type Look, type StageTable, standing, times } from './part.ts'

const GOLD = '#e8c04e'

/** What the tales of the peach and of the moon are told with. */
export const YAMATO_TALES: StageTable = {
  'giant-peach': standing({ color: '#ffb0a4', accent: '#f0607a', variant: 'closed' }, (s, look) => giantPeach(s, look)),
  washtub: standing(
    { color: '#b8803e', accent: '#e8f0ff', shadow: 100 },
    (s, look) =>
      s.oval(0, -96, 104, 30, '#6ab0d8', ink(look.color), 4) +
      s.cloth('-90,-100! -60,-140 -10,-120 40,-150 90,-100! 40,-86 -40,-86', look.accent, {
        shade: '#b8c4e0',
        folds: ['-50,-124 -20,-96', '30,-134 10,-96'],
      }) +
      s.cloth('-106,-96! -92,0! 92,0! 106,-96! 60,-72 -60,-72', look.color, {
        lineWidth: 3,
        folds: ['-60,-70 -56,0', '-20,-66 -18,0', '20,-66 18,0', '60,-70 56,0'],
      }) +
      s.trim('-100,-56 0,-40 100,-56', 9, '#e8c878') +
      s.trim('-95,-20 0,-6 95,-20', 9, '#e8c878'),
  ),
  /** `size` parts the hands. */
  'old-hands': standing({ color: '#dca878', accent: '#3a5a8a', size: 0 }, (s, look) =>
    s.with({ g: look.size }).both(
      (half) =>
        half.cloth('g+150,40! g+240,-10 g+340,20! g+340,150! g+190,150!', look.accent, {
          folds: ['g+200,40 g+280,90'],
        }) +
        half.inked(
          'g+180,70! g+110,20 g+60,-10 g+54,10 g+90,34! g+46,14 g+30,26 g+40,40 g+86,54! g+40,44 g+30,56 g+44,68 ' +
            'g+92,76! g+60,78 g+56,92 g+80,100 g+130,110 g+190,110!',
          look.color,
          4,
        ) +
        half.stroke('g+120,50 g+150,64 g+176,80', 3, shade(look.color, 1.2)) +
        half.stroke('g+110,70 g+140,84 g+170,94', 3, shade(look.color, 1.2)) +
        half.stroke('g+128,86 g+150,96 g+170,104', 3, shade(look.color, 1.2)),
    ),
  ),
  'kimono-child': standing({ color: '#3a6ab0', accent: '#8a5a34', shadow: 44 }, (s, look) => {
    const legs = s.both((half) => half.cord('16,-50 18,-6', 15, '#f0c8a0') + half.oval(22, -2, 15, 6, look.accent))
    const robe = s.cloth('-34,-46! -40,-100 -26,-136 26,-136 40,-100 34,-46! 0,-40', look.color, {
      folds: ['-10,-130 -14,-50', '14,-130 12,-50'],
    })
    const belt = s.trim('-38,-92 0,-86 38,-92', 13, '#f2d16b')
    const arm = s.cord('30,-126 66,-140 84,-176', 19, look.color) + s.disc(86, -180, 11, '#f0c8a0', '#6d2f28', 2.4)
    const head = s.disc(0, -168, 36, '#f6d0a8', '#6d2f28', 3)
    const hair = s.fill('-37,-166! -38,-200 0,-212 38,-200 37,-166! 20,-186 -20,-186', '#2a2028')
    const face =
      s.both((half) => half.disc(13, -164, 4, '#2a1a20') + half.oval(22, -154, 6, 4, '#f08a7a')) +
      s.fill('-8,-152! 8,-152! 0,-142', '#8e2a3a')
    return (
      s.rod([82, -150], [110, -270], 8, look.accent) +
      legs +
      robe +
      belt +
      arm +
      head +
      hair +
      s.oval(0, -216, 11, 13, '#2a2028') +
      face
    )
  }),
  'moon-carriage': standing({ color: '#8a6ac0', accent: '#f4e8c0' }, (s, look) => {
    const wheel = (x: number) =>
      s.ring(x, -60, 58, 12, GOLD) +
      times(8, (index) =>
        s.stroke(`${x},-60 ${around(x, -60, (index * Math.PI) / 4, 54)}`, 7, GOLD, { profile: 'even' }),
      ) +
      s.disc(x, -60, 14, look.color, ink(GOLD), 3)
    return (
      s.cord('120,-90 260,-84 330,-110', 12, GOLD) +
      s.cloth('/-120,-80 -116,-240 116,-240 120,-80', look.color, {
        lineWidth: 3,
        folds: ['-40,-80 -40,-240', '40,-80 40,-240'],
      }) +
      s.cloth('/-118,-238 0,-312 118,-238', shade(look.color, 0.5), { lineWidth: 3 }) +
      s.disc(0, -262, 17, look.accent, ink(look.color), 3) +
      s.fill('/-60,-96 -60,-220 60,-220 60,-96', look.accent, 0.9) +
      times(9, (index) =>
        s.stroke(`${-54 + index * 13.5},-96 ${-54 + index * 13.5},-220`, 3, shade(look.color, 0.8), {
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
  'feather-robe': standing({ color: '#f2f6ff', accent: '#c8d8ff' }, (s, look) => {
    const plumes = times(26, (index) => {
      const t = index / 25
      const [x, y] = [-150 + t * 300, -90 + Math.sin(t * Math.PI) * -60 + Math.sin(t * 9) * 14]
      return feather(
        s.points(`${x},${y} ${x + (t - 0.5) * 60},${y + 90} ${x + (t - 0.5) * 130},${y + 190 + Math.sin(t * 7) * 40}`),
        46,
        index % 2 ? look.color : look.accent,
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
  if (look.variant === 'lip')
    return s.inked('-150,-40! -90,-70 0,-56 90,-70 150,-40! 110,10 0,34 -110,10', look.color, 6, '#8a2440')
  const leaves = s.both(
    (half) => half.blade('10,10 110,30 210,-30', 70, '#6db04a') + half.blade('0,14 90,50 170,40', 50, '#5a9a3f'),
  )
  const skin = s.canvas.radialGradient(
    [
      [0, '#fff0dc'],
      [0.45, look.color],
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
      half.fill('34,-250! 100,-300 190,-250 184,-120 110,-30 44,4! 90,-60 96,-180', look.color) +
      half.fill('34,-250! 110,-230 104,-100 44,4! 86,-60 92,-180', '#fff0c8'),
  )
  return leaves + element('circle', { cy: -170, r: 380, fill: glow }) + halves
}
