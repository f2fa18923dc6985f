import type { Svg } from '../../draw/svg.ts'
import type { PartSpec } from '../../spec.ts'
import { requireKind, mergeTables } from '../choice.ts'
import { AGE_MARKS } from './age.ts'
import { BLEMISH_MARKS } from './blemishes.ts'
import { BONE_MARKS } from './bone.ts'
import { PAINT_MARKS } from './paint.ts'
import { SURFACE_MARKS } from './surface.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

const MARKS: Readonly<Record<string, Mark>> = mergeTables(
  AGE_MARKS,
  BLEMISH_MARKS,
  BONE_MARKS,
  PAINT_MARKS,
  SURFACE_MARKS,
)

export const MARK_KINDS: readonly string[] = Object.keys(MARKS)

export function drawMark(face: Face, mark: PartSpec): Svg {
  return requireKind(MARKS, mark.kind, 'mark')(face, mark)
}
