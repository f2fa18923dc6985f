import type { Options } from './draw/options.ts'
import type { Color } from './draw/color.ts'
import type { Build } from './figure/builds.ts'
import type {
  BeardSpec,
  BeastSpec,
  BrowsSpec,
  EarringSpec,
  EyesSpec,
  HairSpec,
  MouthSpec,
  NoseSpec,
  Place,
  Side,
} from './figure/head-spec.ts'
import type { Skin } from './figure/skins.ts'

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
  sleeve?: Color | undefined
  /** Cloth on the upper arm alone, with a hem above the elbow. */
  shortSleeve?: Color | undefined
  cuff?: Color | undefined
  glove?: Color | undefined
  /** The arm passes behind the prop and the fingers before it. */
  armUnder?: boolean | undefined
  /** Which shoulder the arm comes from; without it the nearer one. */
  shoulder?: Side | undefined
  /** Where the arm bends; without it the elbow falls outwards and down. */
  elbow?: Place | undefined
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

export type PoseSpec = {
  kind: string
  /** Mirrors the pose. */
  flip?: boolean | undefined
  sleeve?: Color | undefined
  shortSleeve?: Color | undefined
  cuff?: Color | undefined
  glove?: Color | undefined
  /** Adds to the slope of the shoulders, in degrees. */
  slope?: number | undefined
}

export type BackgroundSpec = {
  /** Light at the top, dark at the bottom. */
  colors: readonly [Color, Color]
  accent?: Color | undefined
  motif?: string | readonly string[] | undefined
  motifColor?: Color | undefined
  motifOpacity?: number | undefined
  ring?: string | undefined
  ringColor?: Color | undefined
  ringOpacity?: number | undefined
  rays?: boolean | undefined
  rim?: Color | undefined
  foreground?: string | undefined
  foregroundColor?: Color | undefined
  /** The warm light and the cool shadow of the grade. */
  keyLight?: Color | undefined
  shadow?: Color | undefined
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
  patch?: { side: Side; color?: Color | undefined; brow?: boolean | undefined } | undefined
  mask?: { kind?: string | undefined; color?: Color | undefined } | undefined
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
