import { smoothPath, toLine } from '../draw/geometry.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { getNoseSpec } from './nose.ts'
import type { Figure } from './parts.ts'

/** Makes hair and hat narrower and moves them behind the face, for a head in profile. */
export function narrowForProfile(content: Svg): Svg {
  return content ? group({ transform: 'translate(-30 0) scale(0.88 1)' }, content) : ''
}

/** Draws the outline of forehead, nose, lips and chin of a head that looks to the viewer's right. */
export function drawProfile(figure: Figure): Svg {
  const { build, skin, spec } = figure
  if (spec.beast?.muzzle) return ''
  const { chin, noseY } = build
  const nose = getNoseSpec({ figure }).kind === 'long' ? 130 : build.neck < 40 ? 0 : 12
  const line = toLine(
    [20, -120],
    [88, -96],
    [103, -50],
    [100, -22],
    [118 + nose, noseY - 16],
    [136 + nose, noseY + 4, 1],
    [112, noseY + 14],
    [119, noseY + 28],
    [108, noseY + 37],
    [116, noseY + 48],
    [102, noseY + 60],
    [108, chin - 16],
    [88, chin + 4],
    [20, chin - 6],
  )
  return path(smoothPath(line, true), skin.base)
}
