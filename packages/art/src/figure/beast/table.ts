import { mergeTables, requireKind } from '../choice.ts'
import type { BeastSpec } from '../head-spec.ts'
import type { Species } from './species.ts'
import { BIRDS } from './birds.ts'
import { CANINES } from './canines.ts'
import { FELINES } from './felines.ts'
import { HOOFED } from './hoofed.ts'
import { INSECTS } from './insects.ts'
import { MAMMALS } from './mammals.ts'
import { REPTILES } from './reptiles.ts'

const SPECIES: Readonly<Record<string, Species>> = mergeTables<Species>(
  CANINES,
  FELINES,
  MAMMALS,
  HOOFED,
  REPTILES,
  INSECTS,
  BIRDS,
)

export const MUZZLE_KINDS: readonly string[] = Object.keys(SPECIES)

/** Returns true if the whole head is an animal's, not a human head with animal ears or horns. */
export function hasBeastHead({ beast }: { beast?: BeastSpec | undefined }): boolean {
  return beast?.muzzle !== undefined
}

export function hasPaws(spec: { beast?: BeastSpec | undefined }): boolean {
  return hasBeastHead(spec) && getSpecies(spec.beast ?? {}).paws === true
}

export function getSpecies({ muzzle }: BeastSpec): Species {
  return requireKind(SPECIES, muzzle ?? '', 'muzzle')
}
