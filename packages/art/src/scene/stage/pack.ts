import { type Color, ink, light, mix, shade } from '../../draw/color.ts'
import { lock } from '../../draw/lock.ts'
import { unionOutline } from '../../draw/outline.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, type StageTable, standing, times } from './part.ts'

/** Wolves of a council, each at its own ease; `third` is the light on their edges. */
export const PACK: StageTable = {
  /** Sits with its back to the viewer; with the variant `glance` it looks aside. */
  'wolf-from-behind': standing({ color: '#454a62', accent: '#ffd83a', third: '#a8c0e8', shadow: 110 }, (s, look) => {
    const { color } = look
    const tail =
      s.cloth('50,-24! 112,-40 168,-22 196,4! 150,16 96,14 46,6!', color, { lineWidth: 2.6 }) +
      s.fill('150,-26 172,-18 196,4! 160,12', light(color, 0.9), 0.9)
    const body = s.cloth('-66,4! -98,-34 -92,-96 -62,-150 0,-176 62,-150 92,-96 98,-34 66,4! 34,8 0,2 -34,8', color, {
      lineWidth: 2.8,
      shades: ['24,-170! 80,-140 110,-40 70,10! 20,6! 50,-60', '-94,-50! -70,-70 -44,-40 -48,4! -80,2'],
      folds: ['-92,-62 -62,-72 -42,-40 -50,0', '92,-62 62,-72 42,-40 50,0', '-10,2 -8,-26', '10,2 8,-26'],
    })
    const spine = times(5, (n) =>
      s.stroke(`-10,${-140 + n * 24} 0,${-124 + n * 24} 10,${-140 + n * 24}`, 4, shade(color, 0.9), { opacity: 0.6 }),
    )
    const edge = s.stroke('-96,-30 -92,-96 -64,-146 -40,-162', 6, look.third, { opacity: 0.6 })
    return tail + body + spine + edge + ruff(s, color) + backOfHead(s, look)
  }),
  /** Lies with its forepaws out, facing the left. */
  'wolf-lying': standing({ color: '#5a5f78', accent: '#ffd83a', third: '#c8d8f4', shadow: 170 }, (s, look) => {
    const { color } = look
    const tail = s.cloth('120,-30! 190,-52 236,-26 248,6! 190,16 120,6!', color, { lineWidth: 2.6 })
    const body = s.cloth('-112,2! -120,-50 -84,-96 -20,-98 60,-104 136,-92 176,-46 168,2! 60,8', color, {
      lineWidth: 2.8,
      shades: ['-60,-20! 20,-30 90,-20 176,-50 172,10! -100,10!'],
      lights: ['-70,-84! -10,-94 60,-98 120,-88! 60,-80 -20,-76'],
      folds: ['108,-92 66,-58 92,-6', '-40,-10 -10,-24 20,-10', '-70,-60 -60,-30 -72,-10'],
    })
    const legs =
      s.cloth('60,-30! 110,-36 124,-6 96,8 20,8 14,-6 40,-12!', color, { lineWidth: 2.4 }) +
      s.cloth('-108,-34! -60,-36 -56,-4 -150,10 -186,6 -190,-8 -160,-14!', color, {
        lineWidth: 2.4,
        folds: ['-178,4 -176,-6', '-166,4 -164,-6'],
      })
    const edge = s.stroke('-70,-92 20,-98 110,-92 150,-74', 5, look.third, { opacity: 0.6 })
    return tail + body + edge + legs + s.place(-104, -92, sideHead(s, look), 0.92, -4)
  }),
  /** Comes on with a low head and raised hackles, facing the left. */
  'wolf-prowling': standing({ color: '#4c5068', accent: '#ffd83a', third: '#c8d8f4', shadow: 150 }, (s, look) => {
    const { color } = look
    const far = ['-64,-80! -36,-84 -50,-40 -58,0! -84,2 -76,-36', '96,-84! 128,-90 112,-46 122,0! 96,2 92,-40']
      .map((leg) => s.cloth(leg, shade(color, 0.7), { lineWidth: 2.4 }))
      .join('')
    const tail = s.cloth('120,-120! 170,-110 196,-60 190,-20! 160,-40 130,-88!', color, { lineWidth: 2.6 })
    const body = s.cloth(
      '-104,-70! -112,-120 -70,-154 0,-140 70,-146 128,-132 146,-96 120,-66! 60,-74 0,-62 -60,-56',
      color,
      {
        lineWidth: 2.8,
        shades: ['-90,-80! -20,-84 60,-92 140,-110 126,-60! -60,-50!'],
        folds: ['-60,-130 -48,-96 -60,-66', '90,-134 74,-104 84,-76'],
      },
    )
    const near = [
      '-92,-84! -50,-88 -64,-40 -68,0! -106,2 -98,-14 -90,-40',
      '70,-90! 124,-98 98,-46 104,0! 68,2 76,-14 70,-46',
    ]
      .map((leg) => s.cloth(leg, color, { lineWidth: 2.6 }))
      .join('')
    const hackles = furred(
      s,
      ['-84,-136 -60,-164 -36,-172', '-50,-142 -22,-166 2,-172', '-14,-136 12,-156 38,-160', '24,-138 48,-154 74,-156'],
      30,
      color,
    )
    return far + tail + hackles + body + near + s.place(-112, -112, sideHead(s, look), 0.95, 12)
  }),
}

/** A head from the left, its neck at (0, 0); with the variant `snarl` its jaw is open. */
function sideHead(s: Sketch, { color, accent, third, variant }: Look): Svg {
  const line = ink(color)
  const ears =
    s.cloth('-34,-38! -30,-88! -4,-52!', shade(color, 0.5), { lineWidth: 2.4 }) +
    s.cloth('-12,-50! 10,-98! 30,-36!', color, { lineWidth: 2.4 }) +
    s.fill('-2,-52! 10,-82! 20,-44!', '#8a5a68')
  const collar = furred(s, ['6,-24 44,0 56,36', '0,-6 30,26 34,58', '-12,4 6,36 4,64', '12,-36 56,-20 78,8'], 44, color)
  const open = variant === 'snarl'
  const jaw = open
    ? s.cloth('-70,14! -40,16 -14,20 -20,40 -58,38 -70,30!', shade(color, 0.4), { lineWidth: 2.4 }) +
      s.fill('-72,8! -40,12 -18,18 -26,32 -62,30!', '#7a2232') +
      s.fill('/-66,12 -60,24 -55,12 -46,22 -41,13', '#ffffff') +
      s.fill('/-60,32 -56,22 -52,32', '#ffffff')
    : ''
  const skull = s.cloth('-50,-26 -18,-54 24,-48 44,-14 30,20 2,32 -26,22 -78,16! -94,6 -92,-6 -70,-14', color, {
    lineWidth: 2.6,
    shades: ['0,-50! 40,-40 46,-10 30,24 0,36! 20,-4'],
    lights: ['-70,-12! -40,-28 -18,-46! -22,-26 -44,-12'],
  })
  const face =
    s.fill('-92,8 -66,4 -38,8 -12,22 -30,24 -78,16', light(color, 0.9)) +
    s.oval(-92, -3, 9, 7, '#1d1824') +
    s.inked('-46,-18! -30,-27 -18,-20! -32,-13', accent, 2.4, line) +
    s.oval(-32, -20, 2.6, 4.4, '#1a1020') +
    s.stroke('-52,-24 -34,-33 -14,-26', 4.4, line) +
    s.stroke('-90,10 -60,8 -34,14', 2.8, line) +
    s.stroke('-44,-30 -18,-50 8,-50', 4, third, { opacity: 0.55 })
  return ears + collar + jaw + skull + face
}

function backOfHead(s: Sketch, { color, accent, third, variant }: Look): Svg {
  const dark = shade(color, 0.5)
  const ears = s.both((half) =>
    half.cloth('8,-232! 34,-292 44,-290! 50,-216!', dark, { lineWidth: 2.6, lights: ['16,-236! 36,-280! 30,-234'] }),
  )
  const snout =
    variant === 'glance'
      ? s.cloth('-36,-206 -66,-196 -88,-184! -84,-172 -60,-166 -30,-170', color, { lineWidth: 2.6 }) +
        s.oval(-86, -180, 7, 6, '#1d1824') +
        s.fill('-50,-204! -40,-210 -34,-202! -42,-199', accent) +
        s.stroke('-80,-172 -56,-172 -38,-180', 2.6, ink(color))
      : ''
  const head = s.cloth('-48,-196 -40,-230 0,-248 40,-230 48,-196 32,-166 0,-156 -32,-166', color, {
    lineWidth: 2.6,
    shades: ['14,-250! 50,-226 54,-186 20,-156! 30,-200'],
  })
  const cheeks = s.both((half) => furred(half, ['34,-206 58,-190 66,-166', '28,-190 46,-166 46,-144'], 26, color))
  return ears + cheeks + snout + head + s.stroke('-46,-192 -40,-226 -8,-244', 5, third, { opacity: 0.65 })
}

function ruff(s: Sketch, color: Color): Svg {
  const locks = [-3, -2, -1, 0, 1, 2, 3].map(
    (n) => `${n * 13},-176 ${n * 21},-146 ${n * 25 + 2},${-112 + Math.abs(n) * 7}`,
  )
  return furred(s, locks, 36, color)
}

/** Locks of fur in one outline. */
function furred(s: Sketch, lines: readonly string[], width: number, color: Color): Svg {
  const locks = lines.map((line) => lock(s.points(line), width, { profile: 'lock' }).outline)
  return (
    unionOutline(locks, ink(color), 2.2) +
    locks.map((d, index) => path(d, index % 2 ? color : mix(color, light(color, 0.5), 0.4))).join('')
  )
}
