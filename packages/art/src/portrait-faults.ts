import * as z from 'zod/mini'
import type { Parts } from './draw/canvas.ts'
import { PATTERNS } from './draw/patterns.ts'
import { BEARD_KINDS } from './figure/beard.ts'
import { BEAST_EAR_KINDS } from './figure/beast-ears.ts'
import { MUZZLE_KINDS } from './figure/beast/table.ts'
import { BROW_KINDS } from './figure/brows.ts'
import { BUILDS } from './figure/builds.ts'
import { EAR_KINDS } from './figure/ears.ts'
import { EYE_KINDS } from './figure/eyes/eye.ts'
import { PUPILS } from './figure/eyes/pupils.ts'
import { CAP_KINDS } from './figure/hair/crown.ts'
import { FRONT_KINDS } from './figure/hair/fronts.ts'
import { BACK_KINDS } from './figure/hair/hair.ts'
import { SIDE_KINDS } from './figure/hair/sides.ts'
import { STYLES } from './figure/hair/styles.ts'
import { HAND_KINDS } from './figure/hands.ts'
import type { PartCategory } from './figure/head-spec.ts'
import { HORN_KINDS } from './figure/horns.ts'
import { JAW_KINDS } from './figure/jaws.ts'
import { MARK_KINDS } from './figure/marks/index.ts'
import { MOUTHS } from './figure/mouths.ts'
import { NOSE_KINDS } from './figure/nose.ts'
import { POSE_KINDS } from './figure/pose.ts'
import { SKINS } from './figure/skins.ts'
import { isProp } from './props/index.ts'
import { createPersonSpec } from './props/person.ts'
import { FOREGROUNDS } from './scene/effects.ts'
import { MOTIFS } from './scene/motifs.ts'
import { findPlaceFaults } from './scene/place.ts'
import { RINGS } from './scene/rings.ts'
import { createPortraitSchema } from './spec.ts'
import { type FieldFault, findFieldFaults, parseFields } from './field-faults.ts'
import type { Options } from './draw/options.ts'
import { WARDROBE } from './wardrobe.ts'

type PortraitSchema = ReturnType<typeof createPortraitSchema>

/** The kinds that are drawn by code. Props may also come from part files. */
const KINDS: Readonly<Record<Exclude<PartCategory, 'prop'>, object>> = {
  'back hair': BACK_KINDS,
  beard: BEARD_KINDS,
  'beast ears': BEAST_EAR_KINDS,
  brows: BROW_KINDS,
  build: BUILDS,
  cap: CAP_KINDS,
  ears: EAR_KINDS,
  eyes: EYE_KINDS,
  foreground: FOREGROUNDS,
  'front hair': FRONT_KINDS,
  garment: WARDROBE.outfit,
  hairstyle: STYLES,
  hand: HAND_KINDS,
  headgear: WARDROBE.headgear,
  horns: HORN_KINDS,
  jaw: JAW_KINDS,
  mark: MARK_KINDS,
  motif: MOTIFS,
  mouth: MOUTHS,
  muzzle: MUZZLE_KINDS,
  nose: NOSE_KINDS,
  pattern: PATTERNS,
  pose: POSE_KINDS,
  pupil: PUPILS,
  ring: RINGS,
  'side hair': SIDE_KINDS,
  skin: SKINS,
}

export type PortraitCheck = {
  /** Lists the faults of a recipe, including kinds that cannot be drawn. */
  readonly findFaults: (recipe: unknown) => FieldFault[]
  /** Lists the faults of the given fields of a recipe. */
  readonly findFaultsOfFields: (fields: unknown) => FieldFault[]
}

export function createPortraitCheck(parts: Parts): PortraitCheck {
  const schema = createPortraitSchema({
    knows: (word, kind) => (word === 'prop' ? isProp(kind, parts) : hasKind(KINDS[word], kind)),
    findPlaceFaults: (place) => findPlaceFaults(place, parts),
  })
  const someFields = z.partial(schema)
  const find = (checked: typeof schema | typeof someFields) => (recipe: unknown) => {
    const { faults, data } = parseFields(checked, recipe)
    const persons = (data?.props ?? []).flatMap(({ kind, options = {} }, index) =>
      kind === 'person' ? findPersonFaults(schema, options, index) : [],
    )
    return [...faults, ...persons]
  }
  return { findFaults: find(schema), findFaultsOfFields: find(someFields) }
}

/** Checks the options of a prop that draws a second person: they are those of a portrait. */
function findPersonFaults(schema: PortraitSchema, options: Options, index: number): FieldFault[] {
  return findFieldFaults(schema, createPersonSpec(options)).map(({ path, message }) => ({
    path: `props.${index}.options.${path}`,
    message,
  }))
}

function hasKind(kinds: object, kind: string): boolean {
  return Array.isArray(kinds) ? kinds.includes(kind) : Object.hasOwn(kinds, kind)
}
