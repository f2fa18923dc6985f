import { type Color, toInk, tint, mix, shade } from '../draw/color.ts'
import { computeNormals, type Point, samplePath } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { createSeededRandom } from '../draw/random.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

const peltSari: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a8698')
  const sketch = sketchTorso(canvas, figure.build)
  const under = base(canvas, figure, { neck: 'round', color: getColor(options, 'under', '#5f5a70') }).main ?? ''
  const drape = sketch.cloth('-.86s,0! -.34s,-36! -.08s,60 .5s,140 .86s,172 .96s,b! -.7s,b! -.8s,120', color, {
    folds: ['-.66s,0 -.3s,110 .4s,b', '-.5s,-16 0,110 .7s,220', '-.7s,60 -.5s,160 -.2s,b'],
    shades: ['-.1s,130! .5s,150 .86s,180 .96s,b! .2s,b!'],
    lights: ['-.74s,8! -.5s,-16 -.3s,60 -.1s,110! -.4s,80'],
  })
  const hairs = [
    '-.6s,60 -.54s,84',
    '-.46s,96 -.38s,118',
    '-.3s,140 -.2s,160',
    '-.56s,150 -.5s,176',
    '0,170 .1s,190',
    '.3s,176 .42s,192',
  ].map((line) => sketch.stroke(line, 4, shade(color, 1), { profile: 'out', opacity: 0.6 }))
  const edge = sketch.points('-.36s,-44 -.08s,58 .48s,138 .9s,176')
  const shoulder = sketch.points('-.34s,-42 -.6s,-26 -.86s,-4 -1s,34')
  return {
    main:
      under +
      drape +
      hairs.join('') +
      drawFur(shoulder, 9, shade(color, 0.2), -30) +
      drawFur(edge, 22, shade(color, 0.4), 50) +
      drawFur(edge, 19, tint(color, 0.25), 30),
  }
}

/** Draws locks of fur of random length along a line, with one common outline. */
function drawFur(line: readonly Point[], count: number, color: Color, reach: number): Svg {
  const random = createSeededRandom(`fur ${count} ${reach}`)
  const spine = samplePath(line, count)
  const across = computeNormals(spine)
  const locks = spine.map(([x, y], index) => {
    const [nx, ny] = across[index] ?? [0, 0]
    const long = reach * (0.6 + random() * 0.7)
    const [dx, dy] = [-nx * long + 6 + random() * 16, -ny * long + 6 + random() * 20]
    const bent: Point = [x + dx * 0.55 - ny * 7, y + dy * 0.5 + nx * 7]
    return buildLock([[x - dx * 0.5, y - dy * 0.5], bent, [x + dx, y + dy]], 26, { profile: 'leaf' })
  })
  const outlines = locks.map(({ outline }) => outline)
  return (
    drawUnionOutline(outlines, toInk(color), 2) +
    outlines.map((d, index) => path(d, mix(color, tint(color, 0.4), (index % 3) / 2))).join('') +
    locks.map((one) => path(buildRibbon(one, 0.7, 1, 0.3, 0.95, 6), shade(color, 0.6), { opacity: 0.4 })).join('')
  )
}

export const WOLF_PELT: OutfitTable = { 'pelt-sari': peltSari }
