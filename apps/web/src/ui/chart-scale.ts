const STEPS = [1, 2, 5, 10]
const ROUGHLY = 4

/** Round numbers from nothing up to the first one that is not below the largest: the lines of a chart. */
export function ticksUpTo(largest: number): number[] {
  const rough = Math.max(largest, 1) / ROUGHLY
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(largest, 1) / step) + 1 }, (_, i) => i * step)
}

/** Where a value stands between two ends, from 0 to 1; in the middle where the ends are one. */
export function shareOf(value: number, from: number, to: number): number {
  return to === from ? 0.5 : (value - from) / (to - from)
}
