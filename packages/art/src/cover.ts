import type { Parts } from './draw/canvas.ts'
import type { Svg } from './draw/svg.ts'
import { drawComposition, findCompositionFaults, type Portraits } from './scene/composition.ts'
import type { CoverSpec } from './scene/scene-spec.ts'

const COVER = { width: 780, height: 1040 }

/** The picture that stands for a series. */
export function drawCover(spec: CoverSpec, portraits: Portraits, parts?: Parts): Svg {
  return drawComposition(spec, portraits, COVER, { parts })
}

/** What of a cover nobody knows how to draw, and what its cast cannot do. */
export function findCoverFaults(spec: CoverSpec, portraits: Portraits, parts: Parts): string[] {
  return findCompositionFaults(spec, portraits, parts)
}
