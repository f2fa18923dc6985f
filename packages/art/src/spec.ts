import type { Colour } from './draw/colour.ts'
import type { Build } from './figure/builds.ts'
import type { Skin } from './figure/skins.ts'

/** A value of a recipe file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a part may be told beyond its kind; plain JSON. */
export type Options = Readonly<Record<string, Json>>

/** In head units: the origin is the centre of the eye line, y grows downwards. */
export type Place = readonly [x: number, y: number]

/** -1 is the viewer's left. */
export type Side = -1 | 1

/** A part with its kind and the options of that kind beside it. */
export type PartSpec = Options & { readonly kind: string }
export type GarmentSpec = PartSpec
export type HeadgearSpec = PartSpec

export type HandSpec = {
  kind?: string | undefined
  /** Where the hand is; without it, at the grip of the prop. */
  x?: number | undefined
  y?: number | undefined
  angle?: number | undefined
  scale?: number | undefined
  flip?: boolean | undefined
  sleeve?: Colour | undefined
  cuff?: Colour | undefined
  glove?: Colour | undefined
  /** The arm passes behind the prop and the fingers before it. */
  armUnder?: boolean | undefined
  /** Which shoulder the arm comes from; without it the nearer one. */
  shoulder?: Side | undefined
  /** A hand without an arm, for props that hide it. */
  noArm?: boolean | undefined
}

export type PropSpec = {
  kind: string
  x?: number | undefined
  y?: number | undefined
  angle?: number | undefined
  scale?: number | undefined
  flip?: boolean | undefined
  layer?: 'back' | 'front' | 'over' | undefined
  /** The prop turns with the head. */
  head?: boolean | undefined
  hand?: HandSpec | true | undefined
  /** The hand of the other arm on the same prop. */
  otherHand?: HandSpec | undefined
  options?: Options | undefined
}

export type HairLockSpec = { points: readonly Place[]; width: number; profile?: string | undefined }

export type HairSpec = {
  colour: Colour
  shine?: Colour | undefined
  shadow?: Colour | undefined
  tip?: Colour | undefined
  line?: Colour | undefined
  /** A style of the style table; front, side and back go before it. */
  style?: string | undefined
  front?: string | undefined
  side?: string | undefined
  back?: string | undefined
  cap?: string | undefined
  bald?: boolean | undefined
  volume?: number | undefined
  /** How far the small locks of the crown stand off; 0 takes them away. */
  tufts?: number | undefined
  /** Raises the hairline; negative numbers lower it. */
  hairline?: number | undefined
  /** One curl on the crown: its size, negative to the left. */
  ahoge?: number | undefined
  ribbon?: Colour | undefined
  tie?: Colour | undefined
  /** The knots of a braid and its width. */
  knots?: number | undefined
  braidWidth?: number | undefined
  locks?: readonly HairLockSpec[] | undefined
  /** Colour of a streak that falls from the crown. */
  streak?: Colour | undefined
  noCrown?: boolean | undefined
}

export type EyesSpec = {
  kind?: string | undefined
  iris?: Colour | undefined
  /** The iris of the viewer's left eye. */
  otherIris?: Colour | undefined
  glow?: Colour | undefined
  pupil?: string | undefined
  pupilColour?: Colour | undefined
  sclera?: Colour | undefined
  size?: number | undefined
  /** How far the lids are open; 1 is usual. */
  open?: number | undefined
  /** Degrees; the outer corners rise with positive numbers. */
  slant?: number | undefined
  /** Moves the eyes apart, or together with negative numbers. */
  spacing?: number | undefined
  height?: number | undefined
  look?: Place | undefined
  wink?: Side | undefined
  lash?: Colour | undefined
  lashLength?: number | undefined
  liner?: Colour | undefined
  shadow?: Colour | undefined
  bags?: boolean | undefined
  irisSize?: number | undefined
  /** No highlights. */
  dead?: boolean | undefined
  /** A light that leaves the eye. */
  blaze?: Colour | undefined
}

export type BrowsSpec = {
  kind?: string | undefined
  colour?: Colour | undefined
  thickness?: number | undefined
  width?: number | undefined
  arch?: number | undefined
  /** Degrees; positive is resolute, negative sad. */
  angle?: number | undefined
  /** Moves both brows, negative up. */
  y?: number | undefined
  spacing?: number | undefined
  raise?: Side | undefined
  split?: boolean | undefined
  none?: boolean | undefined
}

export type MouthSpec = {
  kind?: string | undefined
  width?: number | undefined
  scale?: number | undefined
  dx?: number | undefined
  dy?: number | undefined
  lip?: Colour | undefined
  line?: Colour | undefined
  inside?: Colour | undefined
  /** A mole beside the mouth. */
  mole?: Side | undefined
}

export type NoseSpec = { kind: string; size?: number | undefined; colour?: Colour | undefined }
export type BeardSpec = { kind: string; colour?: Colour | undefined; length?: number | undefined }
export type EarringSpec = {
  kind: 'hoop' | 'drop' | 'stud'
  colour?: Colour | undefined
  gem?: Colour | undefined
  both?: boolean | undefined
}

export type BeastSpec = {
  /** Animal ears on the crown. */
  ears?: string | undefined
  earScale?: number | undefined
  earColour?: Colour | undefined
  earInside?: Colour | undefined
  /** A muzzle in place of the nose. */
  muzzle?: string | undefined
  muzzleColour?: Colour | undefined
  noseColour?: Colour | undefined
  whiskers?: boolean | undefined
  /** Fur cheeks beside the face. */
  cheeks?: boolean | undefined
  /** The face covered with fur of this colour. */
  fur?: Colour | undefined
  furInside?: Colour | undefined
  horns?: string | undefined
  hornColour?: Colour | undefined
  antennae?: Colour | undefined
}

export type PoseSpec = {
  kind: string
  /** Mirrors the pose. */
  flip?: boolean | undefined
  sleeve?: Colour | undefined
  cuff?: Colour | undefined
  glove?: Colour | undefined
  /** Adds to the slope of the shoulders, in degrees. */
  slope?: number | undefined
}

export type BackgroundSpec = {
  /** Light at the top, dark at the bottom. */
  colours: readonly [Colour, Colour]
  accent?: Colour | undefined
  motif?: string | readonly string[] | undefined
  motifColour?: Colour | undefined
  motifOpacity?: number | undefined
  ring?: string | undefined
  ringColour?: Colour | undefined
  ringOpacity?: number | undefined
  rays?: boolean | undefined
  rim?: Colour | undefined
  foreground?: string | undefined
  foregroundColour?: Colour | undefined
  /** The warm light and the cool shadow of the grade. */
  keyLight?: Colour | undefined
  shadow?: Colour | undefined
  holo?: boolean | undefined
  /** A place behind the figure, with the options of that place. */
  place?: PartSpec | undefined
}

export type PortraitSpec = {
  build: string
  body?: Partial<Build> | undefined
  skin: string
  skinTones?: Partial<Skin> | undefined
  /** Turns the face: 12 to 24 is three-quarter, 30 to 40 strong three-quarter; negative to the left. */
  turn?: number | undefined
  /** Positive numbers show the face from below, negative from above; -16 to 16. */
  pitch?: number | undefined
  tilt?: number | undefined
  lean?: number | undefined
  dx?: number | undefined
  dy?: number | undefined
  scale?: number | undefined
  pose?: string | PoseSpec | undefined
  jaw?: string | undefined
  ears?: string | undefined
  nose?: string | NoseSpec | undefined
  /** Strength of the blush; 0 is none. */
  blush?: number | undefined
  hatch?: boolean | undefined
  marks?: readonly PartSpec[] | undefined
  patch?: { side: Side; colour?: Colour | undefined; brow?: boolean | undefined } | undefined
  mask?: { kind?: string | undefined; colour?: Colour | undefined } | undefined
  beard?: BeardSpec | undefined
  earring?: EarringSpec | undefined
  beast?: BeastSpec | undefined
  hair: HairSpec
  eyes: EyesSpec
  brows?: BrowsSpec | undefined
  /** Brows below the hair. */
  browsUnder?: boolean | undefined
  mouth?: MouthSpec | undefined
  headgear?: readonly HeadgearSpec[] | undefined
  /** Where a hat cuts the hair, and how wide it is there. */
  hatLine?: number | undefined
  hatWidth?: number | undefined
  outfit?: readonly GarmentSpec[] | undefined
  props?: readonly PropSpec[] | undefined
  background: BackgroundSpec
}

export type CastSpec = {
  /** The identifier of the portrait in the same series. */
  portrait: string
  x: number
  y: number
  scale: number
  turn?: number | undefined
  /** Kinds of props that stay at home. */
  drop?: readonly string[] | undefined
}

/** A hidden-object picture, 1200x800: parts from back to front, the cast between them. */
export type SceneSpec = {
  parts: readonly PartSpec[]
  cast: readonly CastSpec[]
  foreground?: readonly PartSpec[] | undefined
  /** The seed of everything scattered in it. */
  seed: string
  keyLight?: Colour | undefined
  shadow?: Colour | undefined
}

/** The picture of a game's tile. */
export type CoverSpec = {
  parts: readonly PartSpec[]
  foreground?: readonly PartSpec[] | undefined
  seed: string
  keyLight?: Colour | undefined
  shadow?: Colour | undefined
}
