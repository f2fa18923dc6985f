import { mix } from '../draw/color.ts'
import { getDirection, lerpPoint, type PathData, measureLength } from '../draw/geometry.ts'
import { buildDiscPath, drawUnionOutline } from '../draw/outline.ts'
import { formatNumber, path, type Svg } from '../draw/svg.ts'
import { drawCrease, drawFingertip, drawKnuckles, drawPalmLines, drawShade } from './hand-details.ts'
import { buildWrist, drawWristDetails, type Forearm } from './hand-wrist.ts'
import type { HandTones } from './hand-strokes.ts'
import { type Finger, type HandPose, type Joint, type Phalanx } from './hand-skeleton.ts'

export type HandLayers = { rear: Svg; front: Svg }

/** A part of the hand. Parts are drawn from the farthest to the nearest. */
type Piece = {
  depth: number
  shapes: readonly PathData[]
  /** Shadow, creases and nail. */
  details: Svg
  join?: Join
}

/** Where a piece meets an earlier one of the same finger or the palm. The cover hides the edges there. */
type Join = { with: Piece; cover: PathData }

const LINE = 1.9

/** Draws a hand or paw with bones, centered on (0, 0), with its wrist. What it holds passes between the layers. */
export function drawPosedHand(hand: HandPose, tones: HandTones, forearm?: Forearm): HandLayers {
  const palm = createPalm(hand, tones, forearm)
  const fingers = [
    ...hand.fingers.map((finger) => createFinger(finger, palm, hand, tones)),
    createFinger(hand.thumb, palm, hand, tones),
  ]
  const pieces = [palm, ...fingers.flat()].toSorted((a, b) => a.depth - b.depth)
  const drawn = new Set<Piece>()
  const layers = { rear: '', front: hand.holds ? drawContactShadow(pieces, tones) : '' }
  for (const piece of pieces) {
    drawn.add(piece)
    const covers = listCovers(piece, drawn)
    const layer = hand.holds && piece.depth < 0 ? 'rear' : 'front'
    layers[layer] +=
      drawUnionOutline(piece.shapes, tones.line, LINE) +
      path(piece.shapes.join(''), tones.base) +
      path(covers.join(''), tones.base) +
      piece.details
  }
  return layers
}

/** Draws the shadow of the fingers on what they hold. */
function drawContactShadow(pieces: readonly Piece[], { line }: HandTones): Svg {
  const near = pieces.filter(({ depth }) => depth >= 0).flatMap(({ shapes }) => shapes)
  return path(near.join(''), mix(line, '#20102c', 0.5), { opacity: 0.34, transform: 'translate(2.5 6)' })
}

/** Lists the covers of a piece's edges toward the pieces that are drawn already. */
function listCovers(piece: Piece, drawn: ReadonlySet<Piece>): PathData[] {
  return [...drawn].flatMap((other) => {
    const { join } = other
    const meets = join && (other === piece ? drawn.has(join.with) : join.with === piece)
    return meets ? [join.cover] : []
  })
}

function createPalm(hand: HandPose, tones: HandTones, forearm?: Forearm): Piece {
  const { locate, fingers, wrist, facing } = hand
  const roots = [-10, -3, 4, 11].map((x): Joint => ({ at: locate(x, -46, 0), depth: 0, radius: 8.5 }))
  const bones = fingers.map(([{ from }], index) =>
    buildCapsule(roots[index] ?? wrist, { ...from, radius: from.radius + 1.5 }),
  )
  const heel = buildCapsule(
    { at: locate(10, -38, 3), depth: 0, radius: 10 },
    { at: locate(20, -6, 2), depth: 0, radius: 11 },
  )
  const depth = (wrist.depth + fingers.reduce((sum, [{ from }]) => sum + from.depth, 0)) / (fingers.length + 1)
  const details = facing > 0.45 ? drawPalmLines(hand, tones) : facing < -0.45 ? drawKnuckles(hand, tones) : ''
  const shapes = [...bones, heel, ...buildWrist(wrist.at, locate(0, -32, 0), forearm)]
  return { depth, shapes, details: drawWristDetails(wrist.at, tones, forearm) + details }
}

function createFinger(finger: Finger, palm: Piece, hand: HandPose, tones: HandTones): Piece[] {
  const pieces: Piece[] = []
  /** The bones since the last sharp bend, which share one shadow. */
  const run: Phalanx[] = []
  finger.forEach((bone, index) => {
    const before = finger[index - 1]
    const previous = pieces.at(-1)
    const join =
      before && previous
        ? { with: previous, cover: coverJoint(before, bone) }
        : { with: palm, cover: coverKnuckle(bone, hand) }
    const next = finger[index + 1]
    run.push(bone)
    const shade = next && continuesStraight(bone, next) ? '' : drawShade(run.splice(0), tones)
    const details = shade + (next ? drawCrease(bone, tones) : drawFingertip(bone, hand, tones))
    pieces.push({
      depth: (bone.from.depth + bone.to.depth) / 2,
      shapes: [buildCapsule(bone.from, bone.to)],
      details,
      join,
    })
  })
  return pieces
}

/** Covers the edges where two bones of a finger meet, unless the finger is folded there. */
function coverJoint(before: Phalanx, bone: Phalanx): PathData {
  const joint = { ...bone.from, radius: bone.from.radius - 0.2 }
  const [back, ahead] = [moveToward(joint, before.from, 1), moveToward(joint, bone.to, 1)]
  return measureTurn(before, bone) < -0.3 ? '' : buildCapsule(joint, back) + buildCapsule(joint, ahead)
}

/** Covers the edge between palm and finger as far as the web between the fingers reaches. */
function coverKnuckle(bone: Phalanx, { wrist, facing }: HandPose): PathData {
  const root = { ...bone.from, radius: bone.from.radius + 0.6 }
  const web = facing > 0 ? 0.95 : 0.75
  return (
    buildCapsule(moveToward(root, wrist, 1.2), root) +
    buildCapsule(root, { ...moveToward(bone.from, bone.to, web), radius: bone.from.radius })
  )
}

/** Moves a joint toward another one by a number of its radii, but at most by 0.6 of the way. */
function moveToward(joint: Joint, { at }: Joint, radii: number): Joint {
  const distance = measureLength(joint.at, at)
  return { ...joint, at: lerpPoint(joint.at, at, Math.min(0.6, (radii * joint.radius) / (distance || 1))) }
}

/** Builds the outline around two circles. */
function buildCapsule(from: Joint, to: Joint): PathData {
  const distance = measureLength(from.at, to.at)
  const larger = from.radius >= to.radius ? from : to
  if (distance <= Math.abs(from.radius - to.radius) + 0.5) return buildDiscPath(larger.at, larger.radius)
  const lean = Math.acos((from.radius - to.radius) / distance)
  const heading = Math.atan2(to.at[1] - from.at[1], to.at[0] - from.at[0])
  const on = ({ at, radius }: Joint, angle: number) =>
    `${formatNumber(at[0] + radius * Math.cos(angle))} ${formatNumber(at[1] + radius * Math.sin(angle))}`
  const arc = (joint: Joint) =>
    `A${formatNumber(joint.radius)} ${formatNumber(joint.radius)} 0 ${joint === larger ? 1 : 0} 0 `
  // Counterclockwise, like a disc: shapes of one path that turn in different directions would cut holes into each other.
  return `M${on(from, heading + lean)}L${on(to, heading + lean)}${arc(to)}${on(to, heading - lean)}L${on(from, heading - lean)}${arc(from)}${on(from, heading + lean)}Z`
}

/** Returns true if two bones lie nearly in one line on the picture. */
function continuesStraight(bone: Phalanx, next: Phalanx): boolean {
  return measureTurn(bone, next) > 0.6
}

/** Returns the cosine of the angle between two bones on the picture. */
function measureTurn(bone: Phalanx, next: Phalanx): number {
  const [a, b] = [getDirection(bone.from.at, bone.to.at), getDirection(next.from.at, next.to.at)]
  return a[0] * b[0] + a[1] * b[1]
}
