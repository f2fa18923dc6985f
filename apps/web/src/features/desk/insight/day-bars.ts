type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The share of a day's width that stays empty. */
const GAP = 0.25
/** The maximum width of a bar. Without it, the bars of a week would be too wide. */
const MAX_WIDTH = 6

/**
 * Positions the bars of several series next to each other for each day, in a square of 100 units whose upper edge is
 * `top`. Returns the bars of each series.
 */
export function layOutDayBars(series: readonly (readonly number[])[], top: number): Bar[][] {
  const days = Math.max(1, ...series.map((values) => values.length))
  const slot = 100 / days
  const width = Math.min(MAX_WIDTH, (slot * (1 - GAP)) / series.length)
  return series.map((values, n) =>
    values.map((value, i) => {
      const height = (value / top) * 100
      return { x: i * slot + slot / 2 + (n - series.length / 2) * width, y: 100 - height, width, height }
    }),
  )
}
