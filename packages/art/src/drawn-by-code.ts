import type { PartKind } from './draw/canvas.ts'
import { PROPS } from './props/index.ts'
import { SCENERY } from './scene/scenery.ts'

/** Whether code draws the part, because its shape is random or computed. Such a part has no part file. */
export function isDrawnByCode(kind: PartKind, name: string): boolean {
  return Object.hasOwn(kind === 'props' ? PROPS : SCENERY, name)
}
