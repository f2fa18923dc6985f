import { drawBow } from '../draw/bow.ts'
import { toInk, shade } from '../draw/color.ts'
import { smoothPath, toLine } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawCloth } from '../draw/cloth.ts'
import { brush } from '../draw/stroke.ts'
import { group, path } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { getFlag, findNumber, findText, addPattern, getText } from '../props/options.ts'
import { ARM_FOLDS, buildGarmentOutline, getNeckline, sketchTorso, TORSO_SHADES } from './torso.ts'

export const base: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const line = getNeckline(getText(options, 'neck', 'round'), findNumber(options, 'depth'))
  const trimColor = findText(options, 'trim')
  const outline = buildGarmentOutline(build, sketch.points(line), getNumber(options, 'growth', 3))
  const body = drawCloth(canvas, outline, getColor(options, 'color', '#5a93e0'), {
    gradient: [0, build.shoulderY - 40, 0, 470],
    pattern: addPattern(canvas, options),
    shades: TORSO_SHADES.map((text) => sketch.shape(text)),
    folds: getFlag(options, 'plain')
      ? []
      : ARM_FOLDS.map((text) => ({ points: sketch.points(text.slice(9)), width: 3.2, profile: 'in' })),
    shade: findText(options, 'shadow'),
  })
  const edge = trimColor ? sketch.trim(line.replaceAll('!', ''), getNumber(options, 'trimWidth', 7), trimColor) : ''
  return { main: body + edge }
}

const puff: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#4f9be6')
  const sketch = sketchTorso(canvas, build)
  const main = sketch.both((half, side) => {
    const shades =
      side > 0
        ? ['s+8,-30! s+68,-20! s+58,110! s-22,110! s+12,60 s+24,20']
        : ['s-10,60! s+18,84 s+58,110! s-62,110! s-48,40! s-36,66']
    return (
      half.cloth('s-56,-8! s-20,-30 s+24,-18 s+46,28 s+38,76 s+6,98 s-32,88 s-48,60!', color, {
        pattern: addPattern(canvas, options),
        shades,
        lights:
          side < 0 ? ['s+26,-16! s+14,-8 s+24,18 s+28,30! s+32,10'] : ['s-30,-16! s-18,-8 s-28,18 s-32,30! s-36,10'],
        folds: ['s-46,4 s-22,24 s-12,50', 's-12,-26 s+2,-4 s+4,24', 's-22,84 s-8,60 s,46', 's+18,84 s+18,62 s+14,50'],
      }) + half.trim('s-42,72 s-16,94 s+20,94 s+40,72', 11, getColor(options, 'cuff', '#ffffff'))
    )
  })
  return { main }
}

const sleeveWide: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#c85a8a')
  const lining = findText(options, 'lining')
  const main = sketchTorso(canvas, build).both(
    (half, side) =>
      half.cloth('s-40,-4! s+6,10 s+44,80 s+96,220 s+110,b! s-34,b! s-44,160 s-42,80!', color, {
        pattern: addPattern(canvas, options),
        gradient: '0,0 0,270',
        shades: [
          side > 0 ? 's+12,10! s+130,160 s+130,b! s+46,b! s+40,190 s+16,80' : 's-34,90! s+6,190 s+10,b! s-50,b!',
        ],
        folds: ['s-30,86 s+6,140 s+40,230', 's-8,20 s+14,90 s+40,170'],
      }) + (lining ? half.cloth('s+96,220! s+110,b! s+30,b! s+44,236', lining, { lineWidth: 2 }) : ''),
  )
  return { main }
}

const peterPan: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#ffffff')
  const edge = findText(options, 'trim')
  const main = sketchTorso(canvas, build).both((half, side) => {
    const shades = ['n+46,18! .5n+10,44 2,18! .6n,24']
    if (side > 0) shades.push('n+10,-46! n+50,-30 n+40,-14 .4n,4!')
    const collar = half.cloth('n+10,-44! n+44,-26 n+46,18 .5n+10,40 2,16! .5n,-4', color, {
      shade: findText(options, 'shadow') ?? (color === '#ffffff' ? '#d5d0ea' : shade(color, 1.1)),
      shades,
    })
    return collar + (edge ? half.trim('n+44,-26 n+46,18 .5n+10,40 2,16', 5, edge) : '')
  })
  return { main }
}

const ribbonBow: OutfitPiece = (_canvas, { build }, options) => ({
  main: drawBow(
    getNumber(options, 'x', 0),
    build.shoulderY + getNumber(options, 'y', 26),
    getNumber(options, 'size', 0.5),
    getColor(options, 'color', '#23202e'),
    { tailSpread: getNumber(options, 'tailSpread', 58), tailLength: getNumber(options, 'tailLength', 92) },
  ),
})

const LEAF_GREENS = ['#5f9a3c', '#7fb24a', '#4a7f38']

const leafCollar: OutfitPiece = (_canvas, { build }, options) => {
  const colors = [0, 1, 2].map((index) => getColor(options, `color${index}`, LEAF_GREENS[index] ?? '#5f9a3c'))
  const { shoulder, shoulderY } = build
  const leaves = [1, 0].flatMap((row) =>
    Array.from({ length: 9 }, (_, index) => {
      const u = (index / 8) * 2 - 1
      const x = u * shoulder * (row ? 0.98 : 0.72)
      const y = shoulderY - 26 + Math.abs(u) * (row ? 26 : 8) + (row ? 6 : 0)
      const tip = y + (row ? 66 : 54) - Math.abs(u) * 8
      const leaf = buildLock(toLine([x * 0.8, y - 16], [x, y + 16], [x * 1.06 + u * 8, tip]), 40, { profile: 'leaf' })
      const color = colors[(index + row) % colors.length] ?? '#5f9a3c'
      return (
        path(leaf.outline, color, { stroke: toInk(color), 'stroke-width': 4.5, 'stroke-linejoin': 'round' }) +
        path(leaf.outline, color) +
        path(buildRibbon(leaf, 0.5, 1), shade(color, 1), { opacity: 0.8 }) +
        path(brush([leaf.at(0.5, 0.04), leaf.at(0.5, 0.9)], 2.2, 'out', 6), toInk(color), { opacity: 0.7 })
      )
    }),
  )
  return { main: leaves.join('') }
}

const chest: OutfitPiece = (canvas, figure, _options) => {
  const { build, skin } = figure
  const sketch = sketchTorso(canvas, build)
  const clip = canvas.clip(figure.bodyPath ?? smoothPath(sketch.points('-s,0 s,0 s,b -s,b'), true))
  const line = (text: string, width: number, opacity: number) => sketch.stroke(text, width, skin.line, { opacity })
  return {
    main: group(
      { 'clip-path': clip },
      TORSO_SHADES.slice(0, 3).map((text) => sketch.fill(text, skin.shadow, 0.8)),
      ARM_FOLDS.map((text) => sketch.stroke(text.slice(9), 2.8, skin.line, { profile: 'in', opacity: 0.8 })),
      line('-.5s,104 -.2s,122 -6,108', 2.6, 0.55),
      line('6,108 .2s,122 .5s,104', 2.6, 0.55),
      line('0,40 0,110', 2, 0.35),
    ),
  }
}

export const BASICS: OutfitTable = {
  base,
  puff,
  'sleeve-wide': sleeveWide,
  'peter-pan': peterPan,
  bow: ribbonBow,
  'leaf-collar': leafCollar,
  chest,
}
