import type { Parts } from './draw/canvas.ts'
import { PATTERNS } from './draw/patterns.ts'
import { BEARD_KINDS } from './figure/beard.ts'
import { BEAST_EAR_KINDS } from './figure/beast-ears.ts'
import { MUZZLE_KINDS } from './figure/beast.ts'
import { BROW_KINDS } from './figure/brows.ts'
import { BUILDS } from './figure/builds.ts'
import { EAR_KINDS } from './figure/ears.ts'
import { EYE_KINDS } from './figure/eyes/eye.ts'
import { PUPILS } from './figure/eyes/pupils.ts'
import { MASK_KINDS } from './figure/features.ts'
import { CAP_KINDS } from './figure/hair/crown.ts'
import { FRONT_KINDS } from './figure/hair/fronts.ts'
import { BACK_KINDS } from './figure/hair/hair.ts'
import { SIDE_KINDS } from './figure/hair/sides.ts'
import { STYLES } from './figure/hair/styles.ts'
import { HAND_KINDS } from './figure/hands.ts'
import { HORN_KINDS } from './figure/horns.ts'
import { JAW_KINDS } from './figure/jaws.ts'
import { MARK_KINDS } from './figure/marks/index.ts'
import { MOUTHS } from './figure/mouths.ts'
import { NOSE_KINDS } from './figure/nose.ts'
import { POSE_KINDS } from './figure/pose.ts'
import { SKINS } from './figure/skins.ts'
import { isProp } from './props/index.ts'
import { maybeText, partIn } from './props/options.ts'
import { backgroundFaults } from './scene/background.ts'
import type { HandSpec, PartSpec, PortraitSpec, PropSpec } from './spec.ts'
import * as keys from './spec-keys.ts'
import { WARDROBE } from './wardrobe.ts'

type Kinds = readonly string[] | Readonly<Record<string, unknown>>
type Choice = readonly [path: string, kind: string | undefined, kinds: Kinds]

/** What a recipe names that nobody knows how to draw, each by its path; none for a recipe that can be drawn. */
export function specFaults(spec: PortraitSpec, parts: Parts): string[] {
  const choices = [...figureChoices(spec), ...headChoices(spec), ...hairChoices(spec), ...wornChoices(spec)]
  return [
    ...choices.flatMap(([path, kind, kinds]) =>
      kind === undefined || knows(kinds, kind) ? [] : [`${path}: no "${kind}"`],
    ),
    ...(spec.props ?? []).flatMap(({ kind }, index) =>
      isProp(kind, parts) ? [] : [`props[${index}].kind: no "${kind}"`],
    ),
    ...misspelt(spec),
    ...backgroundFaults(spec.background, parts).map((fault) => `background: ${fault}`),
  ]
}

function knows(kinds: Kinds, kind: string): boolean {
  return isList(kinds) ? kinds.includes(kind) : Object.hasOwn(kinds, kind)
}

function isList(kinds: Kinds): kinds is readonly string[] {
  return Array.isArray(kinds)
}

function figureChoices(spec: PortraitSpec): Choice[] {
  const pose = typeof spec.pose === 'object' ? spec.pose.kind : spec.pose
  return [
    ['build', spec.build, BUILDS],
    ['skin', spec.skin, SKINS],
    ['pose', pose, POSE_KINDS],
    ['jaw', spec.jaw, JAW_KINDS],
  ]
}

function headChoices({ ears, nose, eyes, brows, mouth, beard, mask, beast, marks = [] }: PortraitSpec): Choice[] {
  return [
    ['ears', ears, EAR_KINDS],
    ['nose', typeof nose === 'object' ? nose.kind : nose, NOSE_KINDS],
    ['eyes.kind', eyes.kind, EYE_KINDS],
    ['eyes.pupil', eyes.pupil, PUPILS],
    ['brows.kind', brows?.kind, BROW_KINDS],
    ['mouth.kind', mouth?.kind, MOUTHS],
    ['beard.kind', beard?.kind, BEARD_KINDS],
    ['mask.kind', mask?.kind, MASK_KINDS],
    ['beast.ears', beast?.ears, BEAST_EAR_KINDS],
    ['beast.muzzle', beast?.muzzle, MUZZLE_KINDS],
    ['beast.horns', beast?.horns, HORN_KINDS],
    ...kindsOf('marks', marks, MARK_KINDS),
  ]
}

function hairChoices({ hair }: PortraitSpec): Choice[] {
  return [
    ['hair.style', hair.style, STYLES],
    ['hair.front', hair.front, FRONT_KINDS],
    ['hair.side', hair.side, SIDE_KINDS],
    ['hair.back', hair.back, BACK_KINDS],
    ['hair.cap', hair.cap, CAP_KINDS],
  ]
}

function wornChoices({ outfit = [], headgear = [], props = [] }: PortraitSpec): Choice[] {
  return [
    ...kindsOf('outfit', outfit, WARDROBE.outfit),
    ...kindsOf('headgear', headgear, WARDROBE.headgear),
    ...outfit.flatMap((part, index) => patternsOf(`outfit[${index}]`, part)),
    ...headgear.flatMap((part, index) => patternsOf(`headgear[${index}]`, part)),
    ...props.flatMap((prop, index) =>
      handsOf(prop).map(([name, hand]): Choice => [`props[${index}].${name}.kind`, hand.kind, HAND_KINDS]),
    ),
  ]
}

function kindsOf(path: string, parts: readonly PartSpec[], kinds: Kinds): Choice[] {
  return parts.map((part, index) => [`${path}[${index}].kind`, part.kind, kinds])
}

/** The weaves that a part names, in whichever of its options. */
function patternsOf(path: string, part: PartSpec): Choice[] {
  return Object.keys(part)
    .filter((name) => /pattern$/i.test(name))
    .map((name) => [`${path}.${name}.kind`, maybeText(partIn(part, name) ?? {}, 'kind'), PATTERNS])
}

function handsOf(prop: PropSpec): [name: string, hand: HandSpec][] {
  const hands: [string, HandSpec | true | undefined][] = [
    ['hand', prop.hand],
    ['otherHand', prop.otherHand],
  ]
  return hands.flatMap(([name, hand]) => (hand === undefined || hand === true ? [] : [[name, hand]]))
}

/** Keys that no part reads. */
function misspelt(spec: PortraitSpec): string[] {
  return [
    ...unknownKeys('', spec, keys.PORTRAIT_KEYS),
    ...unknownKeys('hair.', spec.hair, keys.HAIR_KEYS),
    ...unknownKeys('eyes.', spec.eyes, keys.EYES_KEYS),
    ...unknownKeys('brows.', spec.brows, keys.BROWS_KEYS),
    ...unknownKeys('mouth.', spec.mouth, keys.MOUTH_KEYS),
    ...unknownKeys('beast.', spec.beast, keys.BEAST_KEYS),
    ...unknownKeys('pose.', typeof spec.pose === 'object' ? spec.pose : undefined, keys.POSE_KEYS),
    ...unknownKeys('background.', spec.background, keys.BACKGROUND_KEYS),
    ...(spec.props ?? []).flatMap((prop, index) => [
      ...unknownKeys(`props[${index}].`, prop, keys.PROP_KEYS),
      ...handsOf(prop).flatMap(([name, hand]) => unknownKeys(`props[${index}].${name}.`, hand, keys.HAND_KEYS)),
    ]),
  ]
}

function unknownKeys(path: string, told: object | undefined, known: Readonly<Record<string, true>>): string[] {
  return Object.keys(told ?? {})
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `${path}${key}: no such key`)
}
