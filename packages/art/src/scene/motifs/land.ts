import { lerp, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { buildLock } from '../../draw/lock.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path } from '../../draw/svg.ts'
import { type Motif, repeat } from './motif.ts'
import { clouds } from './sky.ts'

export const bamboo: Motif = (_, color) => {
  const stems = [
    [40, 26, 0.4],
    [104, 16, 0.25],
    [520, 30, 0.42],
    [456, 16, 0.24],
    [580, 18, 0.3],
  ] as const
  return stems
    .map(([x, width, opacity]) =>
      repeat(7, (index) => {
        const y = -20 + index * 132
        const side = x < 300 ? 1 : -1
        const leaf = buildLock(toLine([x, y + 126], [x + side * 46, y + 146], [x + side * 92, y + 186]), 26, {
          profile: 'leaf',
        })
        const piece = { x: x - width / 2, y, width, height: 126, rx: 7, fill: color, opacity }
        return element('rect', piece) + path(leaf.outline, color, { opacity: opacity * 0.9 })
      }),
    )
    .join('')
}

export const forest: Motif = (_, color, seed) => {
  const random = createSeededRandom(`${seed}forest`)
  const rows = [
    [0, 0.22, 520],
    [1, 0.34, 400],
  ] as const
  return rows
    .map(([row, opacity, height]) =>
      repeat(9, (index) => {
        const x = index * 76 + row * 38 - 20 + random() * 20
        const top = 800 - height - random() * 90
        const boughs = repeat(5, (bough) => {
          const from = lerp(top, 740, bough / 5)
          const to = lerp(top, 740, (bough + 1.25) / 5)
          const half = 26 + bough * 15
          const middle = lerp(from, to, 0.6)
          const shape = smoothPath(
            [
              [x, from, 1],
              [x + half * 0.5, middle],
              [x + half, to, 1],
              [x, to - 10],
              [x - half, to, 1],
              [x - half * 0.5, middle],
            ],
            true,
          )
          return path(shape, color, { opacity })
        })
        return boughs + element('rect', { x: x - 7, y: 720, width: 14, height: 90, fill: color, opacity })
      }),
    )
    .join('')
}

const RIDGE = [
  [0, 520],
  [90, 380],
  [150, 450],
  [260, 290],
  [350, 420],
  [430, 330],
  [600, 540],
  [600, 800],
  [0, 800],
] as const
const SNOWCAPS = [
  [
    [260, 290],
    [300, 348],
    [276, 372],
    [258, 352],
    [236, 376],
    [222, 346],
  ],
  [
    [430, 330],
    [470, 376],
    [446, 396],
    [428, 376],
    [410, 398],
    [396, 368],
  ],
  [
    [90, 380],
    [118, 416],
    [96, 424],
    [76, 416],
    [66, 418],
  ],
] as const

export const alps: Motif = (canvas, color, seed) => {
  const meadow = smoothPath(
    toLine([0, 600, 1], [160, 560], [340, 620], [600, 570, 1], [600, 800, 1], [0, 800, 1]),
    true,
  )
  return group(
    {},
    path(toPolygon(RIDGE), color, { opacity: 0.28 }),
    SNOWCAPS.map((cap) => path(toPolygon(cap), '#fff', { opacity: 0.75 })),
    path(meadow, '#5fae5a', { opacity: 0.55 }),
    clouds(canvas, '#ffffff', seed),
  )
}

export const wheat: Motif = (_, color, seed) => {
  const random = createSeededRandom(`${seed}wheat`)
  return repeat(26, (index) => {
    const x = index * 25 + random() * 16 - 12
    const top = 430 + random() * 160
    const stem = brush(toLine([x, 800], [x + 8, lerp(800, top, 0.5)], [x + random() * 26 - 6, top]), 4, 'out', 8)
    const ear = repeat(10, (grain) => {
      const side = grain % 2 ? 1 : -1
      const y = top + Math.floor(grain / 2) * 15
      const husk = buildLock(toLine([x + 8, y], [x + 8 + side * 10, y - 8], [x + 8 + side * 11, y - 22]), 9, {
        profile: 'leaf',
        steps: 6,
      })
      return path(husk.outline, color, { opacity: 0.55 })
    })
    return path(stem, color, { opacity: 0.5 }) + ear
  })
}
