import type { Colour } from '../draw/colour.ts'

/** In head units: the origin is the centre of the eye line, y grows downwards. */
export type Place = readonly [x: number, y: number]

/** -1 is the viewer's left. */
export type Side = -1 | 1

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
