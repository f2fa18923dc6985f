/** Returns a random fraction in [0, 1). */
export type Random = () => number

/** Returns a random integer in [0, n). All integers are equally likely. */
export type RandomBelow = (n: number) => number

export function pickOne<T>(choices: readonly T[], randomBelow: RandomBelow): T {
  if (choices.length === 0) throw new RangeError('nothing to pick from')
  return choices[randomBelow(choices.length)] as T
}

/**
 * Returns a shuffled copy of an array, by the Fisher-Yates algorithm from the end: the limits of the random numbers are
 * n, n - 1, … 2.
 */
export function shuffle<T>(items: readonly T[], randomBelow: RandomBelow): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1)
    const moved = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = moved
  }
  return shuffled
}

/**
 * Creates a deterministic random number generator (sfc32) for tests and replays. Never use it for real players' draws.
 */
export function createSeededRandom(seed: number): Random {
  const word = createSfc32(seed)
  for (let warmUp = 0; warmUp < 15; warmUp++) word()
  return () => ((word() >>> 5) * 2 ** 26 + (word() >>> 6)) / 2 ** 53
}

/** For tests only, because some numbers are slightly more likely than others (by less than n / 2^53). */
export function createRandomBelow(random: Random): RandomBelow {
  return (n) => Math.floor(random() * n)
}

function createSfc32(seed: number): () => number {
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
