import { BUILDS } from '../src/figure/builds.ts'
import { createHairPalette } from '../src/figure/hair/palette.ts'
import type { Figure } from '../src/figure/parts.ts'
import { SKINS } from '../src/figure/skins.ts'

/** Creates a figure of the given build, for tests of outfits. */
export function createTestFigure(name: string): Figure {
  const build = BUILDS[name]
  const skin = SKINS['fair']
  if (!build || !skin) throw new RangeError(`no build ${name}`)
  const hair = { color: '#8a4a2a' }
  return {
    build,
    turn: 16,
    pitch: 0,
    skin,
    hair: createHairPalette(hair),
    spec: { build: name, skin: 'fair', hair, eyes: {}, background: { colors: ['#ffffff', '#8899aa'] } },
    lashColor: '#2a1c20',
    browColor: '#2a1c20',
    headClip: () => 'url(#q_head)',
    hairClip: () => 'url(#q_hair)',
  }
}
