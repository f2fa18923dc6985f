const STEPS = [1, 2, 5, 10]
const ROUGHLY = 4

/** Creates the values of a chart's grid lines: round numbers from 0 to at least `largest`. */
export function createTicks(largest: number): number[] {
  const rough = Math.max(largest, 1) / ROUGHLY
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(largest, 1) / step) + 1 }, (_, i) => i * step)
}

/** Returns the position of a value between two ends, from 0 to 1, or 0.5 if the ends are equal. */
export function toFraction(value: number, from: number, to: number): number {
  return to === from ? 0.5 : (value - from) / (to - from)
}
