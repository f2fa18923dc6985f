import type { Canvas } from '../draw/canvas.ts'
import { shade, tint, toSoftInk } from '../draw/color.ts'
import { lerp, lerpPoint, type Point, smoothPath, toCorner } from '../draw/geometry.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { drawCoatTails } from './hem-coat.ts'
import { drawLamellae, drawPlates, drawTutu } from './hem-armor.ts'
import { type Flare, type Drape, measureDrape, sampleHem, traceHem, traceSide, VALLEYS } from './hem-shape.ts'
import type { Figure } from './parts.ts'
import type { HemKind, Stance } from './stance.ts'

/** What a figure wears below the waist, behind its legs and in front of them. */
export type HemLayers = { back: Svg; front: Svg }

const NOTHING: HemLayers = { back: '', front: '' }

type SkirtKind = 'gown' | 'robe' | 'tunic' | 'leaves'
/** Returns the point of the hem at a position from 0 (left end) to 1 (right end). */
type Hem = (share: number) => Point

type Cut = { flare: Flare; wave: number; gathers: boolean; overlap: boolean }

const CUTS: Readonly<Record<SkirtKind, Cut>> = {
  gown: { flare: [0.46, 0.92], wave: 20, gathers: true, overlap: false },
  robe: { flare: [0.4, 0.6], wave: 12, gathers: false, overlap: true },
  tunic: { flare: [0.36, 0.8], wave: 13, gathers: true, overlap: false },
  leaves: { flare: [0.36, 0.7], wave: 0, gathers: false, overlap: false },
}

/** Draws what a figure with a stance wears below the waist, depending on the kind of hem. */
export function drawHem(canvas: Canvas, figure: Figure, stance: Stance): HemLayers {
  const { cloth, length = 0, hem = 'tunic' } = stance
  if (!cloth || length <= 0) return NOTHING
  const drape = measureDrape(figure, stance, length)
  const drawn = drawHemKind(canvas, drape, hem, cloth, stance)
  const belted = stance.belt ?? (hem === 'coat' || hem === 'jacket' || hem === 'tutu' ? undefined : shade(cloth, 0.6))
  return { back: drawn.back, front: drawn.front + (belted ? drawBelt(drape, belted) : '') }
}

function drawHemKind(canvas: Canvas, drape: Drape, hem: HemKind, cloth: string, { trim }: Stance): HemLayers {
  switch (hem) {
    case 'coat':
    case 'jacket':
      return drawCoatTails(canvas, drape, cloth, trim, hem === 'jacket')
    case 'plates':
      return drawPlates(canvas, drape, cloth, trim)
    case 'lamellar':
      return drawLamellae(canvas, drape, cloth, trim)
    case 'tutu':
      return { back: '', front: drawTutu(drape, cloth) }
    case 'gown':
    case 'robe':
    case 'tunic':
    case 'leaves':
      return drawSkirt(canvas, drape, cloth, trim, hem)
  }
}

function drawBelt({ waist, top }: Drape, color: string): Svg {
  const line: Point[] = [
    [-waist - 4, top + 2],
    [0, top + 13],
    [waist + 4, top + 2],
  ]
  const band = (width: number) => brush(line, width, () => 1, 10)
  const edge = line.map(([x, y]): Point => [x, y - 9])
  return (
    path(band(33), toSoftInk(color)) +
    path(band(27), color) +
    path(
      brush(edge, 4, () => 1, 10),
      tint(color, 0.4),
      { opacity: 0.6 },
    )
  )
}

/** Draws a skirt as one piece of cloth with deep, uneven folds that rise from the valleys of its hem. */
function drawSkirt(canvas: Canvas, drape: Drape, cloth: string, trim: string | undefined, kind: SkirtKind): HemLayers {
  const { flare, wave } = CUTS[kind]
  const wide = drape.shoulder * lerp(flare[0], flare[1], drape.length)
  const from: Point = [drape.left[0] - wide, drape.left[1] - 14]
  const to: Point = [drape.right[0] + wide, drape.right[1] - 14]
  const dip = 22 + drape.length * 22
  const hem = traceHem(from, to, dip, wave)
  const edge = kind === 'leaves' ? traceLeaves(hem) : sampleHem(hem)
  const [left, right] = [traceSide(drape, -1, from), traceSide(drape, 1, to)]
  const outline = smoothPath([...left, ...edge.slice(1, -1), ...right.toReversed()], true)
  const inside = smoothPath([...sampleHem(traceHem(from, to, dip - 8, 0)), [0, drape.hip]], true)
  return {
    back: wave ? path(inside, shade(cloth, 1.9)) : '',
    front: group(
      {},
      drawUnionOutline([outline], toSoftInk(cloth), 2.8),
      path(outline, cloth),
      group({ 'clip-path': canvas.clip(outline) }, drawCloth(drape, hem, cloth, trim, kind)),
    ),
  }
}

/** Draws the details on the cloth of a skirt: its dark side, its folds and its edge. */
function drawCloth(drape: Drape, hem: Hem, cloth: string, trim: string | undefined, kind: SkirtKind): Svg[] {
  const { gathers, overlap } = CUTS[kind]
  const dark = toSoftInk(cloth)
  const shadow = shade(cloth, 1.15)
  const waistAt = (share: number): Point => [lerp(-drape.waist, drape.waist, share), drape.top + 14]
  const [right, low] = hem(1)
  const side = smoothPath(
    [
      toCorner(waistAt(0.86)),
      lerpPoint(waistAt(0.8), hem(0.84), 0.5),
      toCorner(hem(0.86)),
      toCorner([right + 60, low + 60]),
      toCorner([drape.waist + 60, drape.top]),
    ],
    true,
  )
  const band = (width: number) => brush(sampleHem(hem), width, () => 1, 30)
  return [
    path(side, shadow, { opacity: 0.6 }),
    ...VALLEYS.map((share, index) => drawFold(waistAt(share), hem(share), drape, [shadow, dark], index)),
    gathers ? drawGathers(drape, dark) : '',
    overlap ? drawOverlap(drape, hem, cloth) : '',
    trim ? path(band(38), trim) : '',
    kind === 'leaves' ? drawVeins(drape, hem, dark) : path(band(9), tint(trim ?? cloth, 0.22), { opacity: 0.85 }),
  ]
}

/** Draws a fold that is broad at the hem and fades towards the waist, with a line along its edge. */
function drawFold(
  waist: Point,
  end: Point,
  drape: Drape,
  [shadow, dark]: readonly [string, string],
  index: number,
): Svg {
  const rise = [0.62, 0.9, 0.55, 0.78][index] ?? 0.7
  const start = lerpPoint(end, waist, rise)
  const [mx, my] = lerpPoint(start, end, 0.55)
  const bend: Point = [mx + (mx < 0 ? -1 : 1) * drape.shoulder * 0.04, my]
  const width = drape.shoulder * (0.13 + 0.09 * drape.length) * (index % 2 ? 1 : 0.8)
  const line: Point[] = [start, bend, [end[0], end[1] + 8]]
  const edge = line.map(([x, y], at): Point => [x - (width * at) / 4.4, y])
  return (
    path(
      brush(line, width, (t) => t ** 1.4, 10),
      shadow,
      { opacity: 0.8 },
    ) + path(brush(edge, 5, 'tail', 10), dark, { opacity: 0.75 })
  )
}

/** Draws short folds where the belt gathers the cloth. */
function drawGathers({ waist, top, length }: Drape, dark: string): Svg {
  return [-0.72, -0.4, -0.12, 0.3, 0.62]
    .map((share, index) => {
      const x = waist * share
      const long = 34 + (index % 3) * 22 + length * 40
      return path(
        brush(
          [
            [x, top + 10],
            [x + share * 10, top + 10 + long * 0.6],
            [x + share * 24, top + 10 + long],
          ],
          4.6,
          'out',
          8,
        ),
        dark,
        { opacity: 0.6 },
      )
    })
    .join('')
}

/** Draws the edge of the overlapping front, as on a robe. */
function drawOverlap({ waist, top }: Drape, hem: Hem, cloth: string): Svg {
  const end = hem(0.64)
  const line: Point[] = [[waist * 0.24, top], lerpPoint([waist * 0.3, top], end, 0.5), [end[0], end[1] + 6]]
  const behind = line.map(([x, y]): Point => [x + 12, y])
  return (
    path(brush(behind, 26, 'in', 10), shade(cloth, 1.3), { opacity: 0.7 }) +
    path(brush(line, 5, 'flat', 12), toSoftInk(cloth)) +
    path(
      brush(
        line.map(([x, y]): Point => [x - 9, y]),
        6,
        'flat',
        12,
      ),
      tint(cloth, 0.3),
      { opacity: 0.8 },
    )
  )
}

/** Traces a hem of leaves or rags, of uneven length. */
function traceLeaves(hem: Hem): Point[] {
  return Array.from({ length: 19 }, (_, index): Point => {
    const [x, y] = hem(index / 18)
    const drop = index % 2 ? 26 + ((index * 7) % 5) * 7 : -26 - ((index * 5) % 3) * 8
    return toCorner([x, y + drop])
  })
}

function drawVeins({ waist, top }: Drape, hem: Hem, dark: string): Svg {
  return Array.from({ length: 9 }, (_, index) => {
    const share = (index * 2 + 1) / 18
    const [x, y] = hem(share)
    const start = lerpPoint([lerp(-waist, waist, share), top], [x, y], 0.3 + (index % 3) * 0.14)
    return path(brush([start, lerpPoint(start, [x, y], 0.5), [x, y + 12]], 5, 'out', 6), dark, { opacity: 0.6 })
  }).join('')
}
