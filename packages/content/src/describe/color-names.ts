import type { Text } from '@otogi/rules/languages/languages'

export type Rgb = readonly [red: number, green: number, blue: number]

/** The colors that descriptions name, as a person would call them. */
const NAMED: readonly (readonly [hex: string, name: Text])[] = [
  ['#101018', { en: 'black', es: 'negro' }],
  ['#55555c', { en: 'dark gray', es: 'gris oscuro' }],
  ['#9a9aa0', { en: 'gray', es: 'gris' }],
  ['#f6f4f0', { en: 'white', es: 'blanco' }],
  ['#e8d4b0', { en: 'beige', es: 'beis' }],
  ['#6b4226', { en: 'brown', es: 'marrón' }],
  ['#c02030', { en: 'red', es: 'rojo' }],
  ['#6a1824', { en: 'dark red', es: 'rojo oscuro' }],
  ['#f0a0b8', { en: 'pink', es: 'rosa' }],
  ['#e07a28', { en: 'orange', es: 'naranja' }],
  ['#e8c848', { en: 'yellow', es: 'amarillo' }],
  ['#5aa048', { en: 'green', es: 'verde' }],
  ['#1f4a2c', { en: 'dark green', es: 'verde oscuro' }],
  ['#3aa0a0', { en: 'turquoise', es: 'turquesa' }],
  ['#a8cce8', { en: 'light blue', es: 'azul claro' }],
  ['#3a66c0', { en: 'blue', es: 'azul' }],
  ['#1c2858', { en: 'dark blue', es: 'azul oscuro' }],
  ['#7a4aa8', { en: 'purple', es: 'morado' }],
  ['#b8a8d8', { en: 'lilac', es: 'lila' }],
]

/** Returns the name of the nearest color. */
export function findColorName(color: Rgb): Text {
  const distances = NAMED.map(([hex, name]) => ({ name, distance: measureDistance(color, parseHex(hex)) }))
  return distances.reduce((near, one) => (one.distance < near.distance ? one : near)).name
}

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The distance that people see: green counts most, and red counts more in light colors ("redmean"). */
function measureDistance(one: Rgb, other: Rgb): number {
  const red = (one[0] + other[0]) / 2
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return (2 + red / 256) * r * r + 4 * g * g + (2 + (255 - red) / 256) * b * b
}
