import type { Color } from '../draw/color.ts'

/** In head units: the origin is the center of the eye line, y grows downwards. */
export type Place = readonly [x: number, y: number]

/** -1 is the viewer's left. */
export type Side = -1 | 1

export type HairLockSpec = { points: readonly Place[]; width: number; profile?: string | undefined }

export type HairSpec = {
  color: Color
  shine?: Color | undefined
  shadow?: Color | undefined
  tip?: Color | undefined
  line?: Color | undefined
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
  ribbon?: Color | undefined
  tie?: Color | undefined
  /** The knots of a braid and its width. */
  knots?: number | undefined
  braidWidth?: number | undefined
  locks?: readonly HairLockSpec[] | undefined
  /** Color of a streak that falls from the crown. */
  streak?: Color | undefined
  noCrown?: boolean | undefined
}

export type EyesSpec = {
  kind?: string | undefined
  iris?: Color | undefined
  /** The iris of the viewer's left eye. */
  otherIris?: Color | undefined
  glow?: Color | undefined
  pupil?: string | undefined
  pupilColor?: Color | undefined
  sclera?: Color | undefined
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
  lash?: Color | undefined
  lashLength?: number | undefined
  liner?: Color | undefined
  shadow?: Color | undefined
  bags?: boolean | undefined
  irisSize?: number | undefined
  /** No highlights. */
  dead?: boolean | undefined
  /** A light that leaves the eye. */
  blaze?: Color | undefined
}

export type BrowsSpec = {
  kind?: string | undefined
  color?: Color | undefined
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
  lip?: Color | undefined
  line?: Color | undefined
  inside?: Color | undefined
  /** A mole beside the mouth. */
  mole?: Side | undefined
}

export type NoseSpec = { kind: string; size?: number | undefined; color?: Color | undefined }
export type BeardSpec = { kind: string; color?: Color | undefined; length?: number | undefined }
export type EarringSpec = {
  kind: 'hoop' | 'drop' | 'stud'
  color?: Color | undefined
  gem?: Color | undefined
  both?: boolean | undefined
}

export type BeastSpec = {
  /** Animal ears on the crown. */
  ears?: string | undefined
  earScale?: number | undefined
  earColor?: Color | undefined
  earInside?: Color | undefined
  /** A muzzle in place of the nose. */
  muzzle?: string | undefined
  muzzleColor?: Color | undefined
  noseColor?: Color | undefined
  whiskers?: boolean | undefined
  /** Fur cheeks beside the face. */
  cheeks?: boolean | undefined
  /** The face covered with fur of this color. */
  fur?: Color | undefined
  furInside?: Color | undefined
  horns?: string | undefined
  hornColor?: Color | undefined
  antennae?: Color | undefined
}
