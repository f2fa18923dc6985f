import { mix } from '../../draw/color.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { toShape } from '../../draw/notation.ts'
import { getColor } from '../options.ts'
import { placeOnFace, drawStroke } from './sides.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

/** Draws one half of the face as a bare skull: eye socket, nose hole and teeth. */
export const BONE_MARKS: Readonly<Record<string, Mark>> = {
  'half-skull': (face, options) => {
    const side = face.figure.turn > 0 ? -1 : 1
    const bone = getColor(options, 'color', '#e6dfd0')
    const dark = mix(face.figure.skin.line, '#141a30', 0.75)
    return drawCheekbone(face, side, bone) + drawEyeSocket(face, side, dark) + drawJawbone(face, side, bone, dark)
  },
}

function buildPlatePath(face: Face, side: -1 | 1, points: string): string {
  const corners = placeOnFace(face, points, side).map(([x, y, sharp]) => `${x},${y}${sharp ? '!' : ''}`)
  return toShape(corners.join(' '), { x: 0, y: 0, side: 1, units: {} })
}

function drawCheekbone(face: Face, side: -1 | 1, tone: string): Svg {
  const { mouthY, noseY } = face.figure.build
  const outline = `14,${noseY - 18}! 46,${noseY - 14} 86,${noseY - 32} 92,${noseY - 8} 66,${noseY + 16} 58,${mouthY + 4} 40,${mouthY + 26} 2,${mouthY + 30}! 2,${noseY + 6}!`
  return path(buildPlatePath(face, side, outline), tone, { stroke: mix(tone, '#2a3458', 0.6), 'stroke-width': 2.4 })
}

function drawEyeSocket(face: Face, side: -1 | 1, dark: string): Svg {
  const { eyeX, eyeY, noseY } = face.figure.build
  const [cx, cy] = face.at(side * eyeX, eyeY + 4)
  return (
    element('ellipse', { cx, cy, rx: 44, ry: 46, fill: dark, opacity: 0.82 }) +
    path(buildPlatePath(face, side, `2,${noseY - 16}! 16,${noseY + 4} 10,${noseY + 10} 2,${noseY + 6}!`), dark)
  )
}

function drawJawbone(face: Face, side: -1 | 1, tone: string, dark: string): Svg {
  const { mouthY } = face.figure.build
  const gap = drawStroke(face, `2,${mouthY} 34,${mouthY - 1} 58,${mouthY - 10}`, dark, { width: 6 }, side)
  const teeth = [8, 20, 32, 43].map((x) =>
    drawStroke(face, `${x},${mouthY - 15} ${x},${mouthY + 14}`, dark, { width: 2.6, opacity: 0.85 }, side),
  )
  return gap + teeth.join('') + drawStroke(face, `62,36 78,30 90,20`, mix(tone, '#ffffff', 0.6), { width: 4 }, side)
}
