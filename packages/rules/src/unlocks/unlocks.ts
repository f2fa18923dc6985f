import type { Mode } from '../games/games.ts'

/**
 * What a player needs to unlock a mode: nothing, more than a certain total power, or a certain number of different
 * cards.
 */
export type UnlockRequirement = { kind: 'open' } | { kind: 'power'; above: number } | { kind: 'cards'; atLeast: number }

export type CollectionTotals = { totalPower: number; uniqueCards: number }

const REQUIREMENTS: Readonly<Record<Mode, UnlockRequirement>> = {
  0: { kind: 'open' },
  1: { kind: 'power', above: 30_000 },
  2: { kind: 'cards', atLeast: 50 },
}

export function getUnlockRequirement(mode: Mode): UnlockRequirement {
  return REQUIREMENTS[mode]
}

/** Whether the player currently meets the requirement. Unlocks are permanent, so the caller must store them. */
export function canUnlock(mode: Mode, { totalPower, uniqueCards }: CollectionTotals): boolean {
  const requirement = getUnlockRequirement(mode)
  switch (requirement.kind) {
    case 'open':
      return true
    case 'power':
      return totalPower > requirement.above
    case 'cards':
      return uniqueCards >= requirement.atLeast
  }
}
