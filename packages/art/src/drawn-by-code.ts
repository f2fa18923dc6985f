import type { PartKind } from './draw/canvas.ts'
import { PROPS } from './props/index.ts'
import { STAGE } from './scene/stage.ts'

/** Whether a part of this name needs no file: chance or calculation gives it its shape. */
export function isDrawnByCode(kind: PartKind, name: string): boolean {
  return Object.hasOwn(kind === 'props' ? PROPS : STAGE, name)
}
