import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const [usual = ''] = readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8').split('[data-palette')

test.each([
  ['--letter-green', '#1ab616'],
  ['--letter-orange', 'orange'],
  ['--letter-red', '#ff3636'],
])('a judged letter is shown in the color of the rules: %s', (name, color) => {
  expect(readColor(name)).toBe(color)
})

test.each([
  ['SS', '--r-ss', 'yellow'],
  ['S+', '--r-sp', 'red'],
  ['S', '--r-s', 'purple'],
  ['A', '--r-a', 'blue'],
  ['B', '--r-b', 'gray'],
])('the rarity %s has its color', (_, name, color) => {
  expect(toColorName(readColor(name))).toBe(color)
})

function readColor(name: string): string {
  return new RegExp(`${name}: ([^;]+);`).exec(usual)?.[1] ?? ''
}

/** The common name of a color. */
function toColorName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  if (most - least < 40) return 'gray'
  if (most === blue) return red > green ? 'purple' : 'blue'
  return green > (least + most) / 2 ? 'yellow' : 'red'
}
