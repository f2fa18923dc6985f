/** `experience` is the experience gained within the level; `needed` is the experience that completes the level. */
export type Level = { level: number; experience: number; needed: number }

const FIRST_NEEDED = 100
const NEEDED_GROWTH = 10

export const FIRST_LEVEL: Readonly<Level> = { level: 1, experience: 0, needed: FIRST_NEEDED }

/** Returns the experience needed to complete a level. */
export function computeExperienceNeeded(level: number): number {
  return FIRST_NEEDED + NEEDED_GROWTH * (level - 1)
}

/** Adds experience. Whatever exceeds the needed amount counts toward the next level. */
export function addExperienceToLevel(current: Readonly<Level>, amount: number): Level {
  let { level, experience, needed } = current
  experience += amount
  while (experience >= needed) {
    experience -= needed
    level += 1
    needed += NEEDED_GROWTH
  }
  return { level, experience, needed }
}
