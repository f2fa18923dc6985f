import type { FieldFault } from '../field-faults.ts'
import { HAND_KINDS } from '../figure/hands.ts'
import { STANCE_KINDS } from '../figure/stance.ts'
import type { createPortraitCheck } from '../portrait-faults.ts'
import type { PortraitSpec } from '../spec.ts'
import { applyLook } from './cast.ts'
import type { CastSpec, PlacedFigure } from './scene-spec.ts'

type FindPortraitFaults = ReturnType<typeof createPortraitCheck>

/** Lists what cannot be drawn of a figure, apart from the faults that its portrait has anyway. */
export function findCastFaults(
  member: CastSpec | PlacedFigure,
  portrait: PortraitSpec | undefined,
  findPortraitFaults: FindPortraitFaults,
): FieldFault[] {
  if (!portrait) return []
  const look = applyLook(portrait, member)
  const anyway = findPortraitFaults(portrait).map(({ path }) => path)
  return [
    ...findPortraitFaults(look).filter(({ path }) => !anyway.includes(path)),
    ...(member.stance ? findStanceFaults(member.stance, portrait, findPortraitFaults) : []),
    ...findDropFaults(member, look),
  ]
}

function findStanceFaults(
  { kind, arms = [] }: NonNullable<PlacedFigure['stance']>,
  portrait: PortraitSpec,
  findPortraitFaults: FindPortraitFaults,
): FieldFault[] {
  return [
    ...findUnknownKind('stance.kind', 'stance', kind, STANCE_KINDS),
    ...arms.flatMap(({ hand, prop, options }, n) => [
      ...findUnknownKind(`stance.arms.${n}.hand`, 'hand', hand, HAND_KINDS),
      ...(prop === undefined ? [] : findPortraitFaults({ ...portrait, props: [{ kind: prop, options }] }))
        .filter(({ path }) => path.startsWith('props.0.'))
        .map(({ path, message }) => ({
          path: `stance.arms.${n}.${path === 'props.0.kind' ? 'prop' : path.replace('props.0.', '')}`,
          message,
        })),
    ]),
  ]
}

function findUnknownKind(path: string, what: string, kind: string | undefined, kinds: readonly string[]): FieldFault[] {
  return kind === undefined || kinds.includes(kind) ? [] : [{ path, message: `unknown kind of ${what} "${kind}"` }]
}

/** Lists entries of `drop` that are neither props nor headgear of the figure. */
function findDropFaults({ portrait, drop = [] }: CastSpec | PlacedFigure, look: PortraitSpec): FieldFault[] {
  const carried = new Set([...(look.props ?? []), ...(look.headgear ?? [])].map(({ kind }) => kind))
  return drop
    .filter((kind) => !carried.has(kind))
    .map((kind) => ({ path: 'drop', message: `${portrait} has no "${kind}" to drop` }))
}
