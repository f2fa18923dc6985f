/** Guesses the label of each sample from its numbers, after training on all other samples. */
export type Guesser = (numbers: readonly (readonly number[])[]) => (labels: readonly string[]) => number

/** Returns the label of the nearest other sample. */
export const nearest: Guesser = (numbers) => {
  const scaled = toColumns(numbers).map(standardize)
  const neighbors = numbers.map((_, one) => findNearest(one, scaled, numbers.length))
  return (labels) => neighbors.filter((neighbor, one) => labels[neighbor] === labels[one]).length
}

function findNearest(sampleIndex: number, columns: readonly (readonly number[])[], count: number): number {
  let best = -1
  let least = Infinity
  for (let other = 0; other < count; other++) {
    if (other === sampleIndex) continue
    const distance = columns.reduce((sum, column) => sum + ((column[sampleIndex] ?? 0) - (column[other] ?? 0)) ** 2, 0)
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}

const BINS = 8

/**
 * Naive Bayes: picks the label with the highest total over all columns. Finds a signal even if only one of many columns
 * contains it.
 */
export const bayes: Guesser = (numbers) => {
  const columns = toColumns(numbers).map(toBins)
  return (labels) => {
    const names = [...new Set(labels)]
    const ofLabel = labels.map((label) => names.indexOf(label))
    const total = guessByCounts(ofLabel, names.length)
    const seen = columns.map((column) =>
      guessByCounts(
        column.map((bin, at) => (ofLabel[at] ?? 0) * BINS + bin),
        names.length * BINS,
      ),
    )
    const guessFor = (one: number) => {
      const scores = names.map((_, name) => {
        const own = ofLabel[one] === name ? 1 : 0
        const all = (total[name] ?? 0) - own
        return columns.reduce(
          (sum, column, at) => {
            const same = (seen[at]?.[name * BINS + (column[one] ?? 0)] ?? 0) - own
            return sum + Math.log((same + 1) / (all + BINS))
          },
          Math.log(all + 1),
        )
      })
      return scores.indexOf(Math.max(...scores))
    }
    return ofLabel.filter((label, one) => guessFor(one) === label).length
  }
}

function guessByCounts(values: readonly number[], limit: number): number[] {
  const counts = Array.from({ length: limit }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Leaves out constant columns. */
function toColumns(rows: readonly (readonly number[])[]): number[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? -1))
  return columns.filter((column) => new Set(column).size > 1)
}

function standardize(column: readonly number[]): number[] {
  const mean = column.reduce((sum, value) => sum + value, 0) / column.length
  const spread = Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length) || 1
  return column.map((value) => (value - mean) / spread)
}

/** Columns with few distinct values stay as they are; others are split into quantiles. */
function toBins(column: readonly number[]): number[] {
  const values = [...new Set(column)].toSorted((a, b) => a - b)
  if (values.length <= BINS) return column.map((value) => values.indexOf(value))
  const sorted = column.toSorted((a, b) => a - b)
  return column.map((value) => Math.floor((sorted.indexOf(value) * BINS) / sorted.length))
}
