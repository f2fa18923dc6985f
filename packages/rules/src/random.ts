/** Dice: a fraction in [0, 1). */
export type Random = () => number

/** Dice: a whole number in [0, n), every one as likely as the others. */
export type UniformBelow = (n: number) => number

export function pickOne<T>(choices: readonly T[], below: UniformBelow): T {
  if (choices.length === 0) throw new RangeError('nothing to pick from')
  return choices[below(choices.length)] as T
}

/** A new array in random order (Fisher-Yates from the end: draws below n, n - 1, … 2). */
export function shuffle<T>(items: readonly T[], below: UniformBelow): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const moved = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = moved
  }
  return shuffled
}

/** The same fractions for the same seed (sfc32): for tests and replays, never for a player's luck. */
export function seededRandom(seed: number): Random {
  const word = sfc32(seed)
  for (let warmUp = 0; warmUp < 15; warmUp++) word()
  return () => ((word() >>> 5) * 2 ** 26 + (word() >>> 6)) / 2 ** 53
}

/** Whole numbers from fractions; the bias is below n / 2^53, so this too is for tests, not for a player's luck. */
export function belowFrom(random: Random): UniformBelow {
  return (n) => Math.floor(random() * n)
}

function sfc32(seed: number): () => number {
  let a = seed | 0
  let b = Math.floor(seed / 2 ** 32) | 0
  let c = 0x9e3779b9 | 0
  let counter = 1
  return () => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
}
