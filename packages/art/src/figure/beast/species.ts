/** The build of an animal's head. Points are in the units of `Solid`, and describe the right half. */
export type Species = {
  /** The outline from the crown to the throat. */
  skull: string
  /** Locks of fur around the cheeks, behind the skull: from the root to the tip. */
  ruff: readonly string[]
  /** Locks of fur on the cheeks. */
  cheeks: readonly string[]
  /** Locks of fur on the crown. */
  crest: readonly string[]
  /** Locks in front of the root of an upright ear. */
  earTufts: readonly string[]
  /** How far the ears are moved inwards and down, for a narrow skull. */
  earShift?: readonly [inwards: number, down: number]
  /** The pale part of the face. */
  mask?: string
  /** A bird has a beak, every other animal a snout. */
  front: Snout | Beak
  eyes: { size: number; spacing: number }
  /** True for skin or scales instead of fur. */
  smooth?: boolean
  /** The size of the scales, if the animal has any. */
  scales?: number
  /** True if ruff and crest are a mane in the color of the hair. */
  mane?: boolean
  /** Locks of the mane that hang over the forehead. */
  forelock?: readonly string[]
  /** True for an animal with paws instead of hands. */
  paws?: boolean
  /** True for feathers instead of fur. */
  feathers?: boolean
}

export type Snout = {
  /** The edge of the top plane, from between the eyes to the nose. */
  bridge: string
  /** The upper lip, from below the nose to the corner of the mouth. */
  lip: string
  /** The side of the snout, from the corner of the mouth up to the bridge. */
  root: string
  /** The lower edge of the jaw, from the chin to the corner of the mouth. */
  jaw: string
  /** The nose, from its upper middle to its lower middle. */
  nose: string
  nostril: { at: string; size: number }
  /** True for a nose of skin, without leather. */
  softNose?: boolean
  /** The bridge has the color of the forehead, not of the lips. */
  darkBridge?: boolean
  /** True for a line from the nose to the lips. */
  split?: boolean
  /** How far the jaw opens for the widest mouth. */
  gape: number
  fang: number
}

export type Beak = {
  /** The upper edge in the middle, from the forehead to the tip. */
  ridge: string
  /** The edge of the upper beak, from the corner of the mouth to the tip. */
  edge: string
  /** The border of the beak, from the corner of the mouth up to the forehead. */
  root: string
  /** The lower beak, from the corner of the mouth to its tip. */
  lower: string
  nostril: { at: string; size: number }
}

/** Locks on the crown of most animals. */
export const CREST = ['-24,-132 -34,-158 -26,-184', '2,-134 8,-164 24,-186', '24,-132 42,-154 58,-164'] as const

/** Locks in front of ears that stand up. */
export const EAR_TUFTS = [
  '46,-124 52,-152 64,-176',
  '74,-112 82,-136 92,-156',
  '100,-88 110,-110 118,-126',
  '112,-66 128,-82 140,-96',
] as const
