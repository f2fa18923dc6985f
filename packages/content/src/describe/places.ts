import type { Text } from '@otogi/rules/languages/languages'

/** A point of the visible picture, as fractions of its width and height. */
export type Place = { readonly x: number; readonly y: number }

const PLACES: readonly (readonly Text[])[] = [
  [
    { en: 'top left', es: 'arriba a la izquierda' },
    { en: 'top', es: 'arriba' },
    { en: 'top right', es: 'arriba a la derecha' },
  ],
  [
    { en: 'left', es: 'a la izquierda' },
    { en: 'center', es: 'en el centro' },
    { en: 'right', es: 'a la derecha' },
  ],
  [
    { en: 'bottom left', es: 'abajo a la izquierda' },
    { en: 'bottom', es: 'abajo' },
    { en: 'bottom right', es: 'abajo a la derecha' },
  ],
]

export function isInside({ x, y }: Place): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}

/** Names the area of the picture that contains the point. There are nine areas. */
export function describePlace({ x, y }: Place): Text {
  const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)))
  return (PLACES[third(y)] as readonly Text[])[third(x)] as Text
}

export function mirror({ x, y }: Place, isMirrored: boolean): Place {
  return { x: isMirrored ? 1 - x : x, y }
}
