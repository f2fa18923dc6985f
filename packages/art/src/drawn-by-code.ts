import type { PartKind } from './draw/canvas.ts'
import { PROPS } from './props/index.ts'
import { SCENERY } from './scene/scenery.ts'

/** Parts drawn by code need no part file: their shape is random or computed. */
export function isDrawnByCode(kind: PartKind, name: string): boolean {
  return Object.hasOwn(kind === 'props' ? PROPS : SCENERY, name)
}
