import { ink, light, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { type StageTable, standing, times } from './part.ts'

/** The dry plain of the knight and his squire. */
export const MANCHA_LAND: StageTable = {
  /** `amount` turns the sails in degrees. */
  windmill: standing({ color: '#f4eee2', accent: '#5a4030', third: '#3e6990', amount: 20, shadow: 120 }, (s, look) => {
    const tower = s.cloth('-104,0! -84,-330! 84,-330! 104,0! 0,14', look.color, {
      lineWidth: 3,
      gradient: '-100,0 100,0',
      shades: ['30,-340! 100,-340! 120,10! 50,10! 54,-160'],
      folds: ['-60,-60 -40,-52', '20,-200 44,-194', '-30,-250 -6,-246'],
    })
    const foot = s.cloth('/-104,0 -100,-44 100,-44 104,0', look.third, { lineWidth: 3 })
    const roof = s.cloth('-106,-322! -60,-400 0,-446! 60,-400 106,-322! 0,-308', shade(look.accent, 0.2), {
      lineWidth: 3,
      folds: ['-60,-340 -24,-410', '0,-330 0,-430', '60,-340 24,-410'],
    })
    const pane = (x: number, y: number) =>
      s.inked(`/${x - 13},${y} ${x - 13},${y - 30} ${x + 13},${y - 30} ${x + 13},${y}`, '#3a2a34', 3)
    const openings = pane(-36, -210) + pane(40, -130) + s.inked('-28,0! -28,-76 0,-100 28,-76 28,0!', '#5a3a2a', 3)
    return tower + foot + roof + openings + s.place(0, -330, sails(s, look.accent), 1, look.amount)
  }),
  sheep: standing({ color: '#f6f0e4', accent: '#4a3a3a', shadow: 70 }, (s, look) => {
    const puffs = [
      [-60, -70, 36],
      [-24, -88, 40],
      [20, -88, 42],
      [58, -72, 36],
      [66, -50, 30],
      [0, -50, 46],
      [-58, -48, 32],
    ]
    const wool = (fill: string, grow: number) =>
      puffs.map(([x = 0, y = 0, r = 0]) => s.disc(x, y, r + grow, fill)).join('')
    return (
      [-50, -26, 30, 54].map((x) => s.cord(`${x},-30 ${x},0`, 11, look.accent)).join('') +
      wool(ink(look.color), 3) +
      wool(look.color, 0) +
      ['-40,-80 -28,-94 -16,-82', '10,-96 24,-108 36,-96', '30,-60 44,-72 56,-60']
        .map((line) => s.stroke(line, 4, shade(look.color, 1)))
        .join('') +
      s.blade('-80,-86 -56,-84 -44,-70', 20, look.accent) +
      s.inked('-116,-62 -104,-98 -78,-100 -66,-78 -84,-48 -108,-44', look.accent, 3) +
      s.disc(-94, -78, 4, '#fff6d0')
    )
  }),
  well: standing({ color: '#b8a890', accent: '#6a4630', third: '#2a3a5a', shadow: 150 }, (s, look) => {
    const stone = (index: number) =>
      s.stroke(
        `${-130 + (index % 6) * 46 + (index > 5 ? 22 : 0)},${-84 + Math.floor(index / 6) * 40} ${-130 + (index % 6) * 46 + (index > 5 ? 22 : 0)},${-50 + Math.floor(index / 6) * 40}`,
        4,
        shade(look.color, 1.4),
      )
    return (
      s.both((side) => side.rod([120, -80], [112, -330], 19, look.accent)) +
      s.rod([-130, -320], [130, -320], 19, look.accent) +
      s.disc(0, -316, 34, light(look.accent, 0.2), ink(look.accent), 4) +
      s.stroke('0,-290 4,-120', 5, '#e0cc98', { profile: 'flat' }) +
      s.cloth('-146,0! -150,-96! 150,-96! 146,0! 0,22', look.color, {
        lineWidth: 3,
        shades: ['50,-96! 160,-96! 156,10! 70,20!'],
        extra: times(12, stone) + s.stroke('-150,-46 0,-26 150,-46', 4, shade(look.color, 1.4)),
      }) +
      s.oval(0, -98, 150, 34, light(look.color, 0.3), ink(look.color), 4) +
      s.oval(0, -98, 118, 24, look.third, ink(look.color), 3) +
      s.stroke('-70,-100 0,-92 70,-100', 4, '#9ac0e0', { opacity: 0.8 })
    )
  }),
  /** The pieces of an old armor as they lie through their vigil: breastplate, gauntlet and a basin on top. */
  'armor-vigil': standing({ color: '#a4a6b2', accent: '#d8a43a', third: '#a85a2a' }, (s, look) => {
    const plate = s.metal('-96,0! -104,-90 -84,-160! -40,-146 0,-134 40,-146 84,-160! 104,-90 96,0! 0,16', look.color, {
      gradient: '-100,-80 100,-40',
      folds: ['3 both | 0,-130 2,-60 0,10'],
      shines: ['8 both | -66,-130 -78,-80 -70,-20'],
      extra:
        s.fill('30,-60 56,-70 66,-40 40,-24', look.third, 0.75) +
        s.fill('-60,-40 -40,-46 -34,-20 -54,-14', look.third, 0.6),
    })
    const basin = s.metal('-60,-186! -58,-226 -36,-256 0,-264 36,-256 58,-226 60,-186!', look.accent, {
      gradient: '-60,-220 60,-190',
      shines: ['7 both | -40,-200 -38,-226 -20,-246'],
    })
    const brim = s.metal(
      '-122,-178! -70,-198 0,-194 70,-198 122,-178! 100,-164 78,-158! 72,-176 54,-182 38,-176 34,-154! 0,-150 -70,-156',
      look.accent,
      { gradient: '-120,-190 120,-160' },
    )
    const glove =
      s.metal('110,4! 104,-50 130,-84 176,-80! 190,-30 176,4!', shade(look.color, 0.3), {
        gradient: '104,-60 190,-20',
      }) +
      times(3, (index) =>
        s.stroke(`${112 + index * 4},${-16 - index * 20} ${180 - index * 2},${-18 - index * 20}`, 3, ink(look.color)),
      )
    return plate + s.both((side) => side.cord('80,-150 60,-170 40,-150', 8, '#6a4630')) + basin + brim + glove
  }),
  /** A bony horse, tired and proud. */
  nag: standing({ color: '#b8b2b0', accent: '#7a3a34', third: '#e8dfc2', shadow: 140 }, (s, look) => {
    const leg = (x: number, tone: string) => s.cord(`${x},-100 ${x + 7},-54 ${x - 3},0`, 14, tone)
    return (
      leg(-54, shade(look.color, 0.5)) +
      leg(74, shade(look.color, 0.5)) +
      s.blade('116,-156 146,-110 134,-30', 26, look.third, 'lock') +
      leg(-78, look.color) +
      leg(98, look.color) +
      s.cloth('-104,-120 -96,-170 -46,-176 10,-156 80,-176 122,-150 114,-110 50,-84 -60,-88', look.color, {
        lineWidth: 2.6,
        shades: ['-90,-90! 0,-104 112,-112! 100,-84 0,-72!'],
      }) +
      times(5, (index) =>
        s.stroke(
          `${-30 + index * 22},-146 ${-36 + index * 22},-116 ${-30 + index * 22},-94`,
          4,
          shade(look.color, 1.3),
        ),
      ) +
      s.cloth(
        '-72,-166! -118,-240 -128,-284! -160,-282 -206,-212! -202,-192 -178,-192 -148,-224 -122,-160 -104,-116!',
        look.color,
        { lineWidth: 2.6 },
      ) +
      s.blade('-132,-280 -132,-312 -120,-324', 16, look.color) +
      ['-76,-176 -108,-216 -128,-262', '-84,-160 -120,-196 -142,-216']
        .map((line) => s.blade(line, 24, look.third, 'lock'))
        .join('') +
      s.stroke('-170,-248 -160,-250 -152,-246', 4, '#2a1c24') +
      s.disc(-198, -206, 3, '#5a4a4a') +
      s.cloth('-34,-182! 40,-176! 46,-116 -38,-118', look.accent, {
        lineWidth: 2.4,
        extra: s.trim('-40,-126 46,-122', 7, '#c8a05a'),
      }) +
      s.stroke('-132,-256 -160,-222 -184,-224', 4, '#6a4428', { profile: 'flat' })
    )
  }),
}

/** Four lattice sails about their hub. */
export function sails(s: Sketch, wood: string): Svg {
  const own = new Sketch(s.canvas)
  const arm =
    own.cloth('/10,-50 62,-56 58,-300 10,-296', '#f6ecd4', {
      lineWidth: 2.4,
      shades: ['/38,-50 66,-50 62,-300 36,-300'],
    }) +
    times(6, (row) => own.stroke(`8,${-70 - row * 42} 62,${-72 - row * 42}`, 4, wood, { profile: 'flat' })) +
    own.stroke('34,-52 32,-298', 3, wood, { profile: 'flat' }) +
    own.rod([0, 0], [4, -306], 12, wood)
  return (
    [0, 90, 180, 270].map((turn) => own.place(0, 0, arm, 1, turn)).join('') +
    own.disc(0, 0, 20, wood, ink(wood), 4) +
    element('circle', { r: 7, fill: light(wood, 0.6) })
  )
}
