import { ink, light, shade } from '../../draw/color.ts'
import { star } from '../../draw/plants.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

const GEMS = ['#d8304a', '#3fc0a0', '#5a8af0', '#8a5ae0']

/** Small precious and dangerous things that lie about. */
export const TREASURES: StageTable = {
  coins: standing({ color: '#f0c244', amount: 26, size: 130 }, (s, look) => heap(s, look)),
  chest: standing({ color: '#7a4a2a', accent: '#e6bd55', shadow: 110 }, (s, look) => {
    const open = look.variant !== 'closed'
    const lid = open
      ? s.cloth('-100,-84! -104,-140 -60,-176 60,-176 104,-140 100,-84!', shade(look.color, 0.7), { lineWidth: 2.8 }) +
        s.trim('-104,-138 -60,-174 60,-174 104,-138', 10, look.accent)
      : s.cloth('-104,-80! -100,-124 -60,-146 60,-146 100,-124 104,-80!', look.color, { lineWidth: 2.8 }) +
        s.trim('-100,-122 -60,-144 60,-144 100,-122', 10, look.accent)
    const gold = open ? s.place(0, -78, heap(s, { ...look, color: '#f0c244', size: 70, amount: 18 }), 0.9) : ''
    const box = s.cloth('/-104,-84 104,-84 96,0 -96,0', look.color, {
      lineWidth: 2.8,
      folds: ['-96,-56 96,-56', '-94,-28 94,-28'],
      shades: ['/40,-90 110,-90 104,6 40,6'],
    })
    const bands =
      s.both((side) => side.trim('70,-82 66,-2', 12, look.accent)) + s.trim('-102,-80 102,-80', 10, look.accent)
    return (
      lid +
      gold +
      box +
      bands +
      s.inked('/-17,-90 17,-90 14,-54 -14,-54', look.accent, 3) +
      s.disc(0, -76, 5, '#2a1620') +
      s.fill('/-2,-74 2,-74 4,-60 -4,-60', '#2a1620')
    )
  }),
  ring: standing(
    { color: '#f2c23e', accent: '#2a9d8f', size: 34 },
    (s, look) =>
      s.ring(0, -look.size, look.size, look.size * 0.3, look.color) +
      s.gem(0, -look.size * 2.2, look.size * 0.46, look.accent, { setting: look.color }),
  ),
  necklace: standing({ color: '#f2c23e', accent: '#e8862a', size: 100 }, (s, look) => {
    const w = look.size
    const bead = (index: number) => {
      const angle = Math.PI * (0.06 + (index / 12) * 0.88)
      const [x, y] = [Math.cos(angle) * w, Math.sin(angle) * w * 0.7]
      return s.gem(x, y, 9 + 7 * Math.sin(angle), index % 2 ? look.accent : look.color, { setting: look.color })
    }
    return (
      s.cord(`${-w},0 ${-w * 0.7},${w * 0.5} 0,${w * 0.7} ${w * 0.7},${w * 0.5} ${w},0`, 5, look.color) +
      times(13, bead) +
      s.gem(0, w * 0.94, 20, look.accent, { setting: look.color, stretch: 1.3 }) +
      path(star(0, w * 0.94, 46, { points: 4, waist: 0.1 }), '#fff6d0', { opacity: 0.6 })
    )
  }),
  jewel: standing({ color: '#e8f4ff', accent: '#e0b84c', size: 40 }, (s, look) => {
    const r = look.size
    const glow = s.canvas.radialGradient(
      [
        [0, look.color, 0.8],
        [0.4, look.color, 0.25],
        [1, look.color, 0],
      ],
      0,
      -r,
      r * 4,
    )
    const cut = s.inked(
      `/${-r},${-r} ${-r * 0.6},${-r * 1.7} ${r * 0.6},${-r * 1.7} ${r},${-r} 0,${r * 0.2}`,
      look.color,
      3,
    )
    const facets =
      s.fill(`/${-r * 0.4},${-r} ${-r * 0.6},${-r * 1.7} 0,${-r * 1.7}`, '#fff', 0.8) +
      s.fill(`/${r * 0.4},${-r} ${r},${-r} 0,${r * 0.2}`, shade(look.color, 1), 0.8) +
      s.stroke(`${-r},${-r} ${r},${-r}`, 2.4, '#fff', { profile: 'flat' })
    return (
      element('circle', { cy: -r, r: r * 4, fill: glow, style: 'mix-blend-mode:screen' }) +
      cut +
      facets +
      s.trim(`${-r * 0.5},${r * 0.1} 0,${r * 0.4} ${r * 0.5},${r * 0.1}`, 8, look.accent)
    )
  }),
  jar: standing({ color: '#b8683a', accent: '#e0a868', third: '#2a1620', shadow: 70 }, (s, look) => {
    const lifted = look.variant === 'open' || look.variant === 'eyes'
    const body = s.cloth(
      '-40,0! -76,-60 -84,-130 -50,-190 -36,-214! 36,-214! 50,-190 84,-130 76,-60 40,0!',
      look.color,
      {
        lineWidth: 2.8,
        shades: ['16,-220! 60,-190 96,-130 84,-50 44,6! 10,6! 46,-100'],
        extra:
          s.trim('-90,-140 0,-128 90,-140', 12, look.accent) +
          s.trim('-86,-96 0,-84 86,-96', 5, look.accent) +
          times(9, (index) =>
            s.fill(
              `${-72 + index * 18},-118! ${-64 + index * 18},-104! ${-56 + index * 18},-118! ${-64 + index * 18},-132!`,
              look.accent,
            ),
          ),
      },
    )
    const mouth =
      s.oval(0, -216, 40, 12, look.third, ink(look.color), 3) +
      (look.variant === 'eyes'
        ? s.both((side) => side.oval(12, -216, 6, 4, '#fff6d0') + side.disc(12, -216, 2.6, '#1a1020'))
        : '')
    const lid =
      s.cloth('-46,-8! 46,-8! 30,-30 0,-38 -30,-30', shade(look.accent, 0.3), { lineWidth: 2.6 }) +
      s.disc(0, -44, 10, look.accent, ink(look.accent), 2.6)
    return (
      s.both((side) => side.cord('44,-196 84,-196 90,-156 74,-140', 10, look.color)) +
      s.stroke('-64,-130 -60,-70 -40,-20', 9, light(look.color, 0.8), { opacity: 0.6 }) +
      body +
      mouth +
      s.place(lifted ? 14 : 0, lifted ? -248 : -212, lid, 1, lifted ? 16 : 0)
    )
  }),
  amphora: standing({ color: '#c8643a', accent: '#2a1c24', shadow: 44 }, (s, look) => {
    const body = s.cloth(
      '-16,0! -44,-50 -50,-100 -20,-140 -26,-170! 26,-170! 20,-140 50,-100 44,-50 16,0!',
      look.color,
      {
        lineWidth: 2.4,
        extra:
          s.trim('-60,-110 60,-110', 5, look.accent) +
          s.stroke('-60,-70 60,-70', 5, look.accent, { profile: 'flat' }) +
          times(6, (index) =>
            path(`M${-44 + index * 16} -80v-18h10v12h-5`, 'none', { stroke: look.accent, 'stroke-width': 3 }),
          ),
        shades: ['10,-170! 60,-100 40,6! 6,6! 28,-90'],
      },
    )
    return (
      s.both((side) => side.cord('22,-162 54,-150 40,-104', 8, look.accent)) +
      body +
      s.inked('-32,-176! 32,-176! 26,-164 -26,-164', look.accent, 2)
    )
  }),
}

function heap(s: Sketch, look: Look): Svg {
  const coin = (index: number): Svg => {
    const near = index / look.amount
    const [x, y] = [
      (look.random() - 0.5) * look.size * 2 * (0.3 + near * 0.7),
      -look.size * 0.62 * (1 - near) * (0.6 + look.random() * 0.6),
    ]
    return (
      s.oval(x, y + 3, 18, 11, shade(look.color, 1), '#8a5a1a', 2.6) +
      s.oval(x, y, 18, 10, look.color, '#8a5a1a', 2) +
      s.oval(x, y - 1, 11, 5.6, light(look.color, 0.9))
    )
  }
  const stones = times(Math.ceil(look.amount / 7), (index) =>
    s.gem(
      (look.random() - 0.5) * look.size * 1.5,
      -look.size * 0.1 - look.random() * look.size * 0.3,
      10 + look.random() * 5,
      GEMS[index % 4] ?? '#d8304a',
    ),
  )
  return (
    s.inked(
      `${-look.size},6! ${-look.size * 0.5},${-look.size * 0.34} 0,${-look.size * 0.56} ${look.size * 0.5},${-look.size * 0.34} ${look.size},6!`,
      shade(look.color, 0.7),
      3,
    ) +
    times(look.amount, coin) +
    stones +
    path(star(look.size * 0.2, -look.size * 0.5, 18, { points: 4, waist: 0.12 }), '#fff9d8')
  )
}
