import { clamp, lerp } from './geometry.ts'

/** A color as `#rgb` or `#rrggbb`. */
export type Color = string

type Triple = readonly [number, number, number]

const VIOLET = -1.35
const YELLOW = 1.55
const GRAY_CHROMA = 0.015
const GAMUT_TOLERANCE = 0.02

export function toOklab(color: Color): Triple {
  const [r, g, b] = toLinearRgb(color)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** A color in OKLCH: lightness, chroma, and hue in radians. */
export function toLch(color: Color): Triple {
  const [lightnessOf, a, b] = toOklab(color)
  return [lightnessOf, Math.hypot(a, b), Math.atan2(b, a)]
}

/** Reduces the chroma until sRGB can represent the color. */
export function fromLch(lightness: number, chroma: number, hue: number): Color {
  let shown = chroma
  for (let attempt = 0; attempt < 8; attempt++) {
    const a = shown * Math.cos(hue)
    const b = shown * Math.sin(hue)
    const color = fromOklab([lightness, a, b])
    const [, seenA, seenB] = toOklab(color)
    if (Math.hypot(seenA - a, seenB - b) < GAMUT_TOLERANCE) return color
    shown *= 0.93
  }
  return fromOklab([lightness, shown * Math.cos(hue), shown * Math.sin(hue)])
}

export function mix(from: Color, to: Color, share: number): Color {
  const a = toOklab(from)
  const b = toOklab(to)
  return fromOklab([lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)])
}

/** Darkens a color and shifts its hue towards violet. Warm hues shift less, because red would turn crimson. */
export function shade(color: Color, strength = 1): Color {
  const [lightnessOf, chroma, hue] = toLch(color)
  const warm = hue > -0.2 && hue < 1.25
  const kept = warm ? 1 - 0.03 * strength : 1 + 0.05 * strength
  const turned = chroma < GRAY_CHROMA ? VIOLET : turnHue(hue, VIOLET, (warm ? 0.11 : 0.2) * strength)
  return fromLch(lightnessOf * (1 - 0.17 * strength), chroma * kept + 0.008 * strength, turned)
}

/** Lightens a color and shifts its hue towards yellow. */
export function tint(color: Color, strength = 1): Color {
  const [lightnessOf, chroma, hue] = toLch(color)
  const lifted = lightnessOf + (1 - lightnessOf) * 0.34 * strength
  return fromLch(lifted, chroma * (1 - 0.14 * strength), turnHue(hue, YELLOW, 0.16 * strength))
}

/** Returns the outline color of a material. It is dark but never black. */
export function toInk(color: Color, strength = 1): Color {
  const [lightnessOf, chroma, hue] = toLch(color)
  const turned = chroma < GRAY_CHROMA ? VIOLET : turnHue(hue, VIOLET, 0.35)
  return fromLch(Math.min(0.34, lightnessOf * 0.36 + 0.06) * strength, Math.min(0.09, chroma * 0.7 + 0.015), turned)
}

/** Returns the outline color of cloth and hair, which is lighter than ink and has the fill's hue. */
export function toSoftInk(color: Color): Color {
  const [lightnessOf, chroma, hue] = toLch(color)
  const turned = chroma < GRAY_CHROMA ? VIOLET : turnHue(hue, VIOLET, 0.2)
  return fromLch(Math.min(0.43, lightnessOf * 0.44 + 0.05), Math.min(0.11, chroma * 0.8 + 0.015), turned)
}

export function saturate(color: Color, factor: number): Color {
  const [lightnessOf, chroma, hue] = toLch(color)
  return fromLch(lightnessOf, chroma * factor, hue)
}

export function getLightness(color: Color): number {
  return toOklab(color)[0]
}

/** Returns the distance between two colors in OKLab. */
export function measureDistance(one: Color, other: Color): number {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function fromOklab([lightness, a, b]: Triple): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(toHexChannel).join('')}`
}

function toHexChannel(linear: number): string {
  const inGamut = clamp(linear)
  const encoded = inGamut <= 0.0031308 ? inGamut * 12.92 : 1.055 * inGamut ** (1 / 2.4) - 0.055
  return Math.round(clamp(encoded) * 255)
    .toString(16)
    .padStart(2, '0')
}

function toLinearRgb(color: Color): Triple {
  const digits = color.replace('#', '')
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (start: number) => {
    const encoded = Number.parseInt(full.slice(start, start + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  }
  return [channel(0), channel(2), channel(4)]
}

function turnHue(hue: number, target: number, maxTurn: number): number {
  let turn = target - hue
  while (turn > Math.PI) turn -= 2 * Math.PI
  while (turn < -Math.PI) turn += 2 * Math.PI
  return hue + Math.sign(turn) * Math.min(Math.abs(turn), maxTurn)
}
