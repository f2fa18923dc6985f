import type { PortraitSpec } from '../spec.ts'

type ShoulderPlate = {
  /** In the notation of points; `s` is half the width of the shoulders, y grows down from the shoulder line. */
  outline: string
  /** How far down it reaches. */
  depth: number
}

const ARMOR: ShoulderPlate = { outline: 's-48,-16! s+46,-4! s+60,150! s-44,150!', depth: 150 }

/** Shoulder plates and puffed sleeves by garment. The upper arm comes out from under them. */
const SHOULDER_PLATES: Readonly<Record<string, ShoulderPlate>> = {
  lamellar: ARMOR,
  'mirror-armor': ARMOR,
  puff: { outline: 's-56,-8! s-20,-30 s+24,-18 s+46,28 s+38,76 s+6,98 s-32,88 s-48,60!', depth: 98 },
}

export function findShoulderPlate({ outfit = [] }: PortraitSpec): ShoulderPlate | undefined {
  return outfit.map(({ kind }) => SHOULDER_PLATES[kind]).find((plate) => plate !== undefined)
}
