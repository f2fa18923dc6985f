import { type Color, toSoftInk, tint, mix, shade } from '../../draw/color.ts'
import type { HairSpec } from '../head-spec.ts'

export type HairPalette = {
  top: Color
  base: Color
  tip: Color
  shadow: Color
  deepShadow: Color
  shine: Color
  core: Color
  line: Color
}

export function createHairPalette(hair: HairSpec): HairPalette {
  const base = hair.color
  return {
    top: tint(base, 0.18),
    base,
    tip: hair.tip ?? mix(base, shade(base, 0.6), 0.5),
    shadow: hair.shadow ?? shade(base, 1.15),
    deepShadow: shade(shade(base, 1.2), 0.8),
    shine: hair.shine ?? tint(base, 0.75),
    core: tint(base, 1.35),
    line: hair.line ?? toSoftInk(base),
  }
}

/** Returns darker colors for the hair behind the head, because it is in shadow. */
export function createBackPalette(palette: HairPalette): HairPalette {
  return {
    ...palette,
    base: mix(palette.base, palette.shadow, 0.6),
    top: mix(palette.shadow, palette.deepShadow, 0.45),
    tip: mix(palette.base, palette.shadow, 0.15),
    shadow: mix(palette.shadow, palette.deepShadow, 0.5),
  }
}
