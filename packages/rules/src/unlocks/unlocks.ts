import type { Mode } from '../games/games.ts'

/** What opens a mode: nothing, a total power beyond a figure, or a number of different cards. */
export type UnlockRequirement = { kind: 'open' } | { kind: 'power'; above: number } | { kind: 'cards'; atLeast: number }

export type Holdings = { totalPower: number; uniqueCards: number }

const REQUIREMENTS: Readonly<Record<Mode, UnlockRequirement>> = {
  0: { kind: 'open' },
  1: { kind: 'power', above: 30_000 },
  2: { kind: 'cards', atLeast: 50 },
}

export function unlockRequirement(mode: Mode): UnlockRequirement {
  return REQUIREMENTS[mode]
}

/** Whether the mode may be opened now; once open it stays open, which is for the caller to keep. */
export function canUnlock(mode: Mode, { totalPower, uniqueCards }: Holdings): boolean {
  const requirement = unlockRequirement(mode)
  switch (requirement.kind) {
    case 'open':
      return true
    case 'power':
      return totalPower > requirement.above
    case 'cards':
      return uniqueCards >= requirement.atLeast
  }
}
