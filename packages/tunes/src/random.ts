export type Random = () => number

/** Creates a function that returns numbers in [0, 1). The same seed gives the same sequence. */
export function createSeededRandom(seed: string): Random {
  let state = 2166136261
  for (const character of seed) {
    state ^= character.charCodeAt(0)
    state = Math.imul(state, 16777619)
  }
  return () => {
    state += 0x6d2b79f5
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a random number between -limit and limit. */
export function pickOffset(random: Random, limit: number): number {
  return (random() * 2 - 1) * limit
}
