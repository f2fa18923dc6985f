import type { Canvas } from '../draw/canvas.ts'
import type { Svg } from '../draw/svg.ts'
import type { PortraitSpec } from '../spec.ts'
import type { CastSpec, LightSpec } from './scene-spec.ts'
import type { Picture } from './stage/part.ts'
import { element, group } from '../draw/svg.ts'
import { lightFilter, tintFilter } from './tint.ts'

type Setting = { light: LightSpec; picture: Picture; seed: string }

/** One figure of a picture, turned towards its middle and lit by its light; nobody where the portrait is missing. */
export function castMember(
  canvas: Canvas,
  member: CastSpec,
  portrait: PortraitSpec | undefined,
  setting: Setting,
): Svg {
  if (!portrait) return ''
  return framed(canvas, member, veiled(canvas, member, placed(canvas, member, portrait, setting)))
}

function placed(canvas: Canvas, member: CastSpec, _portrait: PortraitSpec, { light }: Setting): Svg {
  const side = light.x < member.x ? -1 : 1
  const mirror = member.flip ? -member.scale : member.scale
  const place = `translate(${member.x} ${member.y}) rotate(${member.angle ?? 0}) scale(${mirror} ${member.scale})`
  const filter = lightFilter(canvas, light.colour ?? '#fff2d0', side)
  const body =
    element('path', {
      d: 'M-110 -60C-110 -190 110 -190 110 -60C110 60 60 130 0 140C-60 130 -110 60 -110 -60Z',
      fill: '#f0d0b8',
      stroke: '#6a3a3a',
      'stroke-width': 5,
    }) +
    element('path', {
      d: 'M-40 120L-170 200L-190 620H190L170 200L40 120Z',
      fill: '#8a9ac8',
      stroke: '#3a3a6a',
      'stroke-width': 5,
    })
  return group({ filter }, group({ transform: place }, body))
}

function veiled(canvas: Canvas, member: CastSpec, drawn: Svg): Svg {
  const tinted = member.tint
    ? group({ filter: tintFilter(canvas, member.tint, member.tintAmount ?? 0.5) }, drawn)
    : drawn
  const veils = { opacity: member.opacity, filter: member.blur ? canvas.blur(member.blur) : undefined }
  const soft = member.opacity === undefined && !member.blur ? tinted : group(veils, tinted)
  if (member.reflectAt === undefined) return soft
  const mirrored = group(
    { transform: `translate(0 ${member.reflectAt * 2}) scale(1 -1)`, opacity: 0.55, filter: canvas.blur(1.6) },
    soft,
  )
  return (member.onlyReflection ? '' : soft) + mirrored
}

function framed(canvas: Canvas, { frame }: CastSpec, drawn: Svg): Svg {
  if (!frame) return drawn
  const { x, y, rx, ry } = frame
  const oval = `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
  return group({ 'clip-path': canvas.clip(oval) }, drawn)
}
