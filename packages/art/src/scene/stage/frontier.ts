import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, type Look, type StageTable, standing, times } from './part.ts'

/** A house with a loom, and the border it sends its soldiers to. */
export const FRONTIER: StageTable = {
  loom: standing({ color: '#8a5a34', accent: '#f4ead8', third: '#d8485a', shadow: 190 }, (s, look) => loom(s, look)),
  'armor-stand': standing({ color: '#8a3a2a', accent: '#e0b04a', third: '#6a4430', shadow: 90 }, (s, look) =>
    armorStand(s, look),
  ),
  'long-wall': across({ color: '#a89878', y: 470 }, (canvas, look) => longWall(new Sketch(canvas), look)),
  yurt: standing({ color: '#efe6d4', accent: '#c8402e', shadow: 150 }, (s, look) => yurt(s, look)),
  'army-banner': standing({ color: '#c8281e', accent: '#f0c244', tall: 420 }, (s, look) => banner(s, look)),
  'tiled-hall': standing({ color: '#b84a34', accent: '#3f5a5a', third: '#ffdf9a', size: 300 }, (s, look) =>
    tiledHall(s, look),
  ),
  'moon-gate': standing({ color: '#e8dcc8', accent: '#3f5a5a', third: '#a8c8c0', size: 190 }, (s, look) =>
    moonGate(s, look),
  ),
}

function loom(s: Sketch, look: Look): Svg {
  const [c, warp] = [look.color, look.accent]
  const post = (x: number) => s.rod([x, 0], [x, -330], 22, c)
  const threads = times(23, (i) =>
    s.stroke(`${-132 + i * 12},-290 ${-132 + i * 12},-100`, 3, i % 4 ? warp : look.third, { profile: 'even' }),
  )
  const web = s.cloth('/-140,-150 140,-150 140,-84 -140,-84', look.third, {
    lineWidth: 2.4,
    folds: ['-136,-132 136,-132', '-136,-116 136,-116', '-136,-100 136,-100'],
  })
  return (
    threads +
    web +
    s.rod([-170, -292], [170, -292], 26, c) +
    s.rod([-165, -200], [165, -200], 15, light(c, 0.3)) +
    s.rod([-170, -86], [170, -86], 26, c) +
    post(-172) +
    post(172) +
    s.rod([-200, 0], [-110, 0], 20, c) +
    s.rod([110, 0], [200, 0], 20, c) +
    s.cloth('/-120,-30 120,-30 130,-12 -130,-12', light(c, 0.2), { lineWidth: 2.4 }) +
    s.disc(120, -310, 20, look.third, ink(look.third), 3)
  )
}

function armorStand(s: Sketch, look: Look): Svg {
  const [c, gold] = [look.color, look.accent]
  const rows = times(6, (i) =>
    s.stroke(`-84,${-230 + i * 24} 0,${-222 + i * 24} 84,${-230 + i * 24}`, 5, ink(c), {
      profile: 'even',
      opacity: 0.8,
    }),
  )
  const columns = times(9, (i) =>
    s.stroke(`${-76 + i * 19},-236 ${-80 + i * 20},-90`, 3, ink(c), { profile: 'even', opacity: 0.5 }),
  )
  const outline = '-92,-240! -40,-256 40,-256 92,-240! 84,-150 100,-80! 0,-64 -100,-80! -84,-150'
  return (
    s.rod([0, 0], [0, -330], 15, look.third) +
    s.rod([-70, 0], [70, 0], 18, look.third) +
    s.rod([-110, -250], [110, -250], 15, look.third) +
    s.cloth(outline, c, {
      lineWidth: 3,
      extra: s.clipped(outline, rows + columns),
      shades: ['20,-260! 92,-240 100,-80! 30,-60! 44,-150'],
    }) +
    s.both(
      (half) =>
        half.cloth('80,-256! 130,-246 146,-180 136,-140! 96,-150!', c, {
          folds: ['90,-220 138,-214', '92,-190 142,-184', '94,-164 140,-160'],
        }) +
        half.disc(38, -186, 30, gold, ink(gold), 3) +
        half.disc(38, -186, 21, '#e8f0f4', ink(gold), 2),
    ) +
    s.trim('-96,-104 0,-92 96,-104', 15, '#4a2a20') +
    s.metal('-60,-290! -62,-330 -40,-366 0,-382 40,-366 62,-330 60,-290! 0,-278', '#8a94b0', {
      gradient: '-60,-340 60,-290',
    }) +
    s.trim('-62,-294 0,-282 62,-294', 11, gold) +
    s.rod([0, -380], [0, -408], 7, gold) +
    [-22, -8, 8, 22].map((x) => s.blade(`0,-400 ${x * 1.4},-390 ${x * 2.2},-340`, 17, '#d8281e', 'spike')).join('')
  )
}

/** The wall that follows the ridges to the edge of sight, a tower on each. */
function longWall(s: Sketch, look: Look): Svg {
  const { width: w } = look.picture
  const top = (x: number) => look.y - 40 + Math.sin(x / (w * 0.16)) * 46 - (x / w) * 70
  const line = Array.from({ length: 19 }, (_, i) => (w / 18) * i)
  const ridge = s.cloth(
    `-20,${top(0) + 60}! ${line.map((x) => `${x},${top(x) + 46}`).join(' ')} ${w + 20},${top(w) + 60}! ${w + 20},${look.picture.height}! -20,${look.picture.height}!`,
    '#7a8a6a',
    { lineWidth: 2 },
  )
  const wall = s.cloth(
    `-20,${top(0)}! ${line.map((x) => `${x},${top(x)}`).join(' ')} ${w + 20},${top(w)}! ${w + 20},${top(w) + 58}! ${line
      .toReversed()
      .map((x) => `${x},${top(x) + 56}`)
      .join(' ')} -20,${top(0) + 58}!`,
    look.color,
    { lineWidth: 2.4 },
  )
  const teeth = times(Math.round(w / 20), (i) =>
    s.fill(
      `/${i * 20},${top(i * 20) + 2} ${i * 20 + 11},${top(i * 20 + 11) + 2} ${i * 20 + 11},${top(i * 20 + 11) - 11} ${i * 20},${top(i * 20) - 11}`,
      shade(look.color, 0.2),
    ),
  )
  const tower = (x: number) =>
    s.cloth(
      `/${x - 30},${top(x) + 58} ${x - 26},${top(x) - 64} ${x + 26},${top(x) - 64} ${x + 30},${top(x) + 58}`,
      light(look.color, 0.1),
      {
        lineWidth: 2.4,
        shades: [`/${x + 6},${top(x) - 64} ${x + 30},${top(x) - 64} ${x + 30},${top(x) + 58} ${x + 6},${top(x) + 58}`],
      },
    ) +
    s.fill(
      `/${x - 8},${top(x) - 14} ${x + 8},${top(x) - 14} ${x + 8},${top(x) - 40} ${x - 8},${top(x) - 40}`,
      '#3a3038',
    ) +
    times(4, (i) =>
      s.inked(
        `/${x - 30 + i * 17},${top(x) - 64} ${x - 20 + i * 17},${top(x) - 64} ${x - 20 + i * 17},${top(x) - 78} ${x - 30 + i * 17},${top(x) - 78}`,
        look.color,
        2,
      ),
    )
  return ridge + wall + teeth + [0.14, 0.47, 0.82].map((u) => tower(w * u)).join('')
}

function yurt(s: Sketch, look: Look): Svg {
  const c = look.color
  return (
    s.cloth('-150,0! -156,-90 -150,-110! 150,-110! 156,-90 150,0!', c, {
      lineWidth: 3,
      shades: ['40,-110! 150,-110! 156,-40 150,0! 60,0!'],
      folds: ['-100,-100 -104,-10', '100,-100 104,-10'],
    }) +
    s.cloth('-164,-104! -100,-170 -30,-204! 30,-204! 100,-170 164,-104! 0,-92', light(c, 0.2), {
      lineWidth: 3,
      shades: ['30,-200! 164,-104! 40,-96!'],
    }) +
    s.oval(0, -206, 34, 10, '#3a3038', ink(c), 2.6) +
    s.trim('-154,-96 0,-84 154,-96', 13, look.accent) +
    s.trim('-154,-44 0,-34 154,-44', 7, '#8a6a44') +
    s.cloth('/-40,0 -40,-84 40,-84 40,0', look.accent, { lineWidth: 2.8 }) +
    s.inked('/-28,-10 -28,-72 28,-72 28,-10', '#e8b04a', 2.4) +
    times(3, (i) =>
      s.stroke(`${-6 + i * 8},-214 ${-16 + i * 14},-250 ${-4 + i * 10},-290`, 12, '#ffffff', { opacity: 0.4 }),
    )
  )
}

function banner(s: Sketch, look: Look): Svg {
  const h = look.tall
  const cloth = `10,${-h}! 120,${-h + 10} 130,${-h + 80} 112,${-h + 170} 128,${-h + 260}! 90,${-h + 236} 70,${-h + 274} 40,${-h + 238} 10,${-h + 262}!`
  const scallops = times(6, (i) =>
    s.blade(
      `${122 - (i % 2) * 6},${-h + 20 + i * 40} ${150},${-h + 26 + i * 40} ${176},${-h + 18 + i * 42}`,
      30,
      look.accent,
      'spike',
    ),
  )
  return (
    s.rod([0, 0], [0, -h - 30], 11, '#5a3a24') +
    s.metal(`0,${-h - 92}! 15,${-h - 50} 0,${-h - 26} -15,${-h - 50}`, '#d8dfea', { gradient: '-14,0 14,0' }) +
    [-12, 0, 12]
      .map((x) => s.blade(`0,${-h - 30} ${x},${-h - 6} ${x * 1.6},${-h + 26}`, 13, '#d8281e', 'spike'))
      .join('') +
    scallops +
    s.cloth(cloth, look.color, {
      lineWidth: 3,
      folds: [`40,${-h + 10} 46,${-h + 120} 38,${-h + 230}`, `90,${-h + 16} 96,${-h + 130} 86,${-h + 230}`],
    }) +
    s.disc(66, -h + 116, 40, look.accent, ink(look.accent), 3) +
    s.stroke(`44,${-h + 128} 56,${-h + 96} 78,${-h + 96} 88,${-h + 118} 70,${-h + 136} 60,${-h + 118}`, 8, look.color, {
      steps: 30,
    })
  )
}

/** A house of the north: a step, red posts, a roof whose corners rise. */
function tiledHall(s: Sketch, look: Look): Svg {
  const w = look.size
  const door = (x: number) =>
    s.inked(`/${x - 34},0 ${x - 34},-140 ${x + 34},-140 ${x + 34},0`, look.third, 3, '#6a3a24') +
    times(3, (i) => s.stroke(`${x - 17 + i * 17},-136 ${x - 17 + i * 17},-50`, 3.4, '#8a5a34', { profile: 'even' })) +
    times(3, (i) =>
      s.stroke(`${x - 32},${-116 + i * 26} ${x + 32},${-116 + i * 26}`, 3.4, '#8a5a34', { profile: 'even' }),
    ) +
    s.fill(`/${x - 34},0 ${x - 34},-44 ${x + 34},-44 ${x + 34},0`, '#a8583a')
  const roof = `${-w * 1.24},-166! ${-w * 1.3},-192! ${-w * 0.9},-200 ${-w * 0.66},-260! ${w * 0.66},-260! ${w * 0.9},-200 ${w * 1.3},-192! ${w * 1.24},-166! ${w * 0.8},-158 ${-w * 0.8},-158`
  const tiles = times(21, (i) =>
    s.stroke(`${-w * 0.64 + i * w * 0.064},-256 ${-w * 1.14 + i * w * 0.114},-164`, 4, shade(look.accent, 1), {
      profile: 'even',
    }),
  )
  return (
    s.cloth(`/${-w},14 ${w},14 ${w},-10 ${-w},-10`, '#b8b0a8', { lineWidth: 2.6 }) +
    s.cloth(`/${-w * 0.92},-8 ${w * 0.92},-8 ${w * 0.92},-160 ${-w * 0.92},-160`, '#e8dcc4', { lineWidth: 2.6 }) +
    [-0.56, -0.18, 0.18, 0.56].map((u) => door(u * w)).join('') +
    [-0.9, -0.37, 0.37, 0.9].map((u) => s.rod([u * w, -6], [u * w, -160], 17, look.color)).join('') +
    s.cloth(roof, look.accent, { lineWidth: 3, extra: s.clipped(roof, tiles) }) +
    s.trim(`${-w * 0.68},-262 ${w * 0.68},-262`, 15, shade(look.accent, 0.6)) +
    s.both(
      (half) =>
        half.oval(w * 0.37, -128, 15, 20, '#e8402e', '#6a1a14', 3) + half.oval(w * 0.37, -128, 7, 18, '#ffb060'),
    )
  )
}

/** A wall with a round way through it. */
function moonGate(s: Sketch, look: Look): Svg {
  const r = look.size
  const wall = `M${-r * 2.4} 0V${-r * 2.5}H${r * 2.4}V0H${r * 0.62}A${r} ${r} 0 1 0 ${-r * 0.62} 0Z`
  return (
    element('path', { d: wall, fill: look.color, stroke: ink(look.color), 'stroke-width': 4 }) +
    element('circle', {
      cx: 0,
      cy: -r * 0.785,
      r: r + 8,
      fill: 'none',
      stroke: shade(look.accent, 0.4),
      'stroke-width': 22,
      'stroke-dasharray': `${r * 4.87} ${r * 6}`,
      transform: `rotate(128 0 ${-r * 0.785})`,
    }) +
    s.cloth(
      `${-r * 2.5},${-r * 2.44}! 0,${-r * 2.5} ${r * 2.5},${-r * 2.44}! ${r * 2.4},${-r * 2.72}! 0,${-r * 2.8} ${-r * 2.4},${-r * 2.72}!`,
      look.accent,
      { lineWidth: 3 },
    ) +
    times(22, (i) => s.disc(-r * 2.3 + i * r * 0.22, -r * 2.44, 9, shade(look.accent, 0.6), ink(look.accent), 2))
  )
}
