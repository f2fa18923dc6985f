import { toInk, shade } from '../draw/color.ts'
import { buildLock } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { toPoints, type Side, SIDES } from '../draw/notation.ts'
import { hasBeastHead } from './beast/table.ts'
import { requireKind } from './choice.ts'
import type { BeastSpec } from './head-spec.ts'
import type { Face } from './face-frame.ts'

/** How much lower an animal's skull is than a human's hair. */
const SKULL_DROP = 44

type HornShape = { line: string; width: number; rings: number }

const HORNS: Readonly<Record<string, readonly HornShape[]>> = {
  oni: [{ line: '58,-152 70,-206 96,-244', width: 38, rings: 3 }],
  'oni-single': [{ line: '0,-160 4,-212 -6,-256', width: 44, rings: 3 }],
  small: [{ line: '62,-152 72,-186 84,-204', width: 28, rings: 2 }],
  goat: [{ line: '52,-158 66,-220 110,-262 160,-262', width: 36, rings: 5 }],
  ram: [{ line: '70,-146 130,-200 196,-176 204,-104 160,-72 140,-104', width: 50, rings: 7 }],
  demon: [{ line: '64,-150 110,-186 118,-240 90,-290', width: 42, rings: 4 }],
  bull: [{ line: '86,-130 160,-140 206,-184 204,-236', width: 46, rings: 4 }],
  'oni-great': [{ line: '66,-140 122,-196 136,-262 106,-334', width: 64, rings: 4 }],
  dragon: [
    { line: '60,-152 100,-206 156,-232 204,-284', width: 34, rings: 4 },
    { line: '92,-160 130,-190 160,-190', width: 22, rings: 2 },
  ],
  deer: [
    { line: '56,-156 76,-220 120,-262 132,-318', width: 22, rings: 0 },
    { line: '78,-224 56,-262 58,-296', width: 16, rings: 0 },
    { line: '112,-256 150,-272 172,-306', width: 16, rings: 0 },
  ],
}

export const HORN_KINDS: readonly string[] = Object.keys(HORNS)

export function drawHorns(face: Face, beast: BeastSpec): Svg {
  if (!beast.horns) return ''
  const color = beast.hornColor ?? '#efe2c4'
  const single = beast.horns === 'oni-single'
  const sides = single ? ([1] as const) : SIDES
  return sides
    .map((side) =>
      requireKind(HORNS, beast.horns ?? '', 'horns')
        .map((horn) => drawHorn(face, horn, color, side))
        .join(''),
    )
    .join('')
}

function drawHorn(face: Face, horn: HornShape, color: string, side: Side): Svg {
  const bone = buildLock(
    toPoints(horn.line, {
      x: face.figure.turn * 0.25,
      y: hasBeastHead(face.figure.spec) ? SKULL_DROP : 0,
      side,
      units: {},
    }),
    horn.width,
    {
      profile: 'spike',
      steps: 16,
    },
  )
  const line = toInk(color)
  const rings = Array.from({ length: horn.rings }, (_, index) => {
    const along = 0.12 + (index * 0.62) / Math.max(1, horn.rings)
    const ring = brush([bone.at(0, along), bone.at(0.5, along + 0.05), bone.at(1, along)], 3, 'both', 6)
    return path(ring, line, { opacity: 0.55 })
  })
  return (
    path(bone.outline, line, { stroke: line, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(bone.outline, color) +
    path(
      brush([bone.at(0.78, 0), bone.at(0.78, 0.5), bone.at(0.6, 0.95)], horn.width * 0.34, 'out', 10),
      shade(color, 1.2),
      { opacity: 0.7 },
    ) +
    path(brush([bone.at(0.25, 0.06), bone.at(0.25, 0.5), bone.at(0.4, 0.86)], horn.width * 0.14, 'both', 10), '#fff', {
      opacity: 0.7,
    }) +
    rings.join('')
  )
}
