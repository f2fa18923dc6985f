import { smoothPath, toCorner } from '../draw/geometry.ts'
import { toPoints } from '../draw/notation.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { Face } from './face-frame.ts'
import type { Side } from './head-spec.ts'

/** The planes of an angular face that face away from the light, in half-widths of the face and in head units. */
const CHEEK = '1w,14! .8w,40 .58w,72 .5w,92! .66w,84 .84w,66 1w,50!'
const SOCKET = '9,-22! 24,-30 34,-22 20,-8 11,6!'
const CHIN = '-15,13! 0,16 15,13! 9,19 -9,19'

/** Draws the planes of an angular face as soft shadows on the cheeks, in the eye sockets and below the lip. */
export function drawPlanes(face: Face): Svg {
  const { canvas, figure } = face
  const { build, skin } = figure
  if (!build.planes) return ''
  const { planes } = build
  const shadow = (points: string, side: Side, y: number, opacity: number, fill: string = skin.shadow) => {
    const outline = toPoints(points, { x: 0, y, side, units: { w: build.faceWidth } })
    const placed = outline.map((point) =>
      point[2] ? toCorner(face.at(point[0], point[1])) : face.at(point[0], point[1]),
    )
    return path(smoothPath(placed, true), fill, { opacity: opacity * planes })
  }
  const fade = (side: Side) => {
    const [from, to] = [face.at(side * build.faceWidth * 0.52, 60)[0], side * build.faceWidth]
    return canvas.linearGradient([from, 0, to, 0], [0, skin.shadow, 0], [0.7, skin.shadow, 1])
  }
  return (
    shadow(CHEEK, -1, 0, 0.35, fade(-1)) +
    shadow(CHEEK, 1, 0, 0.9, fade(1)) +
    shadow(SOCKET, -1, build.eyeY, 0.42) +
    shadow(SOCKET, 1, build.eyeY, 0.62) +
    shadow(CHIN, 1, build.mouthY, 0.8)
  )
}
