import type { Parts } from './draw/canvas.ts'
import type { Svg } from './draw/svg.ts'
import { drawComposition, findCompositionFaults, type Portraits } from './scene/composition.ts'
import { findTemplateFaults } from './scene/cover-template.ts'
import type { CoverEntry, CoverSpec } from './scene/scene-spec.ts'

const COVER = { width: 780, height: 1040 }

export function drawCover(spec: CoverSpec, portraits: Portraits, parts?: Parts): Svg {
  return drawComposition(spec, portraits, COVER, { parts })
}

/** Lists faults of the template, unknown part kinds, and missing portraits. */
export function findCoverFaults(entry: CoverEntry, portraits: Portraits, parts: Parts): string[] {
  return [...findTemplateFaults(entry), ...findCompositionFaults(entry, portraits, parts)]
}
