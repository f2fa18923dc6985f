import { ink, light, shade } from '../../draw/color.ts'
import { star } from '../../draw/plants.ts'
import { element, path } from '../../draw/svg.ts'
import { PROPS } from '../../props/index.ts'
import { type StageTable, standing, times } from './part.ts'

/** Palaces, studies and theatres of France. */
export const PARIS: StageTable = {
  /** Hangs from its chain; the origin is the ceiling. */
  'opera-chandelier': standing(
    { color: '#e6bd55', accent: '#ffd98a', third: '#dff0ff', amount: 9, tall: 120, y: 0 },
    (s, look) => {
      const top = look.tall
      const glow = s.canvas.radialGradient(
        [
          [0, look.accent, 0.8],
          [0.4, look.accent, 0.28],
          [1, look.accent, 0],
        ],
        0,
        top + 130,
        360,
      )
      const candle = (x: number, y: number) =>
        s.fill(`/${x - 6},${y} ${x - 6},${y - 34} ${x + 6},${y - 34} ${x + 6},${y}`, '#f8f2e0') +
        s.fill(`${x},${y - 66}! ${x + 8},${y - 44} ${x},${y - 32} ${x - 8},${y - 44}`, look.accent) +
        s.oval(x, y - 42, 3, 7, '#fffbe8')
      const drop = (x: number, y: number, r: number) =>
        s.inked(`${x},${y - r}! ${x + r * 0.6},${y} ${x},${y + r * 1.5}! ${x - r * 0.6},${y}`, look.third, 2, '#7a9ac0')
      const tier = (y: number, half: number, count: number) =>
        s.cord(
          `${-half},${y} ${-half * 0.5},${y + 34} 0,${y + 44} ${half * 0.5},${y + 34} ${half},${y}`,
          13,
          look.color,
        ) +
        times(count, (index) => {
          const u = (index / (count - 1)) * 2 - 1
          const low = y + 44 * (1 - u * u)
          return (
            s.oval(u * half, low - 8, 15, 6, look.color, ink(look.color), 2.4) +
            candle(u * half, low - 10) +
            drop(u * half, low + 26, 12) +
            drop(u * half * 0.94 + 14, low + 14, 8)
          )
        })
      const swags = s.both(
        (side) =>
          times(7, (index) => drop(20 + index * 22, top + 40 + Math.sin((index / 6) * Math.PI) * 34, 7)) +
          side.cord(`6,${top - 10} 70,${top + 30} 150,${top + 110}`, 7, look.color) +
          side.stroke(`10,${top + 10} 90,${top + 90} 196,${top + 120}`, 4, look.third, { opacity: 0.9 }),
      )
      return (
        s.stroke(`0,0 0,${top}`, 9, shade(look.color, 0.6), { profile: 'flat' }) +
        element('circle', { cy: top + 130, r: 360, fill: glow, style: 'mix-blend-mode:screen' }) +
        s.metal(
          `-20,${top - 20}! -34,${top + 30} -16,${top + 120} 0,${top + 190}! 16,${top + 120} 34,${top + 30} 20,${top - 20}!`,
          look.color,
          {
            gradient: `-30,${top} 30,${top + 60}`,
          },
        ) +
        swags +
        tier(top + 60, 110, 5) +
        tier(top + 120, 210, look.amount) +
        drop(0, top + 210, 18) +
        path(star(-90, top + 100, 20, { points: 4, waist: 0.12 }), '#fff')
      )
    },
  ),
  /** A board in play, seen from the side of one player. */
  chessboard: standing({ color: '#f2e6cc', accent: '#5a2a2a', third: '#8a5a34', shadow: 150 }, (s, look) => {
    const cell = (index: number) => {
      const [row, place] = [Math.floor(index / 8), index % 8]
      if ((row + place) % 2 === 0) return ''
      const at = (column: number, line: number) => `${(column - 4) * (30 + line * 3.2)},${-84 + line * 10.4}`
      return s.fill(
        `/${at(place, row)} ${at(place + 1, row)} ${at(place + 1, row + 1)} ${at(place, row + 1)}`,
        look.accent,
      )
    }
    const piece = (x: number, y: number, tone: string, tall: number) =>
      s.inked(
        `${x - 14},${y}! ${x - 7},${y - 12} ${x - 5},${y - tall * 0.7} ${x + 5},${y - tall * 0.7} ${x + 7},${y - 12} ${x + 14},${y}!`,
        tone,
        2.6,
      ) + s.disc(x, y - tall * 0.8, 8, tone, ink(tone), 2.4)
    return (
      s.cloth('/-132,-90 132,-90 236,4 -236,4', look.third, { lineWidth: 3 }) +
      s.fill('/-120,-84 120,-84 222,0 -222,0', look.color) +
      times(64, cell) +
      s.cloth('/-236,4 236,4 236,24 -236,24', shade(look.third, 0.6), { lineWidth: 3 }) +
      [-90, -30, 60].map((x) => piece(x, -62, '#2a2436', 42)).join('') +
      [-120, -60, 30, 120].map((x) => piece(x, -18, '#f6efe0', 50)).join('')
    )
  }),
  /** A glove thrown on a table. */
  glove: standing({ color: '#b81f2e', accent: '#e6bd55' }, (s, look) => {
    const finger = (line: string, width: number) => s.cord(line, width, look.color, 'out')
    return (
      finger('10,-30 -50,-52 -96,-46', 25) +
      finger('10,-26 -58,-30 -112,-18', 26) +
      finger('10,-16 -54,-8 -106,8', 25) +
      finger('14,-8 -36,10 -80,30', 22) +
      finger('36,-34 10,-66 -20,-84', 24) +
      s.cloth('-10,-44 40,-50 80,-40! 84,6! 40,8 -4,2', look.color, { lineWidth: 3, folds: ['20,-40 24,-20 16,0'] }) +
      s.cloth('76,-44! 150,-64! 166,26! 80,10!', shade(look.color, 0.5), { lineWidth: 3 }) +
      s.trim('150,-62 166,24', 9, look.accent) +
      s.trim('78,-42 82,8', 6, look.accent) +
      s.stroke('-90,-42 -50,-46 -10,-34', 4, light(look.color, 1), { opacity: 0.7 })
    )
  }),
  /** A carnival mask on a stick. */
  'ball-mask': standing({ color: '#2a2a4a', accent: '#e6bd55', third: '#f3ead8' }, (s, look) => {
    const face = s.inked(
      '-80,-30 -84,-64 -40,-70 0,-56 40,-70 84,-64 80,-30 40,-10 10,-22 0,-16 -10,-22 -40,-10',
      look.color,
      4,
    )
    return (
      s.rod([74, -30], [96, 110], 9, look.accent) +
      ['-70,-66 -110,-120 -96,-160', '-60,-68 -76,-130 -50,-170', '-50,-70 -40,-124 -6,-150']
        .map((line) => s.blade(line, 30, look.third))
        .join('') +
      face +
      s.both((side) => side.inked('14,-42 36,-52 60,-44 40,-30', '#f8f4ea', 3)) +
      s.trim('-82,-46 -40,-68 0,-54 40,-68 82,-46', 5, look.accent) +
      s.gem(0, -58, 9, '#c8283a', { setting: look.accent })
    )
  }),
  /** The shadow on a wall of someone in a square cap and a cape. */
  'shadow-hat': standing({ color: '#12060e' }, (s, look) =>
    s.fill(
      '-190,0! -180,-120 -120,-190 -44,-214! -48,-250 -74,-280 -70,-330 -70,-352! -92,-424! -54,-446 -22,-428! -12,-462 12,-462 22,-428! 54,-446 92,-424! 70,-352! 74,-330 104,-304! 80,-296 84,-278 96,-230! 66,-248 46,-214! 120,-190 180,-120 190,0!',
      look.color,
      0.62,
    ),
  ),
  /** A small yellow nag with a drooping head. */
  'yellow-horse': standing({ color: '#e0b84a', accent: '#8a5a2a', third: '#6a3a20', shadow: 120 }, (s, look) => {
    const leg = (x: number, tone: string) => s.cord(`${x},-80 ${x + 4},-40 ${x - 2},0`, 17, tone)
    return (
      leg(-50, shade(look.color, 0.5)) +
      leg(66, shade(look.color, 0.5)) +
      leg(-72, look.color) +
      leg(86, look.color) +
      s.blade('108,-130 134,-90 128,-30', 30, look.third, 'lock') +
      s.cloth('-96,-96 -92,-140 -40,-150 20,-140 90,-150 114,-120 104,-76 40,-62 -60,-64', look.color, {
        lineWidth: 2.6,
        shades: ['-90,-64! 0,-80 104,-84! 100,-60 0,-50!'],
      }) +
      s.cloth(
        '-66,-140! -110,-200 -124,-236! -160,-230 -196,-176! -190,-158 -164,-160 -140,-184 -110,-130 -96,-90!',
        look.color,
        { lineWidth: 2.6 },
      ) +
      s.blade('-128,-232 -126,-262 -114,-272', 16, look.color) +
      s.blade('-70,-146 -106,-190 -120,-240', 22, look.third, 'lock') +
      s.disc(-152, -206, 4.4, '#1a1020') +
      s.disc(-188, -170, 2.8, look.third) +
      s.cloth('-30,-156! 40,-154! 46,-104 -34,-104', look.accent, { lineWidth: 2.4 }) +
      s.stroke('-124,-214 -150,-180 -168,-184', 4, look.third, { profile: 'flat' })
    )
  }),
  /** A ring of four swords whose points meet above; the origin is where they cross. */
  'crossed-blades': standing(
    { amount: 4, size: 0.9 },
    (s, look) =>
      times(look.amount, (index) => {
        const spread = [-58, 58, -22, 22][index % 4] ?? 0
        const reach = 330 * look.size
        const angle = ((spread + 90) * Math.PI) / 180
        const grip =
          PROPS['swept-rapier']?.(s.canvas, {
            grip: ['#2a2230', '#7a1f2b', '#5a4a7a', '#2a4a6a'][index % 4] ?? '#2a2230',
          }) ?? ''
        return s.place(Math.cos(angle) * reach, Math.sin(angle) * reach, grip, look.size, spread)
      }) + path(star(0, 0, 60, { points: 4, waist: 0.1 }), '#fff'),
  ),
}
