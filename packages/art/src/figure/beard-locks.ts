import { toLoop, lerpPoint, type Point, getPoint, samplePath, measureLength } from '../draw/geometry.ts'
import { createSeededRandom } from '../draw/random.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import type { Face } from './face-frame.ts'
import { buildHeadPath } from './head-shape.ts'
import { type HairLock, type HairDrawing, paintHair } from './hair/locks.ts'
import type { HairPalette } from './hair/palette.ts'

/** The edges between which hair grows, both from the viewer's left to the right. */
type Edges = { readonly top: readonly Point[]; readonly bottom: readonly Point[] }

const EDGE_STEPS = 60

/**
 * Draws a beard as locks from its upper to its lower edge. The outline starts with the upper edge, which ends at the
 * second corner.
 */
export function drawBeardLocks(face: Face, palette: HairPalette, outline: readonly Point[], count: number): Svg {
  const { canvas, far, figure } = face
  const { build } = figure
  const edges = splitOutline(outline)
  const random = createSeededRandom(`beard${count}`)
  const locks = [...listLocks(edges, count, 1, random), ...(count > 6 ? listLocks(edges, count - 4, 0.62, random) : [])]
  const mass = toLoop([
    ...moveEdge(edges.top, edges.bottom, count > 6 ? 0.14 : 0.34),
    ...moveEdge(edges.bottom, edges.top, 0.05).toReversed(),
  ])
  const paint = { palette, top: build.mouthY - 50, bottom: build.chin + 120, streak: 0.3, seed: `beard${count}` }
  const painted = paintHair(canvas, locks, paint, [mass])
  const shade = canvas.linearGradient(
    [0, 0, build.faceWidth * far, 0],
    [0.1, palette.shadow, 0],
    [1, palette.shadow, 0.7],
  )
  const area = { x: -240, y: build.mouthY - 160, width: 480, height: 700, fill: shade }
  return (
    drawEdge(face, painted) +
    painted.fill +
    group({ 'clip-path': canvas.clip(painted.outlines) }, element('rect', area))
  )
}

/** Draws the outline faintly on the skin, because a beard grows out of the cheeks, and clearly beyond the face. */
function drawEdge({ canvas, figure }: Face, { under }: HairDrawing): Svg {
  const beyond = canvas.clipOut(buildHeadPath(figure.build, figure))
  return group({ opacity: 0.35 }, under) + group({ 'clip-path': beyond }, under)
}

function splitOutline(outline: readonly Point[]): Edges {
  const corner = outline.findIndex(([, , sharp], index) => index > 0 && sharp)
  const lower = [...outline.slice(corner), ...outline.slice(0, 1)].toReversed()
  return { top: samplePath(outline.slice(0, corner + 1), EDGE_STEPS), bottom: samplePath(lower, EDGE_STEPS) }
}

/** Moves an edge towards the other one by a fraction of their distance, so that the locks overlap it. */
function moveEdge(edge: readonly Point[], other: readonly Point[], share: number): Point[] {
  return edge
    .map((point, index) => lerpPoint(point, getPoint(other, index), share))
    .filter((_, index) => index % 4 === 0)
}

/** Creates locks from both sides to the middle, so that those in the middle lie on top. */
function listLocks({ top, bottom }: Edges, count: number, reach: number, random: () => number): HairLock[] {
  const places = Array.from({ length: count }, (_, index) => (index + 0.5) / count)
  return places
    .toSorted((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5))
    .map((share): HairLock => {
      const index = Math.round(share * EDGE_STEPS)
      const [root, end] = [getPoint(top, index), getPoint(bottom, Math.round(fallTo(share) * EDGE_STEPS))]
      const tip = lerpPoint(root, end, reach + (random() - 0.3) * 0.14)
      const length = measureLength(root, tip)
      const sway = (6 + random() * 5) * (share < 0.5 ? -1 : 1)
      const points = [0, 0.35, 0.7, 1].map((along): Point => {
        const [x, y] = lerpPoint(root, tip, along)
        return [x + Math.sin(along * Math.PI * 1.6) * sway * Math.min(1, length / 90), y]
      })
      const width = Math.min(0.5 * length, measureSpacing(top, bottom, index, count))
      return { points, width, profile: 'leaf', lineFrom: 0.45 }
    })
}

/** Returns how far along the lower edge a lock ends. The hair of the cheeks grows down along the jaw, not outwards. */
function fallTo(share: number): number {
  const across = 2 * share - 1
  return 0.5 + 0.5 * Math.sign(across) * Math.abs(across) ** 2.4
}

/** Returns a width with which neighboring locks overlap. */
function measureSpacing(top: readonly Point[], bottom: readonly Point[], index: number, count: number): number {
  const step = Math.round(EDGE_STEPS / count / 2)
  const measure = (edge: readonly Point[]) => {
    const [a, b] = [getPoint(edge, Math.max(0, index - step)), getPoint(edge, Math.min(EDGE_STEPS, index + step))]
    return measureLength(a, b)
  }
  return 8 + 1.5 * Math.max(measure(top), measure(bottom))
}

/** Draws half of a mustache as locks that sweep outwards. Its outline runs from the middle to the tip and back. */
export function drawMustacheLocks({ canvas, figure }: Face, palette: HairPalette, outline: readonly Point[]): Svg {
  const { top, bottom } = splitOutline(outline)
  const thickness = Math.max(
    ...top.map(([x, y], index) => {
      const [otherX, otherY] = getPoint(bottom, index)
      return Math.hypot(otherX - x, otherY - y)
    }),
  )
  const locks = [0.8, 0.24, 0.52].map((share, order): HairLock => ({
    points: [0, 15, 30, 45, 60 - (order === 0 ? 8 : 0)].map((index) =>
      lerpPoint(getPoint(top, index), getPoint(bottom, index), share),
    ),
    width: thickness * 0.7,
    profile: 'leaf',
    lineFrom: 0.3,
  }))
  const [x, y] = getPoint(top, 0)
  const paint = { palette, top: y - 10, bottom: y + 60, streak: 0.4, seed: `mustache${x}${figure.turn}` }
  const painted = paintHair(canvas, locks, paint)
  return painted.under + painted.fill
}
