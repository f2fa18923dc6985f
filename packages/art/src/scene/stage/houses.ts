import { light, shade } from '../../draw/color.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

/** Dwellings, and parts of towns. */
export const HOUSES: StageTable = {
  house: standing({ color: '#e8dcc8', accent: '#a8503e', third: '#8ad0f0', shadow: 110 }, (s, look) => house(s, look)),
  gingerbread: standing({ color: '#b8743a', accent: '#fff5f0', third: '#e8506a', shadow: 130 }, (s, look) =>
    gingerbread(s, look),
  ),
  tent: standing({ color: '#f4ead2', accent: '#8b1e2d', third: '#c8a45c', shadow: 140 }, (s, look) => {
    const stripe = (index: number) =>
      s.fill(
        `0,-250! ${-130 + index * 52},-110 ${-130 + index * 52},0! ${-104 + index * 52},0! ${-104 + index * 52},-110`,
        look.accent,
      )
    const skirt = s.cloth('-130,0! -136,-116! 136,-116! 130,0!', look.color, {
      lineWidth: 2.4,
      extra: times(6, stripe),
    })
    const roof = s.cloth(
      '-156,-104! -60,-170 0,-270! 60,-170 156,-104! 117,-92! 78,-106! 39,-92! 0,-106! -39,-92! -78,-106! -117,-92!',
      look.color,
      { lineWidth: 2.4, extra: times(6, stripe), shades: ['0,-280! 160,-100! 50,-90!'] },
    )
    const door = s.fill('0,-110! -34,0! 34,0!', '#3a2430') + s.fill('0,-110! -34,0! -52,0!', light(look.color, 0.3))
    const flag =
      s.cord('0,-266 0,-320', 4, '#6b4b2a') +
      s.fill('0,-320! 54,-306 96,-318! 84,-300 96,-286! 50,-288 0,-290!', look.third)
    return skirt + door + roof + flag
  }),
  longhouse: standing({ color: '#7a5a3e', accent: '#4a5a3a', third: '#ffc46a', shadow: 250 }, (s, look) => {
    const plank = (index: number) =>
      s.stroke(`${-220 + index * 26},0 ${-220 + index * 26},-110`, 3, shade(look.color, 1.2))
    const wall = s.cloth('/-236,0 -226,-112 226,-112 236,0', look.color, { lineWidth: 2.6, extra: times(18, plank) })
    const shingle = (index: number) =>
      s.stroke(
        `${-250 + (index % 14) * 38},${-130 - Math.floor(index / 14) * 30} ${-232 + (index % 14) * 38},${-120 - Math.floor(index / 14) * 30} ${-214 + (index % 14) * 38},${-130 - Math.floor(index / 14) * 30}`,
        4,
        shade(look.accent, 0.9),
      )
    const roof = s.cloth('-276,-100! -200,-230 -120,-260! 120,-260! 200,-230 276,-100!', look.accent, {
      lineWidth: 3,
      extra: times(70, shingle),
    })
    const beasts = s.both((side) => side.cord('200,-236 256,-290 300,-276 310,-250', 14, look.color, 'out'))
    const door = path('M-34 0V-72A34 34 0 0 1 34 -72V0Z', look.third, {
      stroke: shade(look.color, 1.6),
      'stroke-width': 9,
    })
    return beasts + wall + roof + door
  }),
}

function house(s: Sketch, look: Look): Svg {
  const board = (index: number) =>
    s.stroke(`-90,${-14 - index * 15} 70,${-14 - index * 15}`, 1.8, shade(look.color, 0.7), {
      opacity: 0.7,
      profile: 'flat',
    })
  const tile = (index: number) =>
    s.stroke(
      `${-96 + (index % 10) * 20},${-94 - Math.floor(index / 10) * 18} ${-86 + (index % 10) * 20},${-86 - Math.floor(index / 10) * 18} ${-76 + (index % 10) * 20},${-94 - Math.floor(index / 10) * 18}`,
      2.4,
      shade(look.accent, 0.9),
    )
  const pane =
    element('rect', { x: -66, y: -66, width: 34, height: 34, fill: look.third, stroke: '#5a4438', 'stroke-width': 4 }) +
    s.stroke('-49,-66 -49,-32', 3, '#5a4438', { profile: 'flat' }) +
    s.stroke('-66,-49 -32,-49', 3, '#5a4438', { profile: 'flat' })
  const door =
    element('rect', { x: 4, y: -64, width: 32, height: 64, fill: '#7a4a30', stroke: '#5a3420', 'stroke-width': 3 }) +
    s.disc(28, -30, 3, '#f0c850')
  const box =
    s.fill('/-70,-30 -28,-30 -32,-20 -66,-20', '#8a5a3a') +
    times(5, (index) => s.disc(-66 + index * 9, -33, 5, index % 2 ? '#e8506a' : '#ffd95a'))
  return (
    s.cloth('/30,-120 30,-170 52,-170 52,-120', '#9a7a6a', { lineWidth: 2 }) +
    s.cloth('/-90,-90 70,-90 70,0 -90,0', look.color, {
      lineWidth: 2,
      shades: ['/10,-90 80,-90 80,0 10,0'],
      extra: times(5, board),
    }) +
    s.cloth('/-112,-86 -10,-170 92,-86', look.accent, {
      lineWidth: 2,
      shades: ['/-10,-170 100,-80 24,-80'],
      extra: times(40, tile),
    }) +
    pane +
    box +
    door
  )
}

function gingerbread(s: Sketch, look: Look): Svg {
  const icing = (line: string) => s.cord(line, 9, look.accent)
  const sweets = ['#e8506a', '#6ad0a0', '#ffd95a', '#8a6ae0']
  const dot = (index: number) =>
    s.disc(-96 + index * 24, -148 + Math.abs(index - 4) * 18 - 4, 9, sweets[index % 4] ?? '#fff', '#7a3a2a', 2)
  const roof = s.cloth(
    '-140,-108! -70,-190 0,-250! 70,-190 140,-108! 104,-96! 70,-110! 36,-96! 0,-110! -36,-96! -70,-110! -104,-96!',
    look.accent,
    { lineWidth: 3, shades: ['0,-256! 150,-100! 60,-94! 40,-140'] },
  )
  const cane = (x: number) =>
    s.cord(`${x},0 ${x},-80 ${x + 10},-104 ${x + 26},-92`, 13, '#fff') +
    times(5, (index) =>
      s.stroke(`${x - 6},${-10 - index * 17} ${x + 6},${-20 - index * 17}`, 6, look.third, { profile: 'flat' }),
    )
  const door =
    path('M-26 0V-58A26 26 0 0 1 26 -58V0Z', '#7a4020', { stroke: look.accent, 'stroke-width': 7 }) +
    s.disc(14, -34, 5, look.third)
  const window = (x: number) =>
    element('rect', {
      x: x - 18,
      y: -86,
      width: 36,
      height: 36,
      rx: 6,
      fill: '#ffe9a0',
      stroke: look.accent,
      'stroke-width': 6,
    }) + s.stroke(`${x},-86 ${x},-50`, 4, look.accent, { profile: 'flat' })
  return (
    s.cloth('-112,0! -108,-120! 108,-120! 112,0!', look.color, {
      lineWidth: 3,
      shades: ['20,0! 20,-120! 120,-120! 120,0!'],
    }) +
    icing('-100,-12 -60,-20 -30,-10') +
    door +
    window(-66) +
    window(66) +
    roof +
    times(9, dot) +
    cane(-132) +
    cane(122)
  )
}
