import { Canvas, type Parts } from '../draw/canvas.ts'
import { lerpPoint } from '../draw/geometry.ts'
import { element, group, layer, type Svg } from '../draw/svg.ts'
import type { PortraitCheck } from '../portrait-faults.ts'
import type { PortraitSpec } from '../spec.ts'
import { drawCastMember } from './cast.ts'
import { findCastFaults } from './cast-faults.ts'
import type { CastSpec, CoverEntry, CoverSpec, LightSpec, SceneSpec, Window } from './scene-spec.ts'
import { drawParts, findPartFaults } from './scenery.ts'
import type { Picture } from './scenery/part.ts'

export type Portraits = Readonly<Record<string, PortraitSpec>>

export type CompositionOptions = {
  /** The part of the picture to render at full resolution. */
  window?: Window | undefined
  /** The part files available to the picture. */
  parts?: Parts | undefined
}

type Depth = NonNullable<CastSpec['depth']>

export const DEFAULT_LIGHT: LightSpec = { x: 200, y: 60 }

/** The shadow color, unless a picture sets its own. */
const SHADOW = '#2a1250'

/** Draws scenery and figures from back to front with the same light. */
export function drawComposition(
  spec: SceneSpec | CoverSpec,
  portraits: Portraits,
  picture: Picture,
  { window = { left: 0, top: 0, ...picture }, parts }: CompositionOptions = {},
): Svg {
  const canvas = new Canvas('s', { parts })
  const light = { ...DEFAULT_LIGHT, ...spec.light }
  const cast = (depth: Depth) =>
    (spec.cast ?? [])
      .filter((member) => (member.depth ?? 'near') === depth)
      .map((member) =>
        drawCastMember(canvas, member, portraits[member.portrait], {
          light,
          shadow: spec.shadow ?? SHADOW,
          ground: spec.ground,
          picture,
          window,
          seed: spec.seed,
        }),
      )
  const lit = { x: light.x, color: light.color ?? '#fff2d0', shadow: spec.shadow ?? SHADOW }
  const drawScenery = (list: SceneSpec['parts'] | undefined) => drawParts(canvas, list ?? [], picture, spec.seed, lit)
  const glow = spec.light ? drawGlow(canvas, light) : ''
  const painted = [
    layer('scene-back', drawScenery(spec.parts), glow, cast('far')),
    layer('scene-middle', drawScenery(spec.middle), cast('near')),
    layer('scene-front', drawScenery(spec.foreground), cast('front')),
    drawColorGrade(canvas, spec, picture),
  ]
  const shown = `${window.left} ${window.top} ${window.width} ${window.height}`
  const size = { width: picture.width, height: picture.height, viewBox: shown }
  const clip = canvas.clip(`M0 0H${picture.width}V${picture.height}H0Z`)
  const body = group({ 'clip-path': clip }, painted)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    element('defs', {}, canvas.definitions()) + body,
  )
}

/** What the check of a picture needs: the part files, and the check of portraits with these files. */
export type PictureCheck = { readonly parts: Parts; readonly portraitCheck: PortraitCheck }

/** Lists kinds that cannot be drawn. */
export function findCompositionFaults(
  spec: SceneSpec | CoverEntry,
  portraits: Portraits,
  { parts, portraitCheck }: PictureCheck,
): string[] {
  const { thing, figures = {} }: Partial<CoverEntry> = spec
  const lists = { parts: spec.parts, middle: spec.middle, foreground: spec.foreground }
  const scenery = [
    ...Object.entries(lists).flatMap(([name, list]) =>
      (list ?? []).map((part, index) => [`${name}.${index}`, part] as const),
    ),
    ...(thing ? [['thing', thing] as const] : []),
  ]
  const cast = [
    ...(spec.cast ?? []).map((member, index) => [`cast.${index}`, member] as const),
    ...Object.entries(figures).map(([place, figure]) => [`figures.${place}`, figure] as const),
  ]
  return [
    ...scenery.flatMap(([path, part]) => findPartFaults(part, parts).map((fault) => `${path}: ${fault}`)),
    ...cast.flatMap(([path, one]) =>
      findCastFaults(one, portraits[one.portrait], portraitCheck).map(
        (fault) => `${path}.${fault.path}: ${fault.message}`,
      ),
    ),
  ]
}

function drawGlow(canvas: Canvas, light: LightSpec): Svg {
  const { x, y, color = '#fff2d0', strength = 0.5 } = light
  const fill = canvas.radialGradient(
    [x, y, 620],
    [0, color, strength * 0.8],
    [0.35, color, strength * 0.26],
    [1, color, 0],
  )
  return element('circle', { cx: x, cy: y, r: 620, fill })
}

/** Draws a color grade: warm near the light, cool away from it, and dark in the corners. */
function drawColorGrade(canvas: Canvas, spec: SceneSpec | CoverSpec, { width, height }: Picture): Svg {
  const light = { ...DEFAULT_LIGHT, ...spec.light }
  const far = { x: light.x < width / 2 ? width : 0, y: height }
  const stops = [
    [0, spec.keyLight ?? '#fff2d0', 0.55],
    [0.45, '#808080', 0],
    [1, spec.shadow ?? SHADOW, 0.42],
  ] as const
  const fill = canvas.linearGradient([light.x, light.y, far.x, far.y], ...stops)
  const dark = spec.shadow ?? SHADOW
  const [x, y] = lerpPoint([light.x, light.y], [width / 2, height / 2], 0.65)
  const corners = canvas.radialGradient([x, y, Math.hypot(width, height) * 0.66], [0.55, dark, 0], [1, dark, 0.34])
  const cover = (paint: string, style?: string) => element('rect', { width, height, fill: paint, style })
  return layer('grade', cover(fill, 'mix-blend-mode:soft-light'), cover(corners))
}
