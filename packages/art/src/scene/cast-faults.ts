import type { FieldFault } from '../field-faults.ts'
import { HAND_KINDS } from '../figure/hands.ts'
import { STANCE_KINDS } from '../figure/stance.ts'
import type { PortraitCheck } from '../portrait-faults.ts'
import type { PortraitSpec } from '../spec.ts'
import { applyLook } from './cast.ts'
import type { CastSpec, PlacedFigure, ReachSpec } from './scene-spec.ts'

/** Lists what a picture changes about a figure that cannot be drawn. */
export function findCastFaults(
  member: CastSpec | PlacedFigure,
  portrait: PortraitSpec | undefined,
  { findFaultsOfFields }: PortraitCheck,
): FieldFault[] {
  if (!portrait) return []
  const { eyes, mouth, pose, props, stance } = member
  const look = { eyes: eyes && { kind: eyes }, mouth: mouth && { kind: mouth }, pose, props }
  return [
    ...findFaultsOfFields(look),
    ...findUnknownKind('stance.kind', 'stance', stance?.kind, STANCE_KINDS),
    ...(stance?.arms ?? []).flatMap((arm, n) => findArmFaults(arm, `stance.arms.${n}`, findFaultsOfFields)),
    ...findDropFaults(member, portrait),
  ]
}

function findArmFaults(
  { hand, prop, options }: ReachSpec,
  path: string,
  findFaultsOfFields: PortraitCheck['findFaultsOfFields'],
): FieldFault[] {
  const held = prop === undefined ? [] : findFaultsOfFields({ props: [{ kind: prop, options }] })
  return [
    ...findUnknownKind(`${path}.hand`, 'hand', hand, HAND_KINDS),
    ...held.map(({ path: at, message }) => ({
      path: at === 'props.0.kind' ? `${path}.prop` : at.replace('props.0', path),
      message,
    })),
  ]
}

function findUnknownKind(path: string, what: string, kind: string | undefined, kinds: readonly string[]): FieldFault[] {
  return kind === undefined || kinds.includes(kind) ? [] : [{ path, message: `unknown kind of ${what} "${kind}"` }]
}

/** Lists entries of `drop` that are neither props nor headgear of the figure. */
function findDropFaults(member: CastSpec | PlacedFigure, portrait: PortraitSpec): FieldFault[] {
  const { props = [], headgear = [] } = applyLook(portrait, member)
  const carried = new Set([...props, ...headgear].map(({ kind }) => kind))
  return (member.drop ?? [])
    .filter((kind) => !carried.has(kind))
    .map((kind) => ({ path: 'drop', message: `${member.portrait} has no "${kind}" to drop` }))
}
