import type { Canvas, Parts } from '../draw/canvas.ts'
import type { Options } from '../draw/options.ts'
import type { Svg } from '../draw/svg.ts'
import { requireKind, mergeTables } from '../figure/choice.ts'
import type { PropTable } from '../figure/parts.ts'
import { ARCHERY } from './archery.ts'
import { WINGS } from './wings.ts'
import { FEATHER_ROBE } from './feather-robe.ts'
import { FLOWING_SLEEVES } from './flowing-sleeves.ts'
import { MARVELS } from './marvels.ts'
import { PAPERS } from './papers.ts'
import { COMPANION } from './companion.ts'
import { PERSON } from './person.ts'
import { POLES } from './poles.ts'
import { MACHINES } from './machines.ts'
import { VESSELS } from './vessels.ts'
import { AIR_AND_FOAM } from './air-and-foam.ts'
import { YAMATO_PROPS } from './yamato.ts'

/** For hands that gesture and hold nothing. */
const NOTHING: PropTable = { nothing: () => '' }

export const PROPS: PropTable = mergeTables(
  NOTHING,
  PAPERS,
  COMPANION,
  PERSON,
  POLES,
  ARCHERY,
  VESSELS,
  MACHINES,
  MARVELS,
  FEATHER_ROBE,
  FLOWING_SLEEVES,
  WINGS,
  AIR_AND_FOAM,
  YAMATO_PROPS,
)

/** Draws a prop with its grip at (0, 0), from a part file if there is one, otherwise by code. */
export function drawProp(canvas: Canvas, kind: string, options: Options): Svg {
  const part = canvas.parts.find('props', kind)
  return part ? part.draw(canvas, options) : requireKind(PROPS, kind, 'prop')(canvas, options)
}

export function isProp(kind: string, parts: Parts): boolean {
  return parts.has('props', kind) || Object.hasOwn(PROPS, kind)
}
