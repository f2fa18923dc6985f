import type { Canvas } from '../draw/canvas.ts'
import { type Color, light, lightness, mix, shade } from '../draw/color.ts'
import { blob, type Point } from '../draw/geometry.ts'
import { shape } from '../draw/notation.ts'
import type { Build, PortraitSpec, Skin } from '../spec.ts'
import { BUILDS } from './builds.ts'
import { choose } from './choice.ts'
import { hairVolume } from './hair/hair.ts'
import { styled } from './hair/styles.ts'
import { hairPalette, type HairPalette } from './hair/palette.ts'
import { headPath } from './head-shape.ts'
import { withJaw } from './jaws.ts'
import type { Figure } from './parts.ts'
import { SKINS } from './skins.ts'

function buildOf(spec: PortraitSpec): Build {
  return { ...withJaw(choose(BUILDS, spec.build, 'build'), spec.jaw), ...(spec.body as Partial<Build>) }
}

/** Gathers what all parts of a portrait need to know. */
export function figureOf(canvas: Canvas, spec: PortraitSpec): Figure {
  const build = buildOf(spec)
  const skin = skinOf(spec)
  const hair = hairPalette(spec.hair)
  const angle = { turn: spec.turn ?? 16, pitch: spec.pitch ?? 0 }
  const brow = lightness(hair.base) > 0.62 ? shade(hair.base, 2.2) : mix(hair.base, hair.line, 0.65)
  return {
    build,
    ...angle,
    skin,
    hair,
    spec,
    lashColor: lashColorOf(hair),
    browColor: brow,
    headClip: () =>
      canvas.clip(headPath(build, angle), shape('-112,10! -114,-40 -108,-112 108,-112 114,-40 112,10! 80,-50 -80,-50')),
    hairClip: () => canvas.clip(hairOutline(spec)),
  }
}

function skinOf(spec: PortraitSpec): Skin {
  const skin = { ...choose(SKINS, spec.skin, 'skin'), ...(spec.skinTones as Partial<Skin>) }
  return spec.skinTones?.light ? skin : { ...skin, light: light(skin.base, 0.6) }
}

function lashColorOf(hair: HairPalette): Color {
  return lightness(hair.base) > 0.55 ? mix(hair.line, '#3a2028', 0.45) : mix(hair.line, '#150c18', 0.5)
}

/** The dome of the hair, filled; bands around it end at this line. */
function hairOutline(spec: PortraitSpec): string {
  const hair = styled(spec.hair)
  const v = hairVolume(hair, false)
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
  return blob(dome)
}
