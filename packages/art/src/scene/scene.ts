import type { Svg } from '../draw/svg.ts'
import { composition, compositionFaults, type Portraits } from './composition.ts'
import type { SceneSpec, Window } from './scene-spec.ts'

const SCENE = { width: 1200, height: 800 }

/** A picture to look into; a window shows a part of it as sharp as the whole. */
export function scene(spec: SceneSpec, portraits: Portraits, window?: Window): Svg {
  return composition(spec, portraits, SCENE, window)
}

/** What of a scene nobody knows how to draw, and what its cast cannot do. */
export function sceneFaults(spec: SceneSpec, portraits: Portraits): string[] {
  return compositionFaults(spec, portraits)
}
