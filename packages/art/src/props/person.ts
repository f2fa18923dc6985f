import type { Options } from '../draw/options.ts'
import { drawCharacter, joinLayers, type Wardrobe } from '../figure/compose.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { HEADGEAR } from '../headgear/index.ts'
import { OUTFIT } from '../outfit/index.ts'
import type { PortraitSpec } from '../spec.ts'

/** A second person holds nothing. With `drawProp`, this module would import itself in a cycle. */
const PROPLESS: Wardrobe = { outfit: OUTFIT, headgear: HEADGEAR, drawProp: () => '' }

const DEFAULTS = {
  build: 'child',
  skin: 'fair',
  hair: { style: 'short-messy', color: '#5a3a26' },
  eyes: { kind: 'kid' },
  background: { colors: ['#ffffff', '#000000'] },
} satisfies PortraitSpec

/** Draws a second person as a bust. The eye line is at (0, 0); the options are those of a portrait. */
const person: PropPiece = (canvas, options) =>
  joinLayers(drawCharacter(canvas, createPersonSpec(options) as PortraitSpec, PROPLESS, 'person'))

/** Returns the portrait of a person with these options, which may be wrong in a pack that has not been checked. */
export function createPersonSpec(options: Options): unknown {
  return { ...DEFAULTS, ...options }
}

export const PERSON: PropTable = { person }
