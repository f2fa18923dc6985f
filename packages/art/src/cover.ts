import type { Parts } from './draw/canvas.ts'
import type { Svg } from './draw/svg.ts'
import { drawComposition, findCompositionFaults, type PictureCheck, type Portraits } from './scene/composition.ts'
import { findTemplateFaults } from './scene/cover-template.ts'
import type { CoverEntry, CoverSpec } from './scene/scene-spec.ts'

const COVER = { width: 780, height: 1040 }

export function drawCover(spec: CoverSpec, portraits: Portraits, parts?: Parts): Svg {
  return drawComposition(spec, portraits, COVER, { parts })
}

/** Lists faults of the template and kinds that cannot be drawn. */
export function findCoverFaults(entry: CoverEntry, portraits: Portraits, check: PictureCheck): string[] {
  return [...findTemplateFaults(entry), ...findCompositionFaults(entry, portraits, check)]
}
