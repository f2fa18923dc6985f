import type { Text } from '@otogi/rules/languages/languages'
import { collectText, type DescriptionTexts } from './texts.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** The colors that descriptions can mention. */
const COLORS: readonly (readonly [hex: string, name: keyof DescriptionTexts['colors']])[] = [
  ['#101018', 'black'],
  ['#55555c', 'darkGray'],
  ['#9a9aa0', 'gray'],
  ['#f6f4f0', 'white'],
  ['#e8d4b0', 'beige'],
  ['#6b4226', 'brown'],
  ['#c02030', 'red'],
  ['#6a1824', 'darkRed'],
  ['#f0a0b8', 'pink'],
  ['#e07a28', 'orange'],
  ['#e8c848', 'yellow'],
  ['#5aa048', 'green'],
  ['#1f4a2c', 'darkGreen'],
  ['#3aa0a0', 'turquoise'],
  ['#a8cce8', 'lightBlue'],
  ['#3a66c0', 'blue'],
  ['#1c2858', 'darkBlue'],
  ['#7a4aa8', 'purple'],
  ['#b8a8d8', 'lilac'],
]

const NAMED = COLORS.map(([hex, name]) => ({ color: parseHex(hex), name: collectText(({ colors }) => colors[name]) }))

/** Returns the name of the most similar color. */
export function findColorName(color: Rgb): Text {
  const distances = NAMED.map((named) => ({ name: named.name, distance: measureDistance(color, named.color) }))
  return distances.reduce((near, one) => (one.distance < near.distance ? one : near)).name
}

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/**
 * The distance between colors as people perceive it: green counts most, and red counts more in light colors
 * ("redmean").
 */
function measureDistance(one: Rgb, other: Rgb): number {
  const red = (one[0] + other[0]) / 2
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return (2 + red / 256) * r * r + 4 * g * g + (2 + (255 - red) / 256) * b * b
}
