import type { PartKind } from './draw/canvas.ts'
import { PROPS } from './props/index.ts'
import { SCENERY } from './scene/scenery.ts'

/** Whether a part of this name needs no file: chance or calculation gives it its shape. */
export function isDrawnByCode(kind: PartKind, name: string): boolean {
  return Object.hasOwn(kind === 'props' ? PROPS : SCENERY, name)
}
