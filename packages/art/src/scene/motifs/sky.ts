import { mirrorPoints, type Point, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { drawSparkle } from '../../draw/plants.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { element, group, path } from '../../draw/svg.ts'
import { type Motif, repeat, scatter } from './motif.ts'

const CLOUD_PUFFS = [
  [-46, 6, 24],
  [-16, -10, 32],
  [22, -4, 28],
  [52, 8, 20],
] as const

const HALF_BAT: readonly Point[] = [
  [7, -14, 1],
  [12, -4],
  [34, -18],
  [64, -14, 1],
  [52, -2],
  [46, 12, 1],
  [34, 4],
  [24, 14, 1],
  [12, 8],
]
const BAT = smoothPath([[0, -6, 1], ...HALF_BAT, [0, 18, 1], ...mirrorPoints(HALF_BAT).toReversed()], true)

const BOLT = toPolygon(toLine([0, -100], [-34, -6], [-6, -12], [-26, 84], [30, -30], [4, -24], [34, -100]))

export const stars: Motif = (_, color, seed) =>
  scatter(`${seed}stars`, 46, (x, y, chance) =>
    chance < 0.7
      ? drawSparkle(x, y, 6 + chance * 22, color, 0.35 + chance * 0.5)
      : element('circle', { cx: x, cy: y, r: 2 + chance * 2, fill: color, opacity: 0.6 }),
  )

export const clouds: Motif = (_, color, seed) =>
  scatter(`${seed}clouds`, 13, (x, y, chance) => {
    const scale = 0.7 + chance * 0.8
    const puffs = CLOUD_PUFFS.map(([cx, cy, r]) => element('circle', { cx, cy, r, fill: color }))
    const foot = element('rect', { x: -70, y: 4, width: 142, height: 22, rx: 11, fill: color })
    return group(
      { opacity: 0.34, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})` },
      puffs,
      foot,
    )
  })

export const bats: Motif = (_, color, seed) =>
  scatter(`${seed}bats`, 15, (x, y, chance) =>
    path(BAT, color, {
      opacity: 0.3 + chance * 0.4,
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance * 40 - 20).toFixed(1)}) scale(${(0.5 + chance * 0.8).toFixed(2)})`,
    }),
  )

export const bolts: Motif = (_, color, seed) =>
  scatter(`${seed}bolts`, 11, (x, y, chance) =>
    path(BOLT, color, {
      opacity: 0.22 + chance * 0.35,
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance * 40 - 20).toFixed(1)}) scale(${(0.5 + chance * 0.7).toFixed(2)})`,
    }),
  )

export const snow: Motif = (_, color, seed) =>
  scatter(`${seed}snow`, 36, (x, y, chance) => {
    const reach = 8 + chance * 20
    const twig = `M0 0V${-reach}M0 ${-reach * 0.5}L${reach * 0.26} ${-reach * 0.8}M0 ${-reach * 0.5}L${-reach * 0.26} ${-reach * 0.8}`
    const arms = repeat(6, (index) =>
      element('path', { d: twig, transform: `rotate(${(index * 60 + chance * 40).toFixed(1)})` }),
    )
    const stroke = { stroke: color, 'stroke-width': 1.5 + chance * 1.4, 'stroke-linecap': 'round', fill: 'none' }
    return group(
      { ...stroke, opacity: 0.35 + chance * 0.4, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
      arms,
    )
  })

export const sunrays: Motif = (_, color) =>
  repeat(18, (index) => {
    const from = (index / 18) * Math.PI * 2
    const ray = [from, from + Math.PI / 18].map((angle): Point => [
      300 + Math.cos(angle) * 900,
      330 + Math.sin(angle) * 900,
    ])
    return path(toPolygon([[300, 330], ...ray]), color, { opacity: 0.22 })
  })

export const speed: Motif = (_, color, seed) => {
  const random = createSeededRandom(`${seed}speed`)
  return repeat(70, () => {
    const angle = random() * Math.PI * 2
    const near = 250 + random() * 120
    const spread = 0.008 + random() * 0.014
    const at = (turned: number, reach: number): Point => [
      300 + Math.cos(turned) * reach,
      350 + Math.sin(turned) * reach,
    ]
    return path(toPolygon([at(angle, near), at(angle - spread, 800), at(angle + spread, 800)]), color, { opacity: 0.5 })
  })
}
