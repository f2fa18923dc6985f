import type { Svg } from '../draw/svg.ts'
import {
  drawComposition,
  findCompositionFaults,
  type CompositionOptions,
  type PictureCheck,
  type Portraits,
} from './composition.ts'
import type { SceneSpec } from './scene-spec.ts'

const SCENE = { width: 1200, height: 800 }

export function drawScene(spec: SceneSpec, portraits: Portraits, options?: CompositionOptions): Svg {
  return drawComposition(spec, portraits, SCENE, options)
}

/** Lists kinds that cannot be drawn. */
export function findSceneFaults(spec: SceneSpec, portraits: Portraits, check: PictureCheck): string[] {
  return findCompositionFaults(spec, portraits, check)
}
