import type { Text } from '@otogi/rules/languages/languages'
import { collectText, type DescriptionTexts } from './texts.ts'

/** A point of the visible picture, as fractions of its width and height. */
export type Place = { readonly x: number; readonly y: number }

const PLACES = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'center', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const satisfies readonly (readonly (keyof DescriptionTexts['places'])[])[]

export function isInside({ x, y }: Place): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}

/** Returns the name of the area, one of nine, that contains the point. */
export function describePlace({ x, y }: Place): Text {
  const place = PLACES[toThird(y)][toThird(x)]
  return collectText(({ places }) => places[place])
}

function toThird(share: number): 0 | 1 | 2 {
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2
}

export function mirror({ x, y }: Place, isMirrored: boolean): Place {
  return { x: isMirrored ? 1 - x : x, y }
}
