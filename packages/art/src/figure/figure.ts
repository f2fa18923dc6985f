import type { Canvas } from '../draw/canvas.ts'
import { type Color, tint, getLightness, mix, shade } from '../draw/color.ts'
import { toLoop, type Point } from '../draw/geometry.ts'
import { toShape } from '../draw/notation.ts'
import type { Build, PortraitSpec, Skin } from '../spec.ts'
import { BUILDS } from './builds.ts'
import { requireKind } from './choice.ts'
import { getHairVolume } from './hair/hair.ts'
import { applyHairStyle } from './hair/styles.ts'
import { createHairPalette, type HairPalette } from './hair/palette.ts'
import { buildHeadPath } from './head-shape.ts'
import { applyJaw } from './jaws.ts'
import type { Figure } from './parts.ts'
import { SKINS } from './skins.ts'

export function createFigureBuild(spec: PortraitSpec): Build {
  return { ...applyJaw(requireKind(BUILDS, spec.build, 'build'), spec.jaw), ...(spec.body as Partial<Build>) }
}

/** Collects the data that all parts of a portrait use. */
export function createFigure(canvas: Canvas, spec: PortraitSpec): Figure {
  const build = createFigureBuild(spec)
  const skin = getSkin(spec)
  const hair = createHairPalette(spec.hair)
  const angle = { turn: spec.turn ?? 16, pitch: spec.pitch ?? 0 }
  const brow = getLightness(hair.base) > 0.62 ? shade(hair.base, 2.2) : mix(hair.base, hair.line, 0.65)
  return {
    build,
    ...angle,
    skin,
    hair,
    spec,
    lashColor: chooseLashColor(hair),
    browColor: brow,
    headClip: () =>
      canvas.clip(
        buildHeadPath(build, angle),
        toShape('-112,10! -114,-40 -108,-112 108,-112 114,-40 112,10! 80,-50 -80,-50'),
      ),
    hairClip: () => canvas.clip(buildHairOutline(spec)),
  }
}

function getSkin(spec: PortraitSpec): Skin {
  const skin = { ...requireKind(SKINS, spec.skin, 'skin'), ...(spec.skinTones as Partial<Skin>) }
  return spec.skinTones?.light ? skin : { ...skin, light: tint(skin.base, 0.6) }
}

function chooseLashColor(hair: HairPalette): Color {
  return getLightness(hair.base) > 0.55 ? mix(hair.line, '#3a2028', 0.45) : mix(hair.line, '#150c18', 0.5)
}

/** Returns the outline of the hair on the skull, to which headbands are clipped. */
function buildHairOutline(spec: PortraitSpec): string {
  const hair = applyHairStyle(spec.hair)
  const v = getHairVolume(hair, false)
  const dome: Point[] = [
    [-126 - v * 0.4, 60],
    [-131 - v, -34],
    [-122 - v, -106],
    [-84 - v * 0.6, -162 - v * 0.7],
    [-34, -190 - v],
    [22, -193 - v],
    [80 + v * 0.6, -165 - v * 0.7],
    [121 + v, -108],
    [131 + v, -34],
    [126 + v * 0.4, 60],
  ]
  return toLoop(dome)
}
